/** Whose decision it is: what all phases share. EG-T1. */
import type { Seat } from '../../../kernel/game.js';
import { acting, addFacts, withoutHead } from '../queries.js';
import type { Fact, Refusal, Table } from '../table.js';

/** How a phase finds the next player who has a decision. */
export interface Phase {
  /**
   * Whether the player at the head of the queue is asked, by what everybody can see: one who is passed over for what
   * only that player holds would have told it (EG-H1).
   */
  readonly mayAct: (table: Table, seat: Seat) => boolean;
  /** What is said of a player who is not asked. */
  readonly skips?: (seat: Seat) => Fact;
  /** What happens when a player's go begins. */
  readonly arrives?: (table: Table, seat: Seat) => Table;
}

/** Begins the go of the next player who is asked; an empty queue ends the phase. */
export function nextGo(before: Table, { mayAct, skips, arrives }: Phase): Table {
  let table = before;
  for (let seat = acting(table); seat !== undefined; seat = acting(table)) {
    if (mayAct(table, seat)) return arrives ? arrives(table, seat) : table;
    table = withoutHead(skips ? addFacts(table, skips(seat)) : table);
  }
  return table;
}

export const notYourTurn = (table: Table): Refusal => ({
  rule: 'EG-T1',
  code: 'notYourTurn',
  params: { seat: acting(table) ?? null },
});

/** Options for the seat that goes; none when nobody does. */
export const onlyActor = <A>(table: Table, options: (seat: Seat) => readonly A[]): readonly A[] => {
  const seat = acting(table);
  return seat === undefined ? [] : options(seat);
};
