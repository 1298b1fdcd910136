/** What a page shows of Goofspiel: two hands, the bids, the prize, and what is left. */
import { card, cardBack, cardSpace, CLOTH, CREAM, defineUi, hand, nothing, words } from 'playable-rules/kit/board';
import type { Rect } from 'playable-rules/kit/board';
import { lesson, words as lessonWords } from './lesson.js';
import { CARDS, game, HIDDEN, type Table } from './rules.js';
import { en } from './text.js';

const OWN = hand(CARDS.length, { x: 20, y: 410, w: 680, h: 130 });
const THEIRS = hand(CARDS.length, { x: 150, y: 20, w: 420, h: 76 });
const [PRIZE, MINE, YOURS] = [
  { x: 60, y: 130, w: 175, h: 245 },
  { x: 400, y: 260, w: 93, h: 130 },
  { x: 400, y: 115, w: 93, h: 130 },
];
const face = (n: number, rect: Rect) => card(rect, words(50, 96, 72, n));
const lying = (n: number | null, rect: Rect) =>
  n === null ? cardSpace(rect) : n === HIDDEN ? cardBack(rect) : face(n, rect);

/** Whether a seat still holds a card that it has not bid. */
const holds = ({ hands, bids }: Pick<Table, 'hands' | 'bids'>, seat: number, card: number) =>
  hands[seat]!.includes(card) && bids[seat] !== card;
export default defineUi({
  game,
  wide: { width: 720, height: 560 },
  text: { en },
  lessons: [{ lesson, words: lessonWords }],
  ground: CLOTH,
  places: ({ table, seat }) =>
    CARDS.map((card, n) => ({
      ...{ id: `card:${card}`, area: OWN[n]!, rounding: 9 },
      label: (text) => text('move.bid', { card }),
      draw: () => (holds(table, seat === 1 ? 1 : 0, card) ? face(card, OWN[n]!) : nothing),
    })),
  touches: (move) => [`card:${move.card}`],
  scene({ table, seat }, { text }) {
    const me = seat === 1 ? 1 : 0;
    return [
      CARDS.map((card, n) => (holds(table, 1 - me, card) ? face(card, THEIRS[n]!) : nothing)),
      face(table.prize, PRIZE),
      words(PRIZE.x + 88, PRIZE.y + 34, 20, text('board.prize')),
      lying(table.bids[me]!, MINE),
      lying(table.bids[1 - me]!, YOURS),
      words(600, 200, 56, table.points[1 - me]!, CREAM),
      words(600, 345, 56, table.points[me]!, CREAM),
    ];
  },
  duration: (facts) => (facts.some(({ code }) => code === 'win' || code === 'tie') ? 2200 : 400),
});
