/** Starts games from positions that come from outside. */
import { filled, within } from './bad-input.js';
import { badSource, badVersion } from './bad-source.js';
import { chartOf } from './chart.js';
import { object, oneOf, shape } from './check.js';
import {
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
import { startingTable } from './opening.js';

/**
 * Checks a position from outside and returns its snapshot. Throws `BadInput` with path, value and what was expected; throws
 * an `Error` when the game has no checks of positions.
 * @public
 */
export function resume<T extends Table, M extends Move>(
  game: Game<T, M>,
  position: Position,
  chance: Pick<FromPosition, 'seed' | 'draws'>,
): Snapshot<T> {
  if (!game.table || !game.violation || !game.faults)
    throw new Error(`${game.id} has no checks of positions, so it cannot begin at one.`);
  const chart = chartOf<T>(game.machine);
  const given = shape<Position>({
    game: oneOf([nameOf(game)]),
    version(value, path) {
      if (value !== game.version) throw badVersion(path, String(value), game.version, game.changes ?? []);
      return game.version;
    },
    phase: oneOf(chart.phases.filter((phase) => chart.waits(phase))),
    table: (value, path) => game.table!(value, path) as unknown as Params,
    options: (value, path) => (value === undefined ? {} : (object(value, path) as Params)),
  })(position, 'position');
  const table = startingTable(game, { ...chance, position: given });
  const fault = within('position.', () => game.violation!(table, given.phase));
  if (fault) {
    const { path, value, code } = fault;
    const seat = /^\w+\[(\d+)\]/.exec(path)?.[1];
    const params = { ...fault.params, fault: code, value, ...(seat !== undefined && { seat: Number(seat) }) };
    // The English sentence names the seat; the catalogues of a page do so themselves, from its number.
    const named = seat === undefined ? params : { ...params, seat: game.seats[Number(seat)]! };
    const why = filled(game.faults[code] ?? code, named);
    throw badSource(`position.table.${path}`, value, 'position', { ...params, why });
  }
  const snapshot = chart.at(given.phase, table);
  if (legalMoves(game, snapshot).length === 0) throw badSource('position', given.phase, 'waiting');
  return snapshot;
}
