/** "Take me there": a search that lets the page live, and ends in time. */
import type { Game, Move, Snapshot, Table } from '../kernel/game.js';
import { searchPath, type NoPath, type SearchOptions, type GamePath } from './path-search.js';
import { knownPath, type StoredPaths } from './stored-paths.js';

export interface FindPathOptions<M extends Move = Move> extends SearchOptions<M> {
  /** The game's stored logs: the one of the target is taken if this game is a part of it. */
  readonly stored?: StoredPaths;
  /** Ends the search: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** How long it may take, and how long the page may be held at a time, in milliseconds. */
  readonly time?: number;
  readonly slice?: number;
  /** Milliseconds that only rise; for tests. */
  readonly now?: () => number;
  /** Lets others go first. */
  readonly pause?: () => Promise<void>;
}

/** A task of the page's own between two slices. */
const taskBetween = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * A legal way from here to a state or a transition of the chart; `noPath` when the chart has none, `budget` when none was
 * found in time. The game itself is not touched. Throws `BadInput` for an id that the chart does not have.
 */
export async function findPath<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  snapshot: Snapshot<T>,
  target: string,
  {
    stored,
    signal,
    time = 2000,
    slice = 8,
    now = () => performance.now(),
    pause = taskBetween,
    ...options
  }: FindPathOptions<M> = {},
): Promise<GamePath<M> | NoPath> {
  const end = now() + time;
  const way = stored && knownPath(game, snapshot, stored, target);
  const known = [...(way ? [way] : []), ...(options.known ?? [])];
  const steps = searchPath(game, snapshot, target, { ...options, known });
  let best: GamePath<M> | undefined;
  for (;;) {
    signal?.throwIfAborted();
    for (const until = Math.min(now() + slice, end); now() < until;) {
      const { done, value } = steps.next();
      if (done) return value;
      best = value;
    }
    if (now() >= end) return best ?? { found: false, why: 'budget' };
    await pause();
  }
}
