'use deferred';
/** Starts games from positions that come from outside. */
import { chartOf } from './chart.js';
import { oneOf, shape } from './check.js';
import {
  BadInput,
  nameOf,
  type FromPosition,
  type Game,
  type Move,
  type Params,
  type Position,
  type Snapshot,
  type Table,
} from './game.js';
import { legalMoves } from './legal.js';
import { snapshotAt } from './trusted-positions.js';

/**
 * Checks a position from outside and returns its snapshot. Throws `BadInput` with path, value and what was expected; throws
 * an `Error` when the game's checks of positions are not loaded.
 */
export function resume<T extends Table, M extends Move>(
  game: Game<T, M>,
  position: Position,
  { seed }: Pick<FromPosition, 'seed'>,
): Snapshot<T> {
  if (!game.table || !game.violation) throw new Error('The checks of positions have not come.');
  const chart = chartOf<T>(game.machine);
  const given = shape<Position>({
    game: oneOf([nameOf(game)]),
    version: oneOf([game.version]),
    phase: oneOf(chart.phases.filter((phase) => chart.waits(phase))),
    table: (value) => value as Params,
    options: (value, path) => (value === undefined ? {} : shapeless(value, path)),
  })(position, 'position');
  const table = game.table(given.table, 'position.table') as unknown as Params;
  const snapshot = snapshotAt(game, { position: { ...given, table }, seed });
  const fault = game.violation(snapshot.context.table, given.phase);
  if (fault) throw new BadInput(`position.table.${fault.path}`, fault.value, fault.expected);
  if (legalMoves(game, snapshot).length === 0) {
    throw new BadInput('position', given.phase, 'a position in which somebody may move');
  }
  return snapshot;
}

function shapeless(value: unknown, path: string): Params {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Params;
  throw new BadInput(path, value, 'an object');
}
