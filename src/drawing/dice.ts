/** Dice, 30 units wide: six-sided dice with pips, others as the solid seen from above, with a number. */
import { nothing, svg } from 'lit';
import { PIPS } from './pips.js';
import { transformed, words, type Drawing } from './strokes.js';
import type { Colours } from './tones.js';

/** By number of sides: the outline of the solid, its inner edges, and the y coordinate of its number's baseline. */
const SOLIDS = {
  4: ['M15 1 29.5 27H.5Z', '', 23],
  6: ['M6 1H24a5 5 0 0 1 5 5V24a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5Z', '', 20],
  8: ['M15 .5 28 8V22L15 29.5 2 22V8Z', 'M15 .5 26 21.5H4ZM2 22 4 21.5M28 22 26 21.5', 19],
  10: [
    'M15 .5 29 11.5V18.5L15 29.5 1 18.5V11.5Z',
    'M15 .5 24 17.5 15 22.5 6 17.5ZM1 18.5 6 17.5M29 18.5 24 17.5M15 22.5V29.5',
    18,
  ],
  12: [
    'M15 .5 23.5 3.3 28.8 10.5V19.5L23.5 26.7 15 29.5 6.5 26.7 1.2 19.5V10.5L6.5 3.3Z',
    'M15 6 23.5 12.2 20.3 22.2H9.7L6.5 12.2ZM15 6V.5M23.5 12.2 28.8 10.5M20.3 22.2 23.5 26.7M9.7 22.2 6.5 26.7M6.5 12.2 1.2 10.5',
    19,
  ],
  20: [
    'M15 .5 28 7.8V22.2L15 29.5 2 22.2V7.8Z',
    'M15 6.5 23.5 21H6.5ZM15 6.5V.5M15 6.5 2 7.8M15 6.5 28 7.8M23.5 21 28 22.2M23.5 21 28 7.8M23.5 21 15 29.5M6.5 21 15 29.5M6.5 21 2 22.2M6.5 21 2 7.8',
    18.5,
  ],
} as const;
/** How many sides a die may have. @public */
export type Sides = keyof typeof SOLIDS;

/** What `die` draws. @public */
export interface Die {
  /** The x coordinate of its upper left corner. */
  readonly x: number;
  /** The y coordinate of its upper left corner. */
  readonly y: number;
  /** Its width and height, in the drawing's units. */
  readonly size: number;
  /** Default: 6. */
  readonly sides?: Sides;
  /** The number that it shows; omitted if the die is not rolled. */
  readonly face?: number;
  /** The colours of its body, of its edges, and of the number. */
  readonly colours: Colours;
  /** Draws the number, for boards with lettering of their own. */
  readonly numeral?: typeof words;
}

/** A die with the number that it shows: six sides as pips, others as a numeral. @public */
export function die({ x, y, size, sides = 6, face, colours: [body, line, ink], numeral = words }: Die): Drawing {
  const [outline, edges, foot] = SOLIDS[sides];
  const isLong = face !== undefined && face > 9;
  const shown =
    face === undefined
      ? nothing
      : sides === 6
        ? svg`<path class="pips" d=${PIPS[face]} stroke=${ink} stroke-width="6" stroke-linecap="round"/>`
        : svg`<g font-weight="700" text-anchor="middle" stroke="none">${numeral(15, foot, isLong ? 9 : 11, face, ink)}</g>`;
  return transformed(
    x,
    y,
    size / 30,
    svg`<g data-piece="die" fill=${body} stroke=${line} stroke-linejoin="round"><path class="body" d=${outline} stroke-width="1.8"/>
      <path class="tint" d=${edges} fill="none" stroke-opacity=".5"/>${shown}</g>`,
  );
}
