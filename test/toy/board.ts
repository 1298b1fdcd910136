/** The toy game's board: a row of cards to bid, and below it each seat's hand. */
import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { card, cardBack, hand } from '../../src/drawing/cards.js';
import { counter } from '../../src/drawing/counters.js';
import { die } from '../../src/drawing/dice.js';
import { anchor } from '../../src/drawing/place.js';
import { words, type Rect } from '../../src/drawing/strokes.js';
import { CREAM, type Colours } from '../../src/drawing/tones.js';
import type { Anchor, BoardContext } from '../../src/game-ui/game-ui.js';
import type { View } from '../../src/kernel/game.js';
import type { Move, Seen } from './game.js';

type Seeing = View<Seen, Move>;
export const ROW = Array.from({ length: 9 }, (_, i) => i + 1);
const COLOURS: readonly Colours[] = [
  ['#c23b30', '#5f1511', CREAM],
  ['#3f8f5b', '#133d24', CREAM],
  ['#3a6fb5', '#122f59', CREAM],
  ['#e3ac2f', '#6b4606', '#3d2804'],
];
/** The y coordinate of the first hand, and the height of each. */
const HANDS = 46;
const TALL = 30;

/** The height depends on the number of hands. */
export const size = (view: Seeing) => ({ width: 180, height: HANDS + TALL * view.table.hands.length });
export const anchors = (): Anchor[] => ROW.map((n) => ({ id: `card:${n}`, x: n * 20 - 10, y: 20 }));

const face = (n: number, rect: Rect) => card(rect, words(50, 96, 72, n));
const letter = (seat: number, ctx: BoardContext) => ctx.text(`seat:${seat}`)[0]!;

export function board(view: Seeing, ctx: BoardContext) {
  const { hands, bid } = view.table;
  const { width, height } = size(view);
  const place = (n: number) => {
    const area = { x: n * 20 - 20, y: 0, w: 20, h: 40 };
    const frame = { x: area.x + 1, y: 7, w: 18, h: 25.2 };
    const label = ctx.text('card', { n });
    return anchor({ id: `card:${n}`, label, area, frame, rounding: 2 }, ctx, () => face(n, frame));
  };
  return html`<svg
    class="board"
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${width} ${height}"
    role="group"
    aria-label="Cards"
    text-anchor="middle"
  >
    <desc class="hands">${hands.map((cards) => cards.join(' ')).join(' | ')}</desc>
    ${repeat(ROW, (n) => n, place)}
    <g aria-hidden="true">
      ${bid === null ? '' : die({ x: 150, y: 48, size: 26, sides: 10, face: bid, colours: COLOURS[0]! })}
      ${hands.map((cards, seat) => {
        const y = HANDS + TALL * seat;
        const rooms = hand(cards.length, { x: 26, y, w: 44, h: 28 });
        // 0 is a card that is hidden from the viewer.
        return [
          counter({ x: 4, y: y + 6, size: 16, colours: COLOURS[seat]!, said: letter(seat, ctx) }),
          ...cards.map((n, i) => (n === 0 ? cardBack(rooms[i]!) : face(n, rooms[i]!))),
        ];
      })}
    </g>
  </svg>`;
}
