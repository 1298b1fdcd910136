/** Tones on a page. */
import { unsafeCSS, type CSSResult } from 'lit';
import type { Tones } from './tones.js';

/** The tones for a page. `color-scheme`, which is inherited, says whether it is day. */
export const toneStyles = (tones: Tones): CSSResult =>
  unsafeCSS(
    Object.entries(tones)
      .map(([tone, [day, dusk]]) => {
        const both = `light-dark(${day},${dusk})`;
        return `.t-${tone}{fill:${both};stop-color:${both}}.l-${tone}{stroke:${both}}`;
      })
      .join(''),
  );
