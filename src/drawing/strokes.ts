/** The basic shapes of drawings. Attributes that all shapes of a drawing share are set once, on its root. */
import { nothing, svg } from 'lit';
import type { Drawing, Drawn } from './static-template.js';
import { INK } from './tones.js';

export type { Drawing, Drawn };

/** A rectangle by its upper left corner, its width and its height, in the drawing’s units. @public */
export interface Rect {
  /** The left edge. */
  readonly x: number;
  /** The upper edge. */
  readonly y: number;
  /** The width. */
  readonly w: number;
  /** The height. */
  readonly h: number;
}

/** Rounds to `digits` decimals: shorter numbers in the drawing. @beta */
export const rounded = (n: number, digits = 1): number => Number(n.toFixed(digits));
/** A template tag for path data (`d`) that rounds its numbers: d`M${x} ${y}h10`. @beta */
export const pathData = (parts: TemplateStringsArray, ...numbers: number[]): string =>
  parts.reduce((path, part, i) => `${path}${rounded(numbers[i - 1]!)}${part}`);

/** A path from its data (`d`). `name` is its CSS class. @public */
export const path = (shape: string, fill: string, stroke?: string, width?: number, name?: string): Drawing =>
  svg`<path class=${name ?? nothing} d=${shape} fill=${fill} stroke=${stroke ?? nothing} stroke-width=${width ? rounded(width) : nothing} />`;
/** A rectangle with corners of radius `rx`. `name` is its CSS class. @public */
export const box = (
  name: string,
  { x, y, w, h }: Rect,
  rx: number,
  fill: string,
  stroke?: string,
  width?: number,
): Drawing =>
  svg`<rect class=${name} x=${rounded(x)} y=${rounded(y)} width=${rounded(w)} height=${rounded(h)} rx=${rounded(rx)} fill=${fill} stroke=${stroke ?? nothing} stroke-width=${width ? rounded(width) : nothing} />`;
/** A circle around a point. `name` is its CSS class. @public */
export const circle = (
  name: string,
  x: number,
  y: number,
  radius: number,
  fill: string,
  stroke?: string,
  width?: number,
): Drawing => box(name, { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius }, radius, fill, stroke, width);

/** A text; by default in `INK`, and anchored as its parent says (centred on a board). @public */
export const words = (
  x: number,
  y: number,
  size: number,
  said: string | number,
  fill = INK,
  anchor?: 'start' | 'end',
): Drawing =>
  svg`<text x=${rounded(x)} y=${rounded(y)} font-size=${rounded(size)} fill=${fill} text-anchor=${anchor ?? nothing}>${said}</text>`;
/** A drawing moved and scaled. @public */
export const transformed = (x: number, y: number, scale: number, inner: Drawn): Drawing =>
  svg`<g transform=${`translate(${rounded(x)} ${rounded(y)})scale(${rounded(scale, 2)})`}>${inner}</g>`;
/** A `<use>` of an element in the drawing's `<defs>`, moved, scaled, and mirrored if `flip` is -1. @beta */
export const use = (id: string, x: number, y: number, scale: number, flip = 1, name?: string): Drawing =>
  svg`<use class=${name ?? nothing} href=${`#${id}`} transform=${`translate(${rounded(x)} ${rounded(y)})scale(${rounded(scale * flip, 2)} ${rounded(scale, 2)})`} />`;
/** The same rectangle, larger on every side. @public */
export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
/** Drops the `false` entries. A single drawing is returned without a list, which saves Lit's markers of a list. @beta */
export function compact(all: readonly (Drawn | false)[]): Drawn {
  const [first = nothing, ...rest] = all.filter((each) => each !== false);
  return rest.length > 0 ? [first, ...rest] : first;
}
