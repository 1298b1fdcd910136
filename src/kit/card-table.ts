/** A table for games of cards: the hands of the others above, what each has played, and the viewer’s own hand below. */
import { svg } from 'lit';
import { cardBack, cardSpace, hand } from '../drawing/cards.js';
import { words, type Drawn, type Rect } from '../drawing/strokes.js';
import { CREAM } from '../drawing/tones.js';
import type { Text } from '../i18n/text.js';
import type { Viewer } from '../kernel/game.js';
import type { DrawnPlace, Size } from './places.js';

/** The colours of the ground of a card table: green cloth. @beta */
export const CLOTH = ['#2f5d3a', '#173020'] as const;

/** What `cardTable` makes places of. @beta */
export interface CardTable<C extends string | number> {
  /** The cards in each seat's hand, as the viewer may know them. */
  readonly hands: readonly (readonly C[])[];
  /** The card that each seat has played, if it has. */
  readonly played: readonly (C | undefined)[];
  /** What stands for a card that the viewer may not know: it is drawn from its back. */
  readonly hidden: C;
  /** Who sees the table: their hand is below. */
  readonly viewer: Viewer;
  /** The size of the board. */
  readonly size: Size;
  /** Draws a card. Cards of a hand may overlap, so that only their left part is seen. */
  face(card: C, area: Rect): Drawn;
}

/**
 * The places of a card table, each with the sentence that names it: the viewer’s own cards, `card:<card>` (`board.card`); the
 * other hands, `hand:<seat>` (`board.count`, or `board.hand` where the cards are seen); and what each seat has played,
 * `played:<seat>` (`board.played`, or `board.notPlayed`). A spectator looks on from the first seat.
 * @beta
 */
export function cardTable<C extends string | number>(table: CardTable<C>): readonly DrawnPlace[] {
  const { hands, played, hidden, viewer, size } = table;
  const own = viewer === 'spectator' ? 0 : viewer;
  const order = hands.map((_, n) => (own + n) % hands.length);
  /** The names of the seats need 40 units above each row. A row of the others’ hands has three fifths of the others’ height. */
  const high = (size.height - 136) / 2.6;
  const [top, middle, bottom] = [40, 80 + 0.6 * high, 120 + 1.6 * high];
  /** The part number `n` of a row that is shared by `count`. */
  const part = (y: number, h: number, n: number, count: number): Rect => {
    const w = (size.width - 16) / count;
    return { x: 12 + w * n, y, w: w - 8, h };
  };
  const drawn = (card: C, area: Rect) => (card === hidden ? cardBack(area) : table.face(card, area));
  const called = (seat: number, { x, y, w }: Rect, text: Text) =>
    words(x + w / 2, y - 10, 17, text(`seat:${seat}`), CREAM);
  const handOf = (seat: number, area: Rect): DrawnPlace => {
    const cards = hands[seat]!;
    return {
      id: `hand:${seat}`,
      area,
      rounding: 10,
      label: (text) =>
        cards.length > 0 && cards[0] !== hidden
          ? text('board.hand', { seat, cards })
          : text('board.count', { seat, count: cards.length }),
      // The cards are not read aloud: the label has them.
      beside: ({ text }) => [
        called(seat, area, text),
        svg`<g aria-hidden="true">${hand(cards.length, area).map((rect, n) => drawn(cards[n]!, rect))}</g>`,
      ],
    };
  };
  const playedBy = (seat: number, area: Rect): DrawnPlace => {
    const card = played[seat];
    const [rect] = hand(1, area);
    return {
      id: `played:${seat}`,
      area: rect!,
      rounding: 10,
      label: (text) => (card === undefined ? text('board.notPlayed', { seat }) : text('board.played', { seat, card })),
      draw: () => (card === undefined ? cardSpace(rect!) : drawn(card, rect!)),
      beside: ({ text }) => called(seat, area, text),
    };
  };
  const ownCard = (card: C, area: Rect): DrawnPlace => ({
    id: `card:${card}`,
    area,
    rounding: 10,
    label: (text) => text('board.card', { card }),
    draw: () => drawn(card, area),
  });
  const row = part(bottom, high, 0, 1);
  const rooms = hand(hands[own]!.length, row);
  return [
    ...order.slice(1).map((seat, n) => handOf(seat, part(top, 0.6 * high, n, hands.length - 1))),
    ...order.map((seat, n) => playedBy(seat, part(middle, high, n, hands.length))),
    ...(hands[own]!.includes(hidden) ? [handOf(own, row)] : hands[own]!.map((card, n) => ownCard(card, rooms[n]!))),
  ];
}
