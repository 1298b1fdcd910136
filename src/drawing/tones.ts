/**
 * Colours. A tone has a colour by day (light scheme) and one by dusk (dark scheme). The drawing's attributes hold the day
 * colour, so that it works without a stylesheet; its classes (`t-<tone>` for fill, `l-<tone>` for stroke) let a page's
 * stylesheet set the dusk colour.
 */
import { svg } from 'lit';
import type { Drawing } from './static-template.js';

/** The colour of text on parchment. @public */
export const INK = '#3d2a17';
/** The colour of highlights. @public */
export const GOLD = '#f5c84c';
/** The colour of text on a dark ground. @public */
export const CREAM = '#fff6e6';

/** The colours of a piece: its surface, its outline, and its lettering. @public */
export type Colours = readonly [body: string, line: string, ink: string];
/** Red, blue, green and yellow, for the pieces of up to four seats. @public */
export const SEAT_COLOURS: readonly Colours[] = [
  ['#c8493a', '#5a1610', CREAM],
  ['#3a6fb0', '#12304f', CREAM],
  ['#4d8a45', '#1c3a18', CREAM],
  ['#e0b030', '#5c4308', INK],
];
/** Day and dusk colours by tone name. @public */
export type Tones = Readonly<Record<string, readonly [day: string, dusk: string]>>;

/** Functions that draw shapes in a game's tones. @beta */
export function brush<T extends string>(tones: Readonly<Record<T, readonly [day: string, dusk: string]>>) {
  const day = (tone: T): string => tones[tone][0];
  return {
    /** The day colour of a tone. */
    day,
    /** A filled path. */
    area: (tone: T, shape: string): Drawing => svg`<path class=${`t-${tone}`} d=${shape} fill=${day(tone)} />`,
    /** A stroked path. */
    line: (tone: T, shape: string, width: number): Drawing =>
      svg`<path class=${`l-${tone}`} d=${shape} fill="none" stroke=${day(tone)} stroke-width=${Number(width.toFixed(1))} />`,
    /** A stop of a gradient. */
    stop: (tone: T, offset: number, opacity = 1): Drawing =>
      svg`<stop class=${`t-${tone}`} offset=${offset} stop-color=${day(tone)} stop-opacity=${opacity} />`,
  };
}
