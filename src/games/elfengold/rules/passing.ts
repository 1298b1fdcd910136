/** Pass: out for the token on the block (EG-4.2), or place no token this time (EG-5.1). */
import type { RuleOf } from '../table.js';
import { passBid } from './auction.js';
import { passPlacing } from './placing.js';

export const pass: RuleOf<'pass'> = {
  options: (table, seat) => [{ type: 'pass', seat }],
  // The row is empty when tokens are placed.
  apply: (table, { seat }) => (table.row.length > 0 ? passBid(table, seat) : passPlacing(table, seat)),
};
