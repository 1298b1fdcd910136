/** Which seat acts: shared by all verbs. EG-T1. */
import type { Seat } from '../../../kernel/game.js';
import { acting } from '../queries.js';
import type { Refusal, Table } from '../table.js';

export const notYourTurn = (table: Table): Refusal => ({
  rule: 'EG-T1',
  code: 'notYourTurn',
  params: { seat: acting(table) ?? null },
});

/** The options of the acting seat; none if no seat acts. */
export const onlyActor = <A>(table: Table, options: (seat: Seat) => readonly A[]): readonly A[] => {
  const seat = acting(table);
  return seat === undefined ? [] : options(seat);
};
