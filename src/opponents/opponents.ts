'use deferred';
/** Lets opponents play: asks for a move whenever the game waits for a seat that is one. */
import type { BotRunner } from './runner.js';
import type { Move } from '../kernel/game.js';
import type { Playthrough } from '../playthrough/playthrough.js';
import { turnOf, type SeatControl } from '../playthrough/seats.js';

/** Spreads 32 bits so that numbers next to each other have nothing to do with each other any more (murmur3's last step). */
function mixed(n: number): number {
  const once = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
/**
 * A seed for advice that the record gives, so that a replay has the same opponents. It begins a stream of its own: with the
 * game's seed an opponent would deal what is hidden just as it was dealt.
 */
export const botSeed = ({ record }: Pick<Playthrough, 'record'>): number =>
  mixed(mixed(record.start.seed ^ 0x9e3779b9) + record.moves.length);

export class Opponents {
  #asked: object | undefined;
  #advisor: BotRunner | undefined;
  readonly #open: () => BotRunner;

  /** `open` gives somebody to ask; it is called when an opponent first has to move. */
  constructor(open: () => BotRunner) {
    this.#open = open;
  }

  /** Asks for the move of the opponent whose turn it is and plays it, unless the game went elsewhere meanwhile. */
  async next(playthrough: Playthrough, sitters: readonly SeatControl[], play: (move: Move) => void): Promise<void> {
    const turn = turnOf(playthrough, sitters);
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
