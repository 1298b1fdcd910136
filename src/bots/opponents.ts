/** Plays the moves of opponents: requests a move from a `BotRunner` when the game waits for an opponent's seat. */
import type { BotRunner } from './runner.js';
import type { Move } from '../kernel/game.js';
import type { Playthrough } from '../playthrough/playthrough.js';
import { turnOf, type Occupant } from '../playthrough/seats.js';

/** Mixes 32 bits, so that the results for neighbouring numbers are unrelated (the last step of murmur3). */
function mixed(n: number): number {
  const once = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
/**
 * The seed for an opponent's next move. It is derived from the record, so opponents choose the same moves in a replay. It
 * differs from the game's seed: with that, an opponent would imagine the hidden cards exactly as they were dealt.
 */
export const botSeed = ({ record }: Pick<Playthrough, 'record'>): number =>
  mixed(mixed(record.start.seed ^ 0x9e3779b9) + record.moves.length);

export class Opponents {
  #asked: object | undefined;
  #runner: BotRunner | undefined;
  readonly #open: () => BotRunner;

  /** `open` creates the runner. It is called before the first move of an opponent, and again after `stop`. */
  constructor(open: () => BotRunner) {
    this.#open = open;
  }

  /**
   * Requests the move of the opponent whose turn it is and passes it to `play`, unless the game has changed meanwhile. Does
   * nothing when it is no opponent's turn. Rejects when the runner or `play` fails.
   */
  async next(playthrough: Playthrough, occupants: readonly Occupant[], play: (move: Move) => void): Promise<void> {
    const turn = turnOf(playthrough, occupants);
    if (!turn) return;
    const asked = (this.#asked = {});
    const { snapshot } = playthrough;
    const advice = { level: turn.level, seed: botSeed(playthrough) };
    // Each move is a separate task, so the page stays responsive while opponents play without animation.
    await new Promise((resolve) => setTimeout(resolve));
    if (this.#asked !== asked) return;
    this.#runner ??= this.#open();
    const isWanted = () => this.#asked === asked && playthrough.isLive && playthrough.snapshot === snapshot;
    try {
      const move = await this.#runner.choose(playthrough.game.id, playthrough.view(turn.seat), advice);
      if (isWanted()) play(move);
    } catch (error) {
      // A runner that was closed meanwhile rejects: nobody waits for this move any more.
      if (isWanted()) throw error;
    }
  }

  /** Drops the current request and closes the runner. */
  stop(): void {
    this.#asked = undefined;
    this.#runner?.close();
    this.#runner = undefined;
  }
}
