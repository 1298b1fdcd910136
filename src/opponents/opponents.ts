/** Lets opponents play: asks for a move whenever the game waits for a seat that is one. */
import type { BotRunner } from './runner.js';
import type { Level, Move, Seat } from '../kernel/game.js';
import type { Playthrough } from '../playthrough/playthrough.js';
import type { SeatControl } from '../playthrough/seats.js';

/** A seed for advice that the record gives, so that a replay has the same opponents. */
export const botSeed = ({ record }: Playthrough): number => (record.start.seed + record.moves.length * 7919) >>> 0;

export class Opponents {
  #asked: object | undefined;
  #advisor: BotRunner | undefined;
  readonly #open: () => BotRunner;

  /** `open` gives somebody to ask; it is called when an opponent first has to move. */
  constructor(open: () => BotRunner) {
    this.#open = open;
  }

  /** The opponent whose turn it is, if it is one's. */
  static turn(playthrough: Playthrough, sitters: readonly SeatControl[]): { seat: Seat; level: Level } | undefined {
    if (!playthrough.isLive) return undefined;
    for (const seat of playthrough.toAct) {
      const sitter = sitters[seat];
      if (sitter && sitter !== 'human') return { seat, level: sitter.bot };
    }
    return undefined;
  }

  /** Asks for the move of the opponent whose turn it is and plays it, unless the game went elsewhere meanwhile. */
  async next(playthrough: Playthrough, sitters: readonly SeatControl[], play: (move: Move) => void): Promise<void> {
    const turn = Opponents.turn(playthrough, sitters);
    if (!turn) return;
    const asked = (this.#asked = {});
    const { snapshot } = playthrough;
    const advice = { level: turn.level, seed: botSeed(playthrough) };
    // A task of its own for each move: the page stays alive while opponents play unwatched.
    await new Promise((resolve) => setTimeout(resolve));
    if (this.#asked !== asked) return;
    this.#advisor ??= this.#open();
    const isWanted = () => this.#asked === asked && playthrough.isLive && playthrough.snapshot === snapshot;
    try {
      const move = await this.#advisor.choose(playthrough.game.id, playthrough.view(turn.seat), advice);
      if (isWanted()) play(move);
    } catch (error) {
      // An advisor that was closed meanwhile says so; nobody waits for it any more.
      if (isWanted()) throw error;
    }
  }

  /** Whatever was asked is not wanted any more. */
  stop(): void {
    this.#asked = undefined;
    this.#advisor?.close();
    this.#advisor = undefined;
  }
}
