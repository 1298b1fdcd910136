/** The draw pile, the face-up cards, the gold pile and the discard pile. EG-1.2, EG-1.5, EG-1.6. */
import { shuffle, type Seat } from '../../../kit/index.js';
import { DISPLAY, TRAVEL_CARDS, type Card, type TravelCard } from '../map.js';
import { addFacts, tableWith, withPlayer } from '../changes.js';
import { minus } from '../queries.js';
import type { RuleId } from '../ledger.js';
import type { Table } from '../table.js';

/** Whether a travel card can still be turned up or drawn. Hand sizes are open, so everybody knows it. */
const hasTravelCards = ({ pile, discard }: Table): boolean =>
  pile.some((card) => card !== 'gold') || discard.some((card) => card !== 'gold');

/** EG-1.5: takes the top card. Shuffles the discard pile when the draw pile is empty, not earlier. */
function topCard(before: Table): { table: Table; card: Card } {
  let table = before;
  if (table.pile.length === 0) {
    const { values, rng } = shuffle(table.rng, table.discard);
    table = addFacts(tableWith(table, { pile: values, discard: [], rng }), {
      rule: 'EG-1.5',
      code: 'reshuffled',
      params: { cards: values.length, from: 'discard', to: 'pile' },
    });
  }
  return { table: tableWith(table, { pile: table.pile.slice(0, -1) }), card: table.pile.at(-1)! };
}

/**
 * EG-1.2, EG-1.6: turns cards up until there are three, the first at `place`. Our decision on EG-1.5: when only gold is left to
 * turn up, nothing is, because the gold pile would refill itself whenever it is taken.
 */
function refill(before: Table, rule: RuleId, place = before.display.length): Table {
  let table = before;
  let at = place;
  while (table.display.length < DISPLAY && hasTravelCards(table)) {
    const top = topCard(table);
    table =
      top.card === 'gold'
        ? addFacts(tableWith(top.table, { goldPile: top.table.goldPile + 1 }), {
            rule: 'EG-1.2',
            code: 'goldTurnedUp',
            params: { cards: 1, from: 'pile', to: 'goldPile' },
          })
        : addFacts(tableWith(top.table, { display: table.display.toSpliced(at, 0, top.card) }), {
            rule,
            code: 'turnedUp',
            params: { card: top.card, from: 'pile', to: `display:${at}` },
          });
    if (top.card !== 'gold') at = table.display.length;
  }
  return table;
}

/** EG-1.2: takes a face-up card and replaces it at once. */
export function withoutFaceUp(table: Table, card: TravelCard): Table {
  const at = table.display.indexOf(card);
  return refill(tableWith(table, { display: table.display.toSpliced(at, 1) }), 'EG-1.2', at);
}

/** EG-1.3: draws a card from the pile; gold goes to the gold pile. */
export function drawTop(before: Table): { table: Table; card: Card; isLast: boolean } {
  const { table, card } = topCard(before);
  return {
    table: card === 'gold' ? tableWith(table, { goldPile: table.goldPile + 1 }) : table,
    card,
    isLast: !hasTravelCards(table),
  };
}

/** EG-1.6: moves cards from a hand to the discard pile, and fills up the display. */
export function discardCards(table: Table, seat: Seat, card: TravelCard, count = 1): Table {
  const hand = minus(table.players[seat]!.hand, card, count);
  const discard = [...table.discard, ...Array.from({ length: count }, () => card)];
  return refill(tableWith(withPlayer(table, seat, { hand }), { discard }), 'EG-1.6');
}

/** EG-1.4: the cards of the gold pile go to the discard pile. */
export const discardGold = (table: Table): Table =>
  tableWith(table, {
    goldPile: 0,
    discard: [...table.discard, ...Array.from({ length: table.goldPile }, () => 'gold' as const)],
  });

/** The distinct cards among these, in their order. */
export const kinds = (cards: readonly TravelCard[]): TravelCard[] =>
  TRAVEL_CARDS.filter((card) => cards.includes(card));
