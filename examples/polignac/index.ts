/** What a page shows of Polignac: the hands of the others, the trick with each card before its seat, and the viewer’s own hand. */
import {
  anchor,
  box,
  card,
  cardBack,
  defineUi,
  hand,
  nothing,
  SEAT_COLOURS,
  sheet,
  svg,
  words,
} from 'playable-rules/kit/board';
import type { Layout, Rect, Text } from 'playable-rules/kit/board';
import { lesson, words as lessonWords } from './lesson.js';
import { game, HIDDEN, seatOf, SUITS, type Seen } from './rules.js';
import { en } from './text.js';

const SIGNS = ['♠', '♥', '♣', '♦'];
const [LIGHT, RED, BLACK] = ['#fff6e6', '#a3241b', '#20242c'];
/** The sizes of the board, and its rows from above: where they begin and how high they are. */
const SIZES = {
  wide: { width: 640, height: 480, hands: [40, 76], trick: [176, 124], own: [338, 126] },
  narrow: { width: 400, height: 350, hands: [34, 52], trick: [122, 92], own: [236, 102] },
} as const;
/** The part number `n` of a row that is shared by `count`. */
const part = (layout: Layout, row: 'hands' | 'trick' | 'own', n: number, count: number): Rect => {
  const [y, h] = SIZES[layout][row];
  const w = (SIZES[layout].width - 16) / count;
  return { x: 8 + w * n + 4, y, w: w - 8, h };
};

interface Look {
  readonly table: Seen;
  readonly seat: number | 'spectator';
}
/** Everything that can be pointed at, with its place: the hands of the others, the trick, and the viewer’s own cards. */
function places({ table, seat: viewer }: Look, layout: Layout) {
  // A spectator looks on from the first seat.
  const own = viewer === 'spectator' ? 0 : viewer;
  const others = [1, 2, 3].map((n) => (own + n) % 4);
  const rooms = hand(table.hands[own]!.length, part(layout, 'own', 0, 1));
  return {
    hands: others.map((seat, n) => ({ id: `hand:${seat}`, seat, room: part(layout, 'hands', n, 3) })),
    trick: [own, ...others].map((seat, n) => {
      const value = table.trick.find((_, i) => seatOf(table, i) === seat);
      return { id: `played:${seat}`, seat, value, room: part(layout, 'trick', n, 4) };
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
  const [kind, of = ''] = id.split(':');
  const seat = Number(of);
  if (kind === 'card') return text('move.play', { card: of });
  if (kind === 'hand') return text('board.count', { seat, count: table.hands[seat]!.length });
  const card = table.trick.find((_, n) => seatOf(table, n) === seat);
  return card === undefined ? text('board.notPlayed', { seat }) : text('board.played', { seat, card });
}
/** A card: rank and suit on the left, which the next card of a hand does not cover, and the suit again below. */
function face(value: string, room: Rect) {
  if (value === HIDDEN) return cardBack(room);
  const suit = SUITS.findIndex((one) => value.startsWith(one));
  const ink = suit % 2 === 1 ? RED : BLACK;
  const sign = SIGNS[suit]!;
  return card(room, [
    words(30, 46, 34, value.slice(1), ink),
    words(30, 82, 34, sign, ink),
    words(66, 122, 56, sign, ink),
  ]);
}

export const polignac = defineUi({
  game,
  wide: SIZES.wide,
  narrow: SIZES.narrow,
  text: { en },
  lessons: [{ lesson, words: lessonWords }],
  seatColours: SEAT_COLOURS,
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
        const backs = hand(table.hands[seat]!.length, room).map((rect) => cardBack(rect));
        // Not read aloud: the place over the cards has their number in its name.
        return [name(seat, room), svg`<g aria-hidden="true">${backs}</g>`, anchor(place(id, room), ctx, () => nothing)];
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
      cards.map(({ id, value, room }) => {
        const drawn = () => face(value, room);
        return id ? anchor(place(id, room), ctx, drawn) : drawn();
      }),
    ]);
  },
  // What moves when something happens, which places are marked after it, and how long it is shown, in milliseconds.
  motion: ({ code, params }) =>
    code === 'play' ? { piece: 'card', to: `played:${String(params!['seat'])}` } : undefined,
  changed: ({ code, params }) => (code === 'play' ? [`played:${String(params!['seat'])}`] : []),
  duration: (facts) => (facts.some(({ code }) => code === 'take') ? 2000 : 600),
});
