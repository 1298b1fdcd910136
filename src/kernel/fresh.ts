/** Plays with fresh chance for each move, as a server does, and keeps what was used: a replay with these words gives the same frames. */
import type { Game, Move, Snapshot, Start } from './game.js';
import { frames } from './play.js';
import { seeded, SEEDED, type Rng } from './random.js';
import { startFrames } from './start.js';

/** Returns `count` unpredictable numbers of 16 bits. */
export type Fresh = (count: number) => readonly number[];

export interface FreshFrames {
  readonly frames: readonly Snapshot[];
  /** The words that were used, in order: to append to `draws` of the start. */
  readonly draws: readonly number[];
}

/** Starts a game as `startFrames` does, with fresh chance instead of the seed's. `from` has no `draws` yet. */
export const freshStart = (game: Game, from: Start, fresh: Fresh) =>
  drawing((draws) => startFrames(game, { ...from, draws }), seeded(from.seed), fresh);

/** Makes a move as `frames` does, with fresh chance. The snapshot has no words left from before. Throws as `frames` does. */
export function freshFrames(game: Game, snapshot: Snapshot, move: Move, fresh: Fresh): FreshFrames {
  const { table } = snapshot.context;
  const withDraws = (draws: readonly number[]): Snapshot => ({
    ...snapshot,
    context: { table: { ...table, rng: [...table.rng, ...draws] } },
  });
  return drawing((draws) => frames(game, withDraws(draws), move), table.rng, fresh);
}

/**
 * Acts with more and more words until they suffice: too few, and the generator behind them, whose state is `before`, was used. The rules
 * are pure, so acting again does no harm. The last time it acts with exactly the words that were used, as a replay will.
 */
function drawing(act: (draws: readonly number[]) => readonly Snapshot[], before: Rng, fresh: Fresh): FreshFrames {
  let draws: readonly number[] = [];
  for (let more = 16; more < MOST; more *= 4) {
    const made = act(draws);
    const { rng } = made.at(-1)!.context.table;
    if (before.every((word, i) => word === rng[i])) {
      const unused = rng.length - SEEDED;
      if (unused === 0) return { frames: made, draws };
      draws = draws.slice(0, -unused);
    } else draws = [...draws, ...fresh(more)];
  }
  throw new Error(`A move takes more than ${MOST} words of chance, or draws from more than 65,536 things at once.`);
}
const MOST = 2 ** 20;
