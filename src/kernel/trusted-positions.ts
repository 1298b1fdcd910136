/** Built-in positions that tests have checked. Games start from them without the checks, which load after the first board. */
import { chartOf } from './chart.js';
import { int, list, optionsOf } from './check.js';
import type { FromPosition, Game, Move, Position, Snapshot, Table } from './game.js';
import { knowMoves } from './legal.js';
import { MAX_SEED, seeded, WORD, type Rng } from './random.js';

const vouched = new WeakMap<Position, readonly Move[] | undefined>();
/**
 * Marks a position as valid: games start from this object without checks from now on. If its legal `moves` are given, the
 * start does not run the rules to find them either.
 */
export const trustPosition = (position: Position, moves?: readonly Move[]): unknown => vouched.set(position, moves);
export const isTrusted = (position: Position): boolean => vouched.has(position);

/** The first state of the generator. Throws `BadInput` for an invalid seed or word. */
export const rngOf = ({ seed, draws }: Pick<FromPosition, 'seed' | 'draws'>): Rng =>
  seeded(int(0, MAX_SEED)(seed, 'seed'), draws && list(int(0, WORD - 1))(draws, 'draws'));

/** The snapshot of a valid position. Checks only its options and the chance: the caller must check the rest. */
export function snapshotAt<T extends Table, M extends Move>(
  game: Game<T, M>,
  { position, ...chance }: FromPosition,
): Snapshot<T> {
  const options = optionsOf(game, position.options ?? {}, 'position.options');
  const rng = rngOf(chance);
  const snapshot: Snapshot<T> = {
    status: 'active',
    value: chartOf<T>(game.machine).value(position.phase)!,
    historyValue: {},
    context: { table: { ...position.table, options, rng, last: [] } as unknown as T },
    children: {},
  };
  const moves = vouched.get(position);
  if (moves) knowMoves(game, snapshot, moves);
  return snapshot;
}
