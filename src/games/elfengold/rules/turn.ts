/** Whose decision it is: what all verbs share. EG-T1. */
import type { Seat } from '../../../kernel/game.js';
import { acting } from '../queries.js';
import type { Refusal, Table } from '../table.js';

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
