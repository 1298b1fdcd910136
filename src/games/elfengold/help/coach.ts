/** The coach for the first two rounds: what matters in each phase, and questions about moves that are hardly wise. */
import type { Params, Reason } from '../../../kit/index.js';
import type { Coach } from '../../../kit/board.js';
import type { RuleId } from '../ledger.js';
import { CAPITAL, TOWNS } from '../map.js';
import { countOf, isOverLimit, isTransport, meOf } from '../queries.js';
import { reach, type Traveller } from '../routes.js';
import type { Move } from '../table.js';
import type { Seen } from '../view.js';

const ask = (code: string, rule: RuleId, params?: Params): Reason => ({ code, rule, ...(params && { params }) });

/** A new town that the hand can still reach for one or two cards. */
function missed(table: Seen, me: Traveller): string | undefined {
  const ways = reach(table, me);
  return TOWNS.find((town) => town !== CAPITAL && !me.towns.includes(town) && (ways[town]?.cards ?? 9) <= 2);
}

export const coach: Coach<Seen, Move> = {
  asks: ({ table }) => table.round <= 2,
  doubt({ table }, move) {
    const me = meOf(table, move.seat);
    switch (move.type) {
      case 'bid':
        return move.amount > me.coins ? ask('overbid', 'EG-4.3', { coins: me.coins }) : undefined;
      case 'place':
        return isTransport(move.token) && countOf(me.hand, move.token) === 0
          ? ask('noCard', 'EG-6.1', { token: move.token })
          : undefined;
      case 'stop': {
        const town = isOverLimit(table, me) || !table.go.moved ? missed(table, me) : undefined;
        return town ? ask('missed', 'EG-6.2', { town }) : undefined;
      }
      case 'collect':
        return move.as === 'coins' && table.go.income <= 3 ? ask('fewCoins', 'EG-6.3') : undefined;
      default:
        return undefined;
    }
  },
};
