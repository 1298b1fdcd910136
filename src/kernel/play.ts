/** Plays moves: pure functions from plain data to plain data. */
import { badInput } from './bad-input.js';
import { chartOf, phaseOf } from './chart.js';
import { int } from './check.js';
import { RefusedMove, type Game, type Move, type Refusal, type Snapshot, type Start, type Table } from './game.js';
import { start } from './start.js';

/** Why the rules forbid a move now; `undefined` when they allow it. Throws `BadInput` for a malformed move. @public */
export function refusal<T extends Table, M extends Move>(
  game: Game<T, M>,
  snapshot: Snapshot<T>,
  move: M,
): Refusal | undefined {
  checkMove(game, move);
  return refusalOf(game, snapshot, move);
}

function refusalOf(game: Game, snapshot: Snapshot, move: Move): Refusal | undefined {
  const { table } = snapshot.context;
  const phase = phaseOf(snapshot.value);
  const chart = chartOf(game.machine);
  if (!chart.verbs(phase).includes(move.type)) {
    const { closed, openedBy } = chart.meta(phase);
    const rule = closed?.[move.type];
    const opening = openedBy && game.rules[openedBy]!.options(table).find(({ seat }) => seat === move.seat);
    // Only if the game then waits at once: on the way further it may draw, and the refusal would tell what nobody has seen.
    const [open, ...on] = opening ? chart.microsteps(snapshot, opening) : [];
    if (open && on.length === 0 && chart.verbs(phaseOf(open.value)).includes(move.type)) {
      const why = refusalOf(game, open, move);
      if (why) return why;
    }
    return rule
      ? { rule, code: `closed.${move.type}`, params: { phase } }
      : { rule: game.order.phase, code: 'notNow', params: { phase, verb: move.type } };
  }
  return game.rules[move.type]!.refuse(table, move);
}

/**
 * Throws `BadInput` naming the field when a move lacks one of its verb or has another value there. What else it holds is not looked
 * at, so that events of inspectors and pages can carry more; notation leaves it out.
 */
export function checkMove(game: Game, move: Move): void {
  const isVerb = typeof move?.type === 'string' && Object.hasOwn(game.fields, move.type);
  const fields = isVerb
    ? (game.fields[move.type] as Readonly<Record<string, readonly (string | number)[]>>)
    : undefined;
  if (!fields) throw badInput('move.type', move?.type, 'one', { values: Object.keys(game.fields).join(', ') });
  int(0, game.players[1] - 1)(move.seat, 'move.seat');
  for (const name in fields) {
    const value = (move as unknown as Record<string, string | number>)[name];
    if (!fields[name]!.includes(value!))
      throw badInput(`move.${name}`, value, 'one', { values: fields[name]!.join(', ') });
  }
}

/** The game after a move. Throws `RefusedMove` when the rules forbid it, and `BadInput` for a malformed move. @public */
export function play<T extends Table, M extends Move>(game: Game<T, M>, snapshot: Snapshot<T>, move: M): Snapshot<T> {
  return frames(game, snapshot, move).at(-1)!;
}

/**
 * The microsteps of a move, each a snapshot with its facts in `table.last`; `play` returns the last. Throws as `play` does.
 * @public
 */
export function frames<T extends Table, M extends Move>(
  game: Game<T, M>,
  snapshot: Snapshot<T>,
  move: M,
): Snapshot<T>[] {
  checkMove(game, move);
  const microsteps = chartOf<T>(game.machine).microsteps(snapshot, move);
  if (microsteps.length > 0) return microsteps;
  throw new RefusedMove(refusalOf(game, snapshot, move) ?? { rule: game.order.phase, code: 'notNow' }, move);
}

/** The game after these moves from this start. Throws as `start` and `play` do. @public */
export function replay<T extends Table, M extends Move>(
  game: Game<T, M>,
  from: Start,
  moves: readonly M[],
): Snapshot<T> {
  return moves.reduce((snapshot, move) => play(game, snapshot, move), start(game, from));
}
