/** The root SVG of a board. */
import { html, type TemplateResult } from 'lit';
import type { BoardContext } from '../game-ui/game-ui.js';
import type { Drawn } from './strokes.js';

/**
 * The root SVG of a board of this size (in its own units): a group to navigate, or an image if static. Texts are centred. A
 * game whose board tells a round or a turn may put it into the `name`, which a screen reader reads first.
 * @public
 */
export const sheet = (
  { width, height }: { readonly width: number; readonly height: number },
  ctx: BoardContext,
  inner: Drawn,
  name = ctx.text('ui.board'),
): TemplateResult =>
  html`<svg
    class="board"
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${width} ${height}"
    role=${ctx.tabStop === undefined ? 'img' : 'group'}
    aria-label=${name}
    text-anchor="middle"
  >
    ${inner}
  </svg>`;
