/** The rules of a game whose seats act one after another. Apart from `turns.ts`, since pictures need no rule. */
import type { Move, MoveOf, Refusal, Rule, Rules, Seat } from './game.js';
import { acting, type Queued } from './turns.js';

/** The rules of one verb for the acting seat, as `Rule`; without `refuse`, the seat may do all that is among its options. @public */
export interface TurnRule<T, M> {
  /** Candidate moves of the acting seat, as in `Rule`. */
  options(table: T, seat: Seat): readonly M[];
  /** The rule that forbids a move of the acting seat; `undefined` when none does. */
  refuse?(table: T, move: M): Refusal | undefined;
  /** The table after an allowed move, with its facts in `last`. */
  apply(table: T, move: M): T;
}
/** The rules by verb. @public */
type TurnRules<T, M extends Move> = { readonly [V in M['type']]: TurnRule<T, MoveOf<M, V>> };

/**
 * The rules of a game in which every verb is one of the acting seat, the first of the table's `queue`. `ruleId` is the rule
 * that refuses the moves of the others, with the code `notYourTurn`.
 * @beta
 */
export function inTurn<T extends Queued, M extends Move>(ruleId: string, rules: TurnRules<T, M>): Rules<T, M>;
/** The same for a table whose `turn` is the seat that acts. @public */
export function inTurn<T extends { readonly turn: Seat }, M extends Move>(
  ruleId: string,
  rules: TurnRules<T, M>,
): Rules<T, M>;
/** The same for any other table: `actor` says which seat acts, if any does. @public */
export function inTurn<T, M extends Move>(
  ruleId: string,
  rules: TurnRules<T, M>,
  actor: (table: T) => Seat | undefined,
): Rules<T, M>;
export function inTurn<T, M extends Move>(
  ruleId: string,
  rules: TurnRules<T, M>,
  actor: (table: T) => Seat | undefined = actingIn,
): Rules<T, M> {
  return Object.fromEntries(
    Object.entries<TurnRule<T, M>>(rules).map(([verb, rule]): [string, Rule<T, M>] => [
      verb,
      {
        options(table) {
          const seat = actor(table);
          return seat === undefined ? [] : rule.options(table, seat);
        },
        refuse(table, move) {
          const seat = actor(table);
          if (move.seat !== seat) return { rule: ruleId, code: 'notYourTurn', params: { seat: seat ?? null } };
          return rule.refuse?.(table, move);
        },
        apply: (table, move) => rule.apply(table, move),
      },
    ]),
  ) as Rules<T, M>;
}
// A table with a queue may call something else its `turn`, such as the number of the round.
const actingIn = (table: unknown): Seat | undefined => {
  const { queue, turn } = table as Partial<Queued> & { readonly turn?: Seat };
  return queue ? acting({ queue }) : turn;
};
