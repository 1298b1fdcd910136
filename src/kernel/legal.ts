/** The legal moves of a snapshot, as boards, move lists, opponents, fuzzers and inspectors use them. */
import { chartOf, phaseOf } from './chart.js';
import type { Game, Move, Rule, Seat, Snapshot, Table } from './game.js';

/** A cache of the legal moves per snapshot: a page needs them for every seat, for opponents and for rendering. */
const answers = new WeakMap<object, { readonly game: unknown; readonly moves: readonly Move[] }>();

/**
 * The legal moves in canonical order: verbs in the order of the chart, each verb's moves in the order of its `options`.
 * @public
 */
export function legalMoves<T extends Table, M extends Move>(game: Game<T, M>, snapshot: Snapshot<T>): readonly M[] {
  const known = answers.get(snapshot);
  if (known?.game === game) return known.moves as readonly M[];
  const { table } = snapshot.context;
  const moves: M[] = [];
  for (const verb of chartOf<T>(game.machine).verbs(phaseOf(snapshot.value))) {
    const rule: Rule<T, M> = game.rules[verb as M['type']];
    for (const move of rule.options(table)) {
      if (rule.refuse(table, move) === undefined) moves.push(move);
    }
  }
  answers.set(snapshot, { game, moves });
  return moves;
}

/** The seats that the game waits for, given its legal moves. @public */
export function toAct(moves: readonly Move[]): Seat[] {
  return [...new Set(moves.map((move) => move.seat))];
}

/** Every well-formed move of a seat with these verbs, legal or not: the moves that a gesture may have meant. */
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
