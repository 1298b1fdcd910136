/** What a page shows of Goofspiel: two hands, the bids, the prize, and what is left. */
import { anchor, box, card, cardBack, defineUi, hand, nothing, sheet, words } from 'playable-rules/kit/board';
import type { Rect } from 'playable-rules/kit/board';
import { lesson, words as lessonWords } from './lesson.js';
import { CARDS, game, HIDDEN } from './rules.js';
import { en } from './text.js';

const SIZE = { width: 720, height: 560 };
const OWN = hand(CARDS.length, { x: 20, y: 410, w: 680, h: 130 });
const THEIRS = hand(CARDS.length, { x: 150, y: 20, w: 420, h: 76 });
const [PRIZE, MINE, YOURS] = [
  { x: 60, y: 130, w: 175, h: 245 },
  { x: 400, y: 260, w: 93, h: 130 },
  { x: 400, y: 115, w: 93, h: 130 },
];
const face = (n: number, rect: Rect) => card(rect, words(50, 96, 72, n));
const lying = (n: number | null, rect: Rect) =>
  n === null ? box('pattern', rect, 8, 'none', '#8fae8b', 2) : n === HIDDEN ? cardBack(rect) : face(n, rect);

export const goofspiel = defineUi({
  game,
  wide: SIZE,
  text: { en },
  lessons: [{ lesson, words: lessonWords }],
  anchors: () => CARDS.map((n, i) => ({ id: `card:${n}`, x: OWN[i]!.x + OWN[i]!.w / 2, y: OWN[i]!.y + 65 })),
  touches: (move) => [`card:${move.card}`],
  label: (id, _view, text) => text('move.bid', { card: id.slice(5) }),
  board({ table, seat }, ctx) {
    const me = seat === 1 ? 1 : 0;
    const held = (n: number, who: number) => table.hands[who]!.includes(n) && table.bids[who] !== n;
    return sheet(SIZE, ctx, [
      box('paper', { x: 2, y: 2, w: 716, h: 556 }, 14, '#2f5d3a', '#173020', 3),
      CARDS.map((n, i) => (held(n, 1 - me) ? face(n, THEIRS[i]!) : nothing)),
      face(table.prize, PRIZE),
      words(PRIZE.x + 88, PRIZE.y + 34, 20, ctx.text('board.prize')),
      lying(table.bids[me]!, MINE),
      lying(table.bids[1 - me]!, YOURS),
      CARDS.map((n, i) =>
        anchor({ id: `card:${n}`, label: ctx.text('move.bid', { card: n }), room: OWN[i]!, rounding: 9 }, ctx, () =>
          held(n, me) ? face(n, OWN[i]!) : nothing,
        ),
      ),
      [table.points[1 - me]!, table.points[me]!].map((points, n) =>
        words(600, n === 0 ? 200 : 345, 56, points, '#fff6e6'),
      ),
    ]);
  },
  duration: (facts) => (facts.some(({ code }) => code === 'win' || code === 'tie') ? 2200 : 400),
});
