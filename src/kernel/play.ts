/** Starting, playing and resuming a game: pure functions from plain data to plain data. */
import { chartOf, phaseOf } from './chart.js';
import { int, oneOf, shape } from './check.js';
import {
  BadInput,
  nameOf,
  RefusedMove,
  type FromPosition,
  type Game,
  type Json,
  type Move,
  type NewGame,
  type Params,
  type Position,
  type Refusal,
  type Snapshot,
  type Start,
  type Table,
} from './game.js';
import { legalMoves } from './legal.js';
import { MAX_SEED, seeded } from './random.js';

/** Begins a game, or takes up a position. Throws `BadInput` for a number of players, seed or option that is none. */
export function start<T extends Table, M extends Move>(game: Game<T, M>, from: Start): Snapshot<T> {
  return startFrames(game, from).at(-1)!;
}

/** The steps of a beginning: set-up, then each phase in which nobody decides yet. The last is what `start` gives. */
export function startFrames<T extends Table, M extends Move>(game: Game<T, M>, from: Start): Snapshot<T>[] {
  if ('position' in from) return [resume(game, from.position, from)];
  const { players, seed } = checkStart(game, from);
  const options = checkOptions(game, from.options ?? {}, 'options');
  return chartOf<T>(game.machine).begin(game.setup({ players, seed, options, rng: seeded(seed) }));
}

/** Whether a game begins so: some options do not go with every number of players. */
export function mayBegin<T extends Table, M extends Move>(game: Game<T, M>, from: NewGame): boolean {
  try {
    startFrames(game, from);
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

function checkStart<T extends Table, M extends Move>(game: Game<T, M>, from: NewGame) {
  return {
    players: int(...game.players)(from.players, 'players'),
    seed: int(0, MAX_SEED)(from.seed, 'seed'),
  };
}

function checkOptions<T extends Table, M extends Move>(game: Game<T, M>, given: Params, path: string): Params {
  const options: Record<string, Json> = {};
  for (const [name, values] of Object.entries(game.options)) {
    // An option without a list of values is checked by the game's own set-up.
    const value = given[name] ?? values[0] ?? null;
    options[name] = values.length > 0 ? oneOf(values)(value, `${path}.${name}`) : value;
  }
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(game.options, name));
  if (stranger) throw new BadInput(`${path}.${stranger}`, given[stranger], `an option of ${game.id}`);
  return options;
}

/** Why a move may not be made now, with the rule that says so; `undefined` when it may. Throws `BadInput` for a move of no known form. */
export function refusal<T extends Table, M extends Move>(
  game: Game<T, M>,
  snapshot: Snapshot<T>,
  move: M,
): Refusal | undefined {
  checkMove(game, move);
  return refusalOf(game, snapshot, move);
}

function refusalOf<T extends Table, M extends Move>(game: Game<T, M>, snapshot: Snapshot<T>, move: M) {
  const phase = phaseOf(snapshot.value);
  const chart = chartOf<T>(game.machine);
  if (!chart.verbs(phase).includes(move.type)) {
    const rule = chart.meta(phase).closed?.[move.type];
    return rule
      ? { rule, code: `closed.${move.type}`, params: { phase } }
      : { rule: game.order.phase, code: 'notNow', params: { phase, verb: move.type } };
  }
  return game.rules[move.type as M['type']].refuse(snapshot.context.table, move as never);
}

/** Throws `BadInput` naming the field when a move is not of the form its verb asks for. */
export function checkMove<T extends Table, M extends Move>(game: Game<T, M>, move: M): void {
  const fields = Object.hasOwn(game.fields, String(move?.type))
    ? (game.fields[move.type as M['type']] as Readonly<Record<string, readonly (string | number)[]>>)
    : undefined;
  if (!fields) throw new BadInput('move.type', move?.type, `one of ${Object.keys(game.fields).join(', ')}`);
  int(0, game.players[1] - 1)(move.seat, 'move.seat');
  for (const name in fields) {
    const value = (move as unknown as Record<string, string | number>)[name];
    if (!fields[name]!.includes(value!))
      throw new BadInput(`move.${name}`, value, `one of ${fields[name]!.join(', ')}`);
  }
}

/** The game after a move. Throws `RefusedMove` with the refusal when the rules forbid it. */
export function play<T extends Table, M extends Move>(game: Game<T, M>, snapshot: Snapshot<T>, move: M): Snapshot<T> {
  return frames(game, snapshot, move).at(-1)!;
}

/** A move in its steps, each a snapshot with its facts in `table.last`; the last is what `play` gives. */
export function frames<T extends Table, M extends Move>(
  game: Game<T, M>,
  snapshot: Snapshot<T>,
  move: M,
): Snapshot<T>[] {
  checkMove(game, move);
  const steps = chartOf<T>(game.machine).step(snapshot, move);
  if (steps.length > 0) return steps;
  throw new RefusedMove(refusalOf(game, snapshot, move) ?? { rule: game.order.phase, code: 'notNow' }, move);
}

/** The game after these moves from this start. A refused move throws `RefusedMove`. */
export function replay<T extends Table, M extends Move>(
  game: Game<T, M>,
  from: Start,
  moves: readonly M[],
): Snapshot<T> {
  return moves.reduce((snapshot, move) => play(game, snapshot, move), start(game, from));
}

/** The table as it lies, without the generator: what an author may write down and `resume` takes up. */
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

/** Positions of our own that are known to hold. */
const vouched = new WeakSet<Position>();
/** From now on `resume` takes this position up without the game's checks: tests have seen that it stands up to them. */
export const vouchFor = (position: Position): unknown => vouched.add(position);

/** Takes up a position from outside. Throws `BadInput` with path, value and what was expected, and an error while the game's checks of positions have not come. */
export function resume<T extends Table, M extends Move>(
  game: Game<T, M>,
  position: Position,
  { seed }: Pick<FromPosition, 'seed'>,
): Snapshot<T> {
  const checks = vouched.has(position) ? undefined : game;
  if (checks && (!checks.table || !checks.violation)) throw new Error('The checks of positions have not come.');
  const chart = chartOf<T>(game.machine);
  const given = shape<Position>({
    game: oneOf([nameOf(game)]),
    version: oneOf([game.version]),
    phase: oneOf(chart.phases.filter((phase) => chart.waits(phase))),
    table: (value) => value as Params,
    options: (value, path) => (value === undefined ? {} : shapeless(value, path)),
  })(position, 'position');
  const table = {
    ...(checks ? checks.table!(given.table, 'position.table') : given.table),
    options: checkOptions(game, given.options, 'position.options'),
    rng: seeded(int(0, MAX_SEED)(seed, 'seed')),
    last: [],
  } as unknown as T;
  const fault = checks?.violation!(table, given.phase);
  if (fault) throw new BadInput(`position.table.${fault.path}`, fault.value, fault.expected);
  const snapshot: Snapshot<T> = {
    status: 'active',
    value: chart.value(given.phase)!,
    historyValue: {},
    context: { table },
    children: {},
  };
  if (legalMoves(game, snapshot).length === 0) {
    throw new BadInput('position', given.phase, 'a position in which somebody may move');
  }
  return snapshot;
}

function shapeless(value: unknown, path: string): Params {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Params;
  throw new BadInput(path, value, 'an object');
}
