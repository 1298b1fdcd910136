/** Counters: round pieces of one colour with a letter, a number or a symbol. */
import { svg } from 'lit';
import { transformed, type Drawing } from './strokes.js';
import type { Colours } from './tones.js';

/** What `counter` draws. @public */
export interface Counter {
  /** The x coordinate of its upper left corner. */
  readonly x: number;
  /** The y coordinate of its upper left corner. */
  readonly y: number;
  /** Its width and height, in the drawing's units. */
  readonly size: number;
  /** The colours of its body, of its outline, and of what it says. */
  readonly colours: Colours;
  /** One or two characters, so that the counter is not recognised by colour alone. */
  readonly said: string | number;
}

/** A counter: its body, a dashed ring, and what it says. @public */
export const counter = ({ x, y, size, colours: [body, line, ink], said }: Counter): Drawing =>
  transformed(
    x + size / 2,
    y + size / 2,
    size / 30,
    svg`<g data-piece="counter" fill=${body} stroke=${line}><circle class="body" r="14" stroke-width="1.8"/>
      <circle class="tint" r="10.8" fill="none" stroke=${ink} stroke-opacity=".55" stroke-dasharray="2 2.5"/>
      <text y="5" font-size="14" font-weight="700" text-anchor="middle" fill=${ink} stroke="none">${said}</text></g>`,
  );
