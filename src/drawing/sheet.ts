/** The sheet that a board is drawn on. */
import { html, type TemplateResult } from 'lit';
import type { BoardContext } from '../game-ui/game-ui.js';
import type { Drawn } from './strokes.js';

/** A board of this size, in its own units: the drawing that a reader walks about in. Words stand about their middle. */
export const sheet = (
  { width, height }: { readonly width: number; readonly height: number },
  ctx: BoardContext,
  inner: Drawn,
): TemplateResult =>
  html`<svg
    class="board"
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${width} ${height}"
    role=${ctx.tabStop === undefined ? 'img' : 'group'}
    aria-label=${ctx.text('ui.board')}
    text-anchor="middle"
  >
    ${inner}
  </svg>`;
