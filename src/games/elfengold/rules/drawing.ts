/** Phase 1, and the two cards after a journey: one draw at a time. EG-1.1 to EG-1.6. */
import { COINS_A_GOLD_CARD, LAPS } from '../map.js';
import { addFacts, tableWith, withCard, withCoins, withFacts, withGo, withoutHead } from '../changes.js';
import { playerOrder } from '../queries.js';
import type { Fact, RuleOf, Table } from '../table.js';
import { discardGold, drawTop, kinds, withoutFaceUp } from './cards.js';

const oneDrawn = (table: Table): Table => withGo(table, { draws: table.go.draws - 1 });

/** EG-1.1, EG-1.2: take one of the face-up cards. */
export const take: RuleOf<'take'> = {
  options: (table, seat) => kinds(table.display).map((card) => ({ type: 'take', seat, card })),
  refuse(table, { card }) {
    if (!table.display.includes(card)) return { rule: 'EG-1.1', code: 'notFaceUp', params: { card } };
    return undefined;
  },
  apply(table, { seat, card }) {
    const from = `display:${table.display.indexOf(card)}`;
    const fact: Fact = { rule: 'EG-1.1', code: 'take', params: { seat, card, from, to: `hand:${seat}` } };
    return withoutFaceUp(oneDrawn(withCard(withFacts(table, fact), seat, card)), card);
  },
};

/** EG-1.1, EG-1.3: draw the top card of the pile; after a gold card the player draws again. */
export const draw: RuleOf<'draw'> = {
  options: (table, seat) => [{ type: 'draw', seat }],
  refuse(table) {
    if (table.pile.length + table.discard.length === 0) return { rule: 'EG-1.5', code: 'bothEmpty' };
    return undefined;
  },
  apply(before, { seat }) {
    const { table, card, isLast } = drawTop(withFacts(before));
    if (card !== 'gold') {
      const params = { seat, card, from: 'pile', to: `hand:${seat}` };
      return addFacts(oneDrawn(withCard(table, seat, card)), { rule: 'EG-1.1', code: 'draw', params });
    }
    const params = { seat, from: 'pile', to: 'goldPile' };
    const turned = addFacts(table, { rule: 'EG-1.3', code: 'goldDrawn', params });
    // With no travel cards left, further gold would fill the gold pile at no cost: so this counts as a draw.
    if (!isLast) return turned;
    return addFacts(oneDrawn(turned), { rule: 'EG-1.5', code: 'drewNothing', params: { seat } });
  },
};

/** EG-1.4: take the whole gold pile, for three coins a card. */
export const takeGold: RuleOf<'takeGold'> = {
  options: (table, seat) => [{ type: 'takeGold', seat }],
  refuse(table) {
    if (table.goldPile === 0) return { rule: 'EG-1.4', code: 'noGold' };
    return undefined;
  },
  apply(table, { seat }) {
    const cards = table.goldPile;
    const coins = cards * COINS_A_GOLD_CARD;
    const fact: Fact = {
      rule: 'EG-1.4',
      code: 'takeGold',
      params: { seat, cards, coins, from: 'goldPile', to: `coins:${seat}` },
    };
    return oneDrawn(withCoins(discardGold(withFacts(table, fact)), seat, coins));
  },
};

/** EG-1.5: no seat is ever skipped: gold cards are in no hand, so there is always one to draw or take. */
const begun = (table: Table): Table => (table.queue.length > 0 ? withGo(table, { draws: 1 }) : table);

/** EG-1.1: three laps in player order. */
export function beginDrawing(table: Table): Table {
  const lap = playerOrder(table);
  const queue = Array.from({ length: LAPS }, () => lap).flat();
  return begun(tableWith(table, { queue }));
}
/** When the draw is done, advances to the next seat of the lap. */
export const endDraw = (table: Table): Table => (table.go.draws > 0 ? table : begun(withoutHead(table)));

/** EG-6.3, EG-6.4: two cards after a journey. */
export const grantCards = (table: Table): Table => withGo(table, { draws: 2 });
