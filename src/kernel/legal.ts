/** What may be done now: one answer for boards, lists, opponents, fuzzers and inspectors. */
import { chartOf, phaseOf } from './chart.js';
import type { Game, Move, Seat, Snapshot, Table } from './game.js';

/** The last answer for each snapshot: a page asks of the same one for every seat, for opponents and for drawing. */
const answers = new WeakMap<object, { readonly game: unknown; readonly moves: readonly Move[] }>();

/** These moves may be made now, in canonical order: the rules are not asked. */
export const knowMoves = (game: unknown, snapshot: object, moves: readonly Move[]): unknown =>
  answers.set(snapshot, { game, moves });

/** The moves that may be made now, in canonical order: verbs as the chart writes them, then each verb's own order. */
export function legalMoves<T extends Table, M extends Move>(game: Game<T, M>, snapshot: Snapshot<T>): readonly M[] {
  const known = answers.get(snapshot);
  if (known?.game === game) return known.moves as readonly M[];
  const { table } = snapshot.context;
  const moves: M[] = [];
  for (const verb of chartOf<T>(game.machine).verbs(phaseOf(snapshot.value))) {
    const rule = game.rules[verb as M['type']];
    for (const move of rule.options(table)) {
      if (rule.refuse(table, move as never) === undefined) moves.push(move);
    }
  }
  knowMoves(game, snapshot, moves);
  return moves;
}

/** The seats that the game waits for. */
export function toAct(moves: readonly Move[]): Seat[] {
  return [...new Set(moves.map((move) => move.seat))];
}

/** Every move of these verbs that can be written down for a seat, allowed or not: what a gesture may have meant. */
export function pseudoLegalMoves<T extends Table, M extends Move>(
  game: Game<T, M>,
  seat: Seat,
  verbs: readonly string[] = Object.keys(game.fields),
): M[] {
  return verbs.flatMap((type) => {
    const fields = Object.entries(game.fields[type as M['type']]) as [string, readonly (string | number)[]][];
    return fields.reduce<object[]>(
      (moves, [name, values]) => moves.flatMap((move) => values.map((value) => ({ ...move, [name]: value }))),
      [{ type, seat }],
    ) as M[];
  });
}
