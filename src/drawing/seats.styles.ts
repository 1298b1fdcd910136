/** Styles of the colours of seats. Apart, since the builds for pages minify no styles in a file with `unsafeCSS`. */
import { unsafeCSS, type CSSResult } from 'lit';
import type { Colours } from './tones.js';

/** `.seat-<n>` sets `--colour`, `--edge` and `--letter`. */
export const seatStyles = (colours: readonly Colours[]): CSSResult =>
  unsafeCSS(
    colours.map(([body, line, ink], seat) => `.seat-${seat}{--colour:${body};--edge:${line};--letter:${ink}}`).join(''),
  );
