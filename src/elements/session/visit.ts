/** A visit to a copy of the game, held at a frame of its last move, while the game itself waits. */
import type { GameRecord } from '../../kernel/notation.js';
import type { History } from '../../playthrough/history.js';
import { Playthrough } from '../../playthrough/playthrough.js';
import type { Session } from './session.js';

export class Visit {
  readonly #session: Session;
  readonly #turnTo: (game: History) => void;
  /** The game itself while a copy is on show, and the length at which the copy is held. */
  #original: { readonly game: History; readonly length: number } | undefined;

  /** `turnTo` makes the session run another game. */
  constructor(session: Session, turnTo: (game: History) => void) {
    this.#session = session;
    this.#turnTo = turnTo;
  }
  /** Whether a copy is on show. */
  get isOn(): boolean {
    return this.#original !== undefined;
  }
  /** The game itself, also while a copy is on show. */
  get own(): History {
    return this.#original?.game ?? this.#session.playthrough;
  }
  /** Whether the copy is as long as when it was opened, so that nobody but the reader continues it. */
  get isUnchanged(): boolean {
    return this.#original?.length === this.#session.playthrough.length;
  }
  /** Whether the copy on show is held where it could continue without the reader. */
  get isHeld(): boolean {
    const { playthrough, playback, hotSeat } = this.#session;
    if (!this.isUnchanged || !playthrough.isLive || !playback.isResting) return false;
    return hotSeat.isBotsTurn || playback.shown !== playthrough.snapshot;
  }
  /**
   * Shows a copy of a game, held at a frame of its last move. It continues when a person moves in it or calls `release`.
   * Throws `BadInput` or `RefusedMove` if the record is invalid.
   */
  open(record: GameRecord, frame?: number): void {
    const copy = new Playthrough(this.#session.ui.game, record);
    this.#original = { game: this.own, length: copy.length };
    this.#turnTo(copy);
    this.#session.look(copy.length, frame);
  }
  /** Continues a held copy: shows the rest of its last move and lets opponents play. */
  release(): void {
    const { playthrough, playback } = this.#session;
    if (!this.isHeld) return;
    this.#original = { game: this.own, length: -1 };
    const { n, frame } = playthrough.plyOf(playback.shown!);
    playback.take({ cause: 'move', frames: playthrough.plies[n]!.frames.slice(frame + 1) });
  }
  /** Leaves the copy for the game itself. */
  leave(): void {
    if (this.#original) this.#turnTo(this.#original.game);
    this.forget();
  }
  /** Forgets the game itself, since another game replaces it. */
  forget(): void {
    this.#original = undefined;
  }
}
