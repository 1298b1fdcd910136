/** What a page shows of the game: the hands of the others, the trick, and the viewer’s own hand. */
import { anchor, box, card, cardBack, defineUi, hand, nothing, sheet, svg, words } from 'playable-rules/kit/board';
import type { Colours, Layout, Rect, Text } from 'playable-rules/kit/board';
import { game } from './game.js';
import { lesson, words as lessonWords } from './lesson.js';
import * as rulebook from './rulebook.js';
import { HIDDEN, seatOf, type Seen } from './rules.js';
import { en, fr, it } from './text.js';

const COLOURS: readonly Colours[] = [
  ['#c8493a', '#5a1610', '#fff6e6'],
  ['#3a6fb0', '#12304f', '#fff6e6'],
  ['#4d8a45', '#1c3a18', '#fff6e6'],
  ['#e0b030', '#5c4308', '#3d2a17'],
];
const LIGHT = '#fff6e6';
/** The sizes of the board, and its rows from above: where they begin and how high they are. */
const SIZES = {
  wide: { width: 640, height: 480, hands: [40, 76], trick: [176, 124], own: [338, 126] },
  narrow: { width: 400, height: 330, hands: [34, 52], trick: [122, 84], own: [220, 98] },
} as const;
/** The part number `n` of a row that is shared by `count`. */
const part = (layout: Layout, row: 'hands' | 'trick' | 'own', n: number, count: number): Rect => {
  const [y, h] = SIZES[layout][row];
  const w = (SIZES[layout].width - 24) / count;
  return { x: 12 + w * n + 5, y, w: w - 10, h };
};

interface Look {
  readonly table: Seen;
  readonly seat: number | 'spectator';
}
/** Everything that can be pointed at, with its place: the hands of the others, the trick, and the viewer’s own cards. */
function places({ table, seat: viewer }: Look, layout: Layout) {
  const count = table.hands.length;
  // A spectator looks on from the first seat.
  const own = viewer === 'spectator' ? 0 : viewer;
  const others = table.hands.map((_, n) => (own + n) % count).slice(1);
  const rooms = hand(table.hands[own]!.length, part(layout, 'own', 0, 1));
  return {
    hands: others.map((seat, n) => ({ id: `hand:${seat}`, seat, room: part(layout, 'hands', n, count - 1) })),
    trick: table.hands.map((_, n) => {
      const seat = seatOf(table, n);
      return { id: `played:${seat}`, seat, value: table.trick[n], room: part(layout, 'trick', n, count) };
    }),
    // Cards that the viewer does not know are drawn, but are no places.
    cards: table.hands[own]!.map((value, n) => ({
      ...{ value, room: rooms[n]! },
      id: value === HIDDEN ? undefined : `card:${value}`,
    })),
  };
}
/** What a place is called, for readers who hear the board. */
function labelOf(id: string, table: Seen, text: Text): string {
  const [kind, number] = id.split(':');
  const n = Number(number);
  if (kind === 'card') return text('move.play', { card: n });
  if (kind === 'played') {
    const card = table.trick.find((_, i) => seatOf(table, i) === n);
    return card === undefined ? text('board.notPlayed', { seat: n }) : text('board.played', { seat: n, card });
  }
  const cards = table.hands[n]!;
  const isSeen = cards.length > 0 && cards[0] !== HIDDEN;
  return isSeen ? text('board.hand', { seat: n, cards }) : text('board.count', { seat: n, count: cards.length });
}
const face = (value: number, room: Rect, number = words(50, 92, 60, value)) =>
  value === HIDDEN ? cardBack(room) : card(room, number);

/** The game as `addGame` takes it, and as `npm run site` finds it. */
export default defineUi({
  game,
  wide: SIZES.wide,
  narrow: SIZES.narrow,
  text: { en, fr, it },
  lessons: [{ lesson, words: lessonWords }],
  rulebook,
  seatColours: COLOURS,
  // The places of the board, and which of them a move names: they can be clicked, dragged and reached by keys.
  anchors(view, layout) {
    const { hands, trick, cards } = places(view, layout);
    return [...hands, ...trick, ...cards].flatMap(({ id, room: { x, y, w, h } }) =>
      id ? [{ id, x: x + w / 2, y: y + h / 2 }] : [],
    );
  },
  touches: (move) => [`card:${move.card}`],
  label: (id, { table }, text) => labelOf(id, table, text),
  board(view, ctx) {
    const { table } = view;
    const { hands, trick, cards } = places(view, ctx.layout);
    const size = SIZES[ctx.layout];
    const place = (id: string, room: Rect) => ({ id, label: labelOf(id, table, ctx.text), room, rounding: 10 });
    const name = (seat: number, { x, y, w }: Rect) => words(x + w / 2, y - 10, 17, ctx.text(`seat:${seat}`), LIGHT);
    return sheet(size, ctx, [
      box('paper', { x: 2, y: 2, w: size.width - 4, h: size.height - 4 }, 16, '#2f5d3a', '#173020', 3),
      hands.map(({ id, seat, room }) => {
        const cards = table.hands[seat]!;
        // They may overlap, so their numbers are on the left.
        const drawn = hand(cards.length, room).map((rect, n) => face(cards[n]!, rect, words(33, 86, 46, cards[n]!)));
        // Not read aloud: the place over the cards has them in its name.
        return [name(seat, room), svg`<g aria-hidden="true">${drawn}</g>`, anchor(place(id, room), ctx, () => nothing)];
      }),
      trick.map(({ id, seat, value, room }) => {
        const [rect] = hand(1, room);
        return [
          name(seat, room),
          anchor(place(id, rect!), ctx, () =>
            value === undefined ? box('pattern', rect!, 9, 'none', '#8fae8b', 2) : face(value, rect!),
          ),
        ];
      }),
      cards.map(({ id, value, room }) =>
        id ? anchor(place(id, room), ctx, () => face(value, room)) : face(value, room),
      ),
    ]);
  },
  // What moves when something happens, which places are marked after it, and how long it is shown, in milliseconds.
  motion: ({ code, params }) =>
    code === 'play' ? { piece: 'card', to: `played:${String(params!['seat'])}` } : undefined,
  changed: ({ code, params }) => (code === 'play' ? [`played:${String(params!['seat'])}`] : []),
  duration: (facts) => (facts.some(({ code }) => code === 'take') ? 2000 : 600),
});
