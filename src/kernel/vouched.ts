/** Positions of our own, which tests have seen to hold: they are taken up without the checks, which come behind a first board. */
import { chartOf } from './chart.js';
import { int, optionsOf } from './check.js';
import type { FromPosition, Game, Move, Position, Snapshot, Table } from './game.js';
import { knowMoves } from './legal.js';
import { MAX_SEED, seeded } from './random.js';

const vouched = new WeakMap<Position, readonly Move[] | undefined>();
/** From now on a game begins at this position without its checks; without its rules as well, where the `moves` that may be made there are given. */
export const vouchFor = (position: Position, moves?: readonly Move[]): unknown => vouched.set(position, moves);
export const isVouchedFor = (position: Position): boolean => vouched.has(position);

/** Takes up a position that holds. */
export function takeUp<T extends Table, M extends Move>(
  game: Game<T, M>,
  { position, seed }: FromPosition,
): Snapshot<T> {
  const options = optionsOf(game, position.options ?? {}, 'position.options');
  const rng = seeded(int(0, MAX_SEED)(seed, 'seed'));
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
