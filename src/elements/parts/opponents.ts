/** Lets opponents play: asks for a move whenever the game waits for a seat that is one. */
import type { Game, Level, Move, Seat, Table } from '../../kernel/game.js';
import { chooseMove } from '../../kernel/view.js';
import type { Playthrough } from '../../playthrough/playthrough.js';
import type { Sitter } from '../../playthrough/seats.js';

export type Ask = (playthrough: Playthrough, seat: Seat, level: Level) => Promise<Move>;

/** Asks for the move on this thread, after what is drawn has been shown. */
export const askHere: Ask = async (playthrough, seat, level) => {
  await new Promise((resolve) => setTimeout(resolve));
  return chooseMove(playthrough.game as Game<Table>, playthrough.view(seat), { level, seed: adviceSeed(playthrough) });
};

/** A seed for advice that the record gives, so that a replay has the same opponents. */
export const adviceSeed = ({ record }: Playthrough): number => (record.start.seed + record.moves.length * 7919) >>> 0;

export class Opponents {
  #asked: object | undefined;
  readonly #ask: Ask;

  constructor(ask: Ask = askHere) {
    this.#ask = ask;
  }

  /** The opponent whose turn it is, if it is one's. */
  static turn(playthrough: Playthrough, sitters: readonly Sitter[]): { seat: Seat; level: Level } | undefined {
    if (!playthrough.isLive) return undefined;
    for (const seat of playthrough.view('spectator').toAct) {
      const sitter = sitters[seat];
      if (sitter && sitter !== 'human') return { seat, level: sitter.bot };
    }
    return undefined;
  }

  /** Asks for the move of the opponent whose turn it is and plays it, unless the game went elsewhere meanwhile. */
  async next(playthrough: Playthrough, sitters: readonly Sitter[], play: (move: Move) => void): Promise<void> {
    const turn = Opponents.turn(playthrough, sitters);
    if (!turn) return;
    const asked = (this.#asked = {});
    const { snapshot } = playthrough;
    const move = await this.#ask(playthrough, turn.seat, turn.level);
    if (this.#asked === asked && playthrough.isLive && playthrough.snapshot === snapshot) play(move);
  }

  /** Whatever was asked is not wanted any more. */
  stop(): void {
    this.#asked = undefined;
  }
}
