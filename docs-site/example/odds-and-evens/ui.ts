/** The UI for the first render and the first move: the drawing, and its anchors. */
import { html, nothing } from 'lit';
import { card, cardBack, hand } from '../../../src/drawing/cards.js';
import { anchor } from '../../../src/drawing/place.js';
import { sheet } from '../../../src/drawing/sheet.js';
import { words, type Rect } from '../../../src/drawing/strokes.js';
import type { GameBoard } from '../../../src/game-ui/game-ui.js';
import { byPoints } from '../../../src/game-ui/standings.js';
import { about } from './about.js';
import { oddsAndEvens } from './index.js';
import { CARDS, type Move, type Seen, type Table } from './rules.js';

/** The viewer's cards, the other player's cards and, between them, the cards laid down. */
const OWN = hand(5, { x: 20, y: 385, w: 680, h: 175 });
const THEIRS = hand(5, { x: 180, y: 20, w: 360, h: 84 });
const LAID = hand(2, { x: 100, y: 150, w: 520, h: 190 });
const face = (n: number, rect: Rect) => card(rect, words(50, 96, 72, n));

const board: GameBoard<Table, Move, Seen>['board'] = ({ table: { hands, laid }, seat }, ctx) => {
  const me = seat === 1 ? 1 : 0;
  const lies = (n: number | null, rect: Rect) => (n === null ? nothing : n === 0 ? cardBack(rect) : face(n, rect));
  const held = (n: number, who: number) => (hands[who]!.includes(n) && laid[who] !== n ? n : null);
  const place = (n: number, room: Rect) =>
    anchor({ id: `card:${n}`, label: ctx.text('move.lay', { card: n }), room }, ctx, () => lies(held(n, me), room));
  return sheet(about.board.wide, ctx, [
    ...CARDS.map((n, i) => lies(held(n, 1 - me), THEIRS[i]!)),
    ...[me, 1 - me].map((who, i) => lies(laid[who]!, LAID[i]!)),
    ...CARDS.map((n, i) => place(n, OWN[i]!)),
  ]);
};

export const ui: GameBoard<Table, Move, Seen> = {
  game: oddsAndEvens,
  board,
  size: () => about.board.wide,
  anchors: () => CARDS.map((n, i) => ({ id: `card:${n}`, x: OWN[i]!.x + OWN[i]!.w / 2, y: 472 })),
  label: (id, _view, text) => text('move.lay', { card: id.slice(5) }),
  touches: ({ card: n }) => [`card:${n}`],
  scoreboard: ({ table: { points } }, { text }) =>
    html`<p>${text('seat:0')} ${points[0]} : ${points[1]} ${text('seat:1')}</p>`,
  standings: ({ table: { points } }) => byPoints(points),
  describeMove: (move, _view, text) => text('move.lay', { card: move.card }),
  factParams: (params = {}) => params,
  duration: (facts) => (facts[0]?.code === 'score' ? 1800 : 300),
};
