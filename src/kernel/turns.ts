/** Games whose seats act one after another: the table has them in a queue, and only the first of them may move. */
import type { Move, MoveOf, Refusal, Rule, RuleBook, Seat } from './game.js';

/** A table with a queue of the seats that act, in their order. @beta */
export interface Queued {
  readonly queue: readonly Seat[];
}

/** The seat that decides now; `undefined` when no seat is left. @beta */
export const acting = ({ queue }: Queued): Seat | undefined => queue[0];
/** The player whose seat decides now. @beta */
export const actor = <P>({ players, queue }: Queued & { readonly players: readonly P[] }): P => players[queue[0]!]!;
/** Whether all seats have acted. @beta */
export const isNobodyLeft = ({ queue }: Queued): boolean => queue.length === 0;

/** The rules of one verb for the acting seat, as `Rule`; without `refuse`, the seat may do all that is among its options. @beta */
export interface TurnRule<T, M> {
  options(table: T, seat: Seat): readonly M[];
  refuse?(table: T, move: M): Refusal | undefined;
  apply(table: T, move: M): T;
}
/** The rules by verb. @beta */
type TurnRules<T, M extends Move> = { readonly [V in M['type']]: TurnRule<T, MoveOf<M, V>> };

/**
 * The rules of a game in which every verb is one of the acting seat. `ruleId` is the rule that refuses the moves of the
 * others, with the code `notYourTurn`.
 * @beta
 */
export const inTurn = <T extends Queued, M extends Move>(ruleId: string, rules: TurnRules<T, M>): RuleBook<T, M> =>
  Object.fromEntries(
    Object.entries<TurnRule<T, M>>(rules as never).map(([verb, rule]): [string, Rule<T, M>] => [
      verb,
      {
        options(table) {
          const seat = acting(table);
          return seat === undefined ? [] : rule.options(table, seat);
        },
        refuse(table, move) {
          const seat = acting(table);
          if (move.seat !== seat) return { rule: ruleId, code: 'notYourTurn', params: { seat: seat ?? null } };
          return rule.refuse?.(table, move);
        },
        apply: (table, move) => rule.apply(table, move),
      },
    ]),
  ) as unknown as RuleBook<T, M>;
