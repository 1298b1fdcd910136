/** Cards: a face with a drawing, a back, and the layout of a hand of cards in a row. */
import { nothing, svg } from 'lit';
import { transformed, box, grown, path, type Drawing, type Drawn, type Rect } from './strokes.js';
import { CREAM, INK, type Colours } from './tones.js';

/** Height of a card divided by its width. @public */
export const CARD_TALL = 1.4;
const PAPER: Colours = [CREAM, INK, INK];
const BACK: Colours = ['#3a4a7d', '#161d38', '#c9d3f2'];
/** The pattern of a card's back, for a card 100 units wide. */
const LATTICE = 'M12 12 88 88M88 12 12 88M12 52 88 128M88 52 12 128M12 92 48 128M88 92 52 128M52 12 88 48M48 12 12 48';

/** The face of a card; `inner` is in units of 1/100 of the card's width. @public */
export const card = (rect: Rect, inner: Drawn = nothing, [body, line]: Colours = PAPER): Drawing =>
  framed(rect, 'paper', body, line, inner);

/** The back of a card: the same for all cards of these colours. @public */
export const cardBack = (rect: Rect, [body, line, ink]: Colours = BACK): Drawing =>
  framed(rect, 'body', body, line, path(LATTICE, 'none', ink, 3, 'pattern'));

/** A place for a card where none lies. @beta */
export const cardSpace = (rect: Rect): Drawing => box('pattern', rect, 9, 'none', '#8fae8b', 2);

const framed = ({ x, y, w }: Rect, name: string, body: string, line: string, inner: Drawn): Drawing => {
  const sheet = { x: 0, y: 0, w: 100, h: 100 * CARD_TALL };
  return transformed(
    x,
    y,
    w / 100,
    svg`<g data-piece="card">${box(name, grown(sheet, -2), 10, body, line, 4)}${inner}</g>`,
  );
};

/**
 * The rectangles of a hand's cards in `area`: as high as the area, side by side and centred; they overlap if the area is too
 * narrow for all. If even one card is too wide, a card is as wide as the area, and several are smaller, so that each is seen.
 * @public
 */
export function hand(count: number, area: Rect): Rect[] {
  const w = Math.min(area.w * (count > 1 ? 0.75 : 1), area.h / CARD_TALL);
  const step = count > 1 ? Math.min(w * 1.08, (area.w - w) / (count - 1)) : 0;
  const left = area.x + (area.w - w - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: left + step * i, y: area.y, w, h: w * CARD_TALL }));
}
