/** Styles of tones on a page. */
import { unsafeCSS, type CSSResult } from 'lit';
import type { Tones } from './tones.js';

/** Style rules for tones. The inherited `color-scheme` chooses between day (light) and dusk (dark). @public */
export const toneStyles = (tones: Tones): CSSResult =>
  unsafeCSS(
    Object.entries(tones)
      .map(([tone, [day, dusk]]) => {
        const both = `light-dark(${day},${dusk})`;
        return `.t-${tone}{fill:${both};stop-color:${both}}.l-${tone}{stroke:${both}}`;
      })
      .join(''),
  );
