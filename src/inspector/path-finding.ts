/** "Take me there": a search that does not block the page and ends within a time limit. */
import type { Game, Snapshot } from '../kernel/game.js';
import { searchPath, type NoPath, type SearchOptions, type GamePath } from './path-search.js';
import { knownPath, type StoredPaths } from './stored-paths.js';

export interface FindPathOptions extends SearchOptions {
  /** The game's stored logs: the log of the target is used if this game is a part of it. */
  readonly stored?: StoredPaths;
  /** Aborts the search: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Time limit of the search, and the longest time the page is blocked at once, in milliseconds. */
  readonly time?: number;
  readonly slice?: number;
  /** A monotonic clock in milliseconds; for tests. */
  readonly now?: () => number;
  /** Yields to other tasks. */
  readonly pause?: () => Promise<void>;
}

/** Lets the page run other tasks between two slices. */
const taskBetween = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Searches for legal moves from here to a state or a transition of the chart. Resolves to the path; to `noPath` if the
 * chart has none, or to `budget` if none was found in time. Does not change the game. Rejects with `BadInput` for an
 * unknown id.
 */
export async function findPath(
  game: Game,
  snapshot: Snapshot,
  target: string,
  {
    stored,
    signal,
    time = 2000,
    slice = 8,
    now = () => performance.now(),
    pause = taskBetween,
    ...options
  }: FindPathOptions = {},
): Promise<GamePath | NoPath> {
  const end = now() + time;
  const way = stored && knownPath(game, snapshot, stored, target);
  const known = [...(way ? [way] : []), ...(options.known ?? [])];
  const search = searchPath(game, snapshot, target, { ...options, known });
  let best: GamePath | undefined;
  for (;;) {
    signal?.throwIfAborted();
    for (const until = Math.min(now() + slice, end); now() < until;) {
      const { done, value } = search.next();
      if (done) return value;
      best = value;
    }
    if (now() >= end) return best ?? { found: false, why: 'budget' };
    await pause();
  }
}
