/** Phase 6, after the move: the hand limit, and coins or two cards. EG-6.3 to EG-6.5. */
import { withCoins, withFacts } from '../changes.js';
import { acting, actor } from '../../../kit/index.js';
import type { RuleOf, Table } from '../table.js';
import { discardCards, kinds } from './cards.js';
import { grantCards } from './drawing.js';

/** EG-6.5: discard a card above the hand limit. Players within the limit are not asked. */
export const discard: RuleOf<'discard'> = {
  options: (table, seat) => kinds(actor(table).hand).map((card) => ({ type: 'discard', seat, card })),
  refuse(table, { card }) {
    if (!actor(table).hand.includes(card)) return { rule: 'EG-6.5', code: 'noSuchCard', params: { card } };
    return undefined;
  },
  apply(table, { seat, card }) {
    const params = { seat, card, from: `hand:${seat}`, to: 'discard' };
    return discardCards(withFacts(table, { rule: 'EG-6.5', code: 'discard', params }), seat, card);
  },
};

/** EG-6.3: tells the income of the journey before the choice. */
export const tellIncome = (table: Table): Table =>
  withFacts(table, { rule: 'EG-6.3', code: 'earned', params: { seat: acting(table)!, coins: table.go.income } });

/** EG-6.3: take the income, or two cards; also if the income is 0. */
export const collect: RuleOf<'collect'> = {
  options: (table, seat) => (['coins', 'cards'] as const).map((as) => ({ type: 'collect', seat, as })),
  apply(table, { seat, as }) {
    if (as === 'cards') {
      return grantCards(
        withFacts(table, { rule: 'EG-6.3', code: 'twoCards', params: { seat, coins: table.go.income } }),
      );
    }
    const params = { seat, coins: table.go.income, to: `coins:${seat}` };
    return withCoins(withFacts(table, { rule: 'EG-6.3', code: 'coins', params }), seat, table.go.income);
  },
};

/** EG-6.4: two cards and no coins for a player who has not moved. */
export const grantStayed = (table: Table): Table =>
  grantCards(withFacts(table, { rule: 'EG-6.4', code: 'twoCards', params: { seat: acting(table)! } }));
