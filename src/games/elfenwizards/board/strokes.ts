/** The few shapes that everything here is drawn with; what all of them share stands once, on the drawing itself. */
import { nothing, svg } from 'lit';
import type { Drawing, Drawn } from '../../../drawing/static-template.js';
import type { Rect } from './layout.js';
import { INK, day, type Tone } from './palette.js';

export type { Drawing, Drawn };

/** Few decimals. */
export const r = (n: number, digits = 1): number => Number(n.toFixed(digits));
/** A path's numbers, with few decimals. */
export const d = (parts: TemplateStringsArray, ...numbers: number[]): string =>
  parts.reduce((path, part, i) => `${path}${r(numbers[i - 1]!)}${part}`);

export const path = (shape: string, fill: string, stroke?: string, width?: number, name?: string): Drawing =>
  svg`<path class=${name ?? nothing} d=${shape} fill=${fill} stroke=${stroke ?? nothing} stroke-width=${width ? r(width) : nothing} />`;
export const box = (
  name: string,
  { x, y, w, h }: Rect,
  rx: number,
  fill: string,
  stroke?: string,
  width?: number,
): Drawing =>
  svg`<rect class=${name} x=${r(x)} y=${r(y)} width=${r(w)} height=${r(h)} rx=${r(rx)} fill=${fill} stroke=${stroke ?? nothing} stroke-width=${width ? r(width) : nothing} />`;
export const circle = (
  name: string,
  x: number,
  y: number,
  radius: number,
  fill: string,
  stroke?: string,
  width?: number,
) => box(name, { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius }, radius, fill, stroke, width);

/** What day and dusk tell apart: a surface, and a stroke. */
export const area = (tone: Tone, shape: string): Drawing => path(shape, day(tone), undefined, 0, `t-${tone}`);
export const line = (tone: Tone, shape: string, width: number): Drawing =>
  path(shape, 'none', day(tone), width, `l-${tone}`);

export const words = (
  x: number,
  y: number,
  size: number,
  said: string | number,
  fill = INK,
  anchor?: 'start' | 'end',
): Drawing =>
  svg`<text x=${r(x)} y=${r(y)} font-size=${r(size)} fill=${fill} text-anchor=${anchor ?? nothing}>${said}</text>`;
export const at = (x: number, y: number, scale: number, inner: Drawn): Drawing =>
  svg`<g transform=${`translate(${r(x)} ${r(y)})scale(${r(scale, 2)})`}>${inner}</g>`;
export const use = (id: string, x: number, y: number, scale: number, flip = 1, name?: string): Drawing =>
  svg`<use class=${name ?? nothing} href=${`#${id}`} transform=${`translate(${r(x)} ${r(y)})scale(${r(scale * flip, 2)} ${r(scale, 2)})`} />`;
/** The same rectangle, larger on every side. */
export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
