/** Phase 4: tokens are sold one by one to the highest bidder. EG-4.1 to EG-4.4. */
import { HIGHEST_BID } from '../map.js';
import { addFacts, inBowl, tableWith, withCoins, withFacts, withToken } from '../changes.js';
import { playerOrder } from '../queries.js';
import type { Fact, RuleOf, Table } from '../table.js';
import { fromBowl } from './tokens.js';

/** EG-4.1: lays out two tokens for each player. */
export function beginAuction(before: Table): Table {
  const { table, tokens: row } = fromBowl(withFacts(before), 2 * before.players.length);
  return beginLot(
    addFacts(tableWith(table, { row }), {
      rule: 'EG-4.1',
      code: 'laidOut',
      params: { tokens: row, from: 'bowl', to: 'row' },
    }),
  );
}

/** EG-4.2, EG-4.3: starts with the first player; skips players without coins. */
function beginLot(table: Table): Table {
  const order = table.row.length > 0 ? playerOrder(table) : [];
  const queue = order.filter((seat) => table.players[seat]!.coins > 0);
  const facts = order
    .filter((seat) => !queue.includes(seat))
    .map((seat): Fact => ({ rule: 'EG-4.3', code: 'noCoins', params: { seat } }));
  return addFacts(tableWith(table, { queue, bid: null }), ...facts);
}

const AMOUNTS = Array.from({ length: HIGHEST_BID }, (_, i) => i + 1);

/** EG-4.2: bids more than the last bid. EG-4.3: a player may bid more than they have. */
export const bid: RuleOf<'bid'> = {
  options: (table, seat) => AMOUNTS.slice(table.bid?.amount ?? 0).map((amount) => ({ type: 'bid', seat, amount })),
  refuse(table, { amount }) {
    const least = (table.bid?.amount ?? 0) + 1;
    if (amount < least) return { rule: 'EG-4.2', code: 'tooLow', params: { least } };
    return undefined;
  },
  apply(table, { seat, amount }) {
    const isHighest = amount === HIGHEST_BID;
    const queue = isHighest ? [seat] : [...table.queue.slice(1), seat];
    return withFacts(
      tableWith(table, { queue, bid: { seat, amount } }),
      { rule: 'EG-4.2', code: 'bid', params: { seat, amount, token: table.row[0]! } },
      ...(isHighest ? [{ rule: 'EG-4.2', code: 'highestBid', params: { amount } } as const] : []),
    );
  },
};

/** EG-4.2: the player is out for this token. */
export const passBid = (table: Table, seat: number): Table =>
  withFacts(tableWith(table, { queue: table.queue.slice(1) }), {
    rule: 'EG-4.2',
    code: 'passBid',
    params: { seat, token: table.row[0]! },
  });

/** The token on the block is sold, auctioned again (EG-4.3) or returned (EG-4.4); then the next one is put up. */
export function knockDown(table: Table): Table {
  const [token, ...row] = table.row;
  if (!table.bid) {
    const params = { token: token!, from: 'row', to: 'bowl' };
    return beginLot(inBowl(withFacts(tableWith(table, { row }), { rule: 'EG-4.4', code: 'unsold', params }), token!));
  }
  const { seat, amount } = table.bid;
  const { coins } = table.players[seat]!;
  if (coins < amount) {
    const fact: Fact = { rule: 'EG-4.3', code: 'cannotPay', params: { seat, amount, coins, token: token! } };
    return beginLot(withCoins(withFacts(table, fact), seat, -coins));
  }
  const fact: Fact = {
    rule: 'EG-4.2',
    code: 'sold',
    params: { seat, amount, token: token!, from: 'row', to: `tokens:${seat}` },
  };
  const paid = withCoins(withFacts(tableWith(table, { row }), fact), seat, -amount);
  return beginLot(withToken(paid, seat, token!, 'shown'));
}
