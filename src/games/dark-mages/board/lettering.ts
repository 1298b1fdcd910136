/**
 * The board's letters and numbers. Each different one stands once in the drawing's `<defs>`, and places only refer to it: what a
 * place says is its label, and a test of accessible names takes no drawn number for a second name.
 */
import { nothing, svg } from 'lit';
import { r, words as written, type Drawing, type Drawn } from '../../../drawing/strokes.js';
import { INK } from '../../../drawing/tones.js';

/** The words of the board that is being drawn, with the beginning of their ids. */
let board: { readonly prefix: string; readonly all: Map<string, string> } | undefined;

/** Draws a board: its words are collected while `draw` runs, and stand before what it drew. */
export function lettered(prefix: string, draw: () => Drawn): Drawn {
  const all = new Map<string, string>();
  board = { prefix, all };
  try {
    const drawn = draw();
    return [svg`<defs>${[...all].map(([said, id]) => svg`<text id=${id}>${said}</text>`)}</defs>`, drawn];
  } finally {
    board = undefined;
  }
}

/** Words about a point; outside a board, such as on a card that is looked at alone, they are written where they stand. */
export function words(
  x: number,
  y: number,
  size: number,
  said: string | number,
  fill = INK,
  anchor?: 'start' | 'end',
): Drawing {
  if (!board) return written(x, y, size, said, fill, anchor);
  const { prefix, all } = board;
  const text = String(said);
  const id = all.get(text) ?? `${prefix}w${all.size}`;
  all.set(text, id);
  return svg`<use href=${`#${id}`} x=${r(x)} y=${r(y)} font-size=${r(size)} fill=${fill} text-anchor=${anchor ?? nothing} />`;
}
