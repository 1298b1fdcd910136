/** Counters: round pieces of one colour that say a letter, a number or a sign. */
import { svg } from 'lit';
import { at, type Drawing } from './strokes.js';
import type { Colours } from './tones.js';

export interface Counter {
  /** Its upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colours: Colours;
  /** One or two signs, so that colour is not alone. */
  readonly said: string | number;
}

export const counter = ({ x, y, size, colours: [body, line, ink], said }: Counter): Drawing =>
  at(
    x + size / 2,
    y + size / 2,
    size / 30,
    svg`<g data-piece="counter" fill=${body} stroke=${line}><circle class="body" r="14" stroke-width="1.8"/>
      <circle class="tint" r="10.8" fill="none" stroke=${ink} stroke-opacity=".55" stroke-dasharray="2 2.5"/>
      <text y="5" font-size="14" font-weight="700" text-anchor="middle" fill=${ink} stroke="none">${said}</text></g>`,
  );
