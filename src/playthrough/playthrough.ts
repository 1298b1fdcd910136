/** A game that this page holds as a whole: a record that can be played on, undone, forked and written down. */
import type { Game, Move, Seat, Snapshot, Start } from '../kernel/game.js';
import type { GameRecord } from '../kernel/notation.js';
import { frames } from '../kernel/play.js';
import { startFrames } from '../kernel/start.js';
import { reveals } from '../kernel/view.js';
import { History, type Ply } from './history.js';
import { undoTo } from './undo.js';

export class Playthrough extends History {
  readonly knownTo = undefined;
  readonly local = this;
  readonly remote = undefined;
  readonly #start: Start;
  /** Caches for each seat whether a ply revealed something to it, because `reveals` plays the move on several tables. */
  readonly #revealed: Record<Seat, WeakMap<Ply, boolean>> = {};

  /** Plays the record to its end. Throws `BadInput` for an invalid start or move, `RefusedMove` for an illegal move. */
  constructor(game: Game, { start, moves }: GameRecord) {
    const plies: Ply[] = [{ move: undefined, frames: startFrames(game, start) }];
    for (const move of moves) plies.push({ move, frames: frames(game, plies.at(-1)!.frames.at(-1)!, move) });
    super(game, plies);
    this.#start = start;
  }

  /** The start and all moves, wherever the cursor is. */
  get record(): GameRecord {
    return { start: this.#start, moves: this.plies.slice(1).map((ply) => ply.move!) };
  }

  /**
   * Makes a move at the end of the record and returns its frames. Throws `RefusedMove` for an illegal move, `BadInput` for a
   * malformed one, and an `Error` while the cursor is in the past.
   */
  play(move: Move): readonly Snapshot[] {
    if (!this.isLive) throw new Error('Cannot play while an earlier position is shown; return to the end, or fork.');
    const made = frames(this.game, this.snapshot, move);
    this.add({ move, frames: made }, true);
    return made;
  }

  /** Removes all moves after the first `n` from the record and moves the cursor to the end. */
  undo(n: number): void {
    this.cut(n, 'undo');
  }
  /** Continues the game after `n` moves: as `undo`, but with the cause `fork`. */
  fork(n: number): void {
    this.cut(n, 'fork');
  }

  /** The number of moves that a reader's undo keeps (`undoTo`). */
  undoTo(
    isOwn: (seat: Seat) => boolean,
    mode: 'fair' | 'free',
    by?: Seat,
    isDecision: (n: number) => boolean = () => true,
  ): number | undefined {
    return undoTo(this.plies, { isOwn, mode, by, isDecision, reveals: (n, seat) => this.#reveals(n, seat) });
  }
  #reveals(n: number, seat: Seat): boolean {
    const ply = this.plies[n]!;
    const known = (this.#revealed[seat] ??= new WeakMap());
    let answer = known.get(ply);
    if (answer === undefined)
      known.set(ply, (answer = reveals(this.game, this.at(n - 1), ply.move!, this.at(n), seat)));
    return answer;
  }
}
