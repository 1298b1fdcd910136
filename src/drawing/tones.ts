/**
 * Colours. What day and dusk tell apart is a tone: the drawing's attributes hold the tone by day, so that it is a picture
 * without any stylesheet, and its class (`t-<tone>` filled, `l-<tone>` drawn) lets a page's stylesheet give the tone by dusk.
 */
import { svg } from 'lit';
import type { Drawing } from './static-template.js';

/** What is written on parchment, what stands out, and what is written on dark ground. */
export const INK = '#3d2a17';
export const GOLD = '#f5c84c';
export const CREAM = '#fff6e6';

/** The colours of a piece: its surface, its outline, and what is written on it. */
export type Colours = readonly [body: string, line: string, ink: string];
/** By name, by day and by dusk. */
export type Tones = Readonly<Record<string, readonly [day: string, dusk: string]>>;

/** A game's brush: shapes in its tones. */
export function brush<T extends string>(tones: Readonly<Record<T, readonly [day: string, dusk: string]>>) {
  const day = (tone: T): string => tones[tone][0];
  return {
    /** A tone by day. */
    day,
    /** A surface. */
    area: (tone: T, shape: string): Drawing => svg`<path class=${`t-${tone}`} d=${shape} fill=${day(tone)} />`,
    /** A stroke. */
    line: (tone: T, shape: string, width: number): Drawing =>
      svg`<path class=${`l-${tone}`} d=${shape} fill="none" stroke=${day(tone)} stroke-width=${Number(width.toFixed(1))} />`,
    /** One colour of a gradient. */
    stop: (tone: T, offset: number, opacity = 1): Drawing =>
      svg`<stop class=${`t-${tone}`} offset=${offset} stop-color=${day(tone)} stop-opacity=${opacity} />`,
  };
}
