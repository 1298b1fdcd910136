/** Starts games and extracts positions: pure functions from plain data to plain data. */
import { chartOf, phaseOf } from './chart.js';
import { object } from './check.js';
import {
  BadInput,
  nameOf,
  type Game,
  type Move,
  type NewGame,
  type Params,
  type Position,
  type Snapshot,
  type Start,
  type Table,
} from './game.js';
import { setUp } from './opening.js';
import { resume } from './resume.js';

/** Starts a new game or a position. Throws `BadInput` for an invalid number of players, seed, option or position. @public */
export function start<T extends Table, M extends Move>(game: Game<T, M>, from: Start): Snapshot<T> {
  return startFrames(game, from).at(-1)!;
}

/** The frames of a start: set-up, then each phase in which nobody decides. The last is the result of `start`. @public */
export function startFrames<T extends Table, M extends Move>(game: Game<T, M>, from: Start): Snapshot<T>[] {
  object(from, 'start');
  if ('position' in from) return [resume(game, from.position, from)];
  return chartOf<T>(game.machine).begin(setUp(game, from));
}

/** The number of players of a game that starts this way. Throws `BadInput` if it cannot. */
export const playersOf = (game: Game, from: Start): number => game.seated(start(game, from).context.table);

/** Whether a game can start this way: some options exclude some numbers of players. */
export function mayBegin(game: Game, from: NewGame): boolean {
  try {
    startFrames(game, from);
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/**
 * The position of a snapshot: its table without the generator's state. An author can store it, and `resume` accepts it.
 * @public
 */
export function positionOf<T extends Table, M extends Move>(game: Game<T, M>, snapshot: Snapshot<T>): Position {
  const { rng: _rng, last: _last, options, ...table } = snapshot.context.table;
  return {
    game: nameOf(game),
    version: game.version,
    phase: phaseOf(snapshot.value),
    table: table as unknown as Params,
    options,
  };
}
