/** Reserves the space of a game until it is loaded, so that nothing moves then. */
import { html, type TemplateResult } from 'lit';
import { stage } from '../board/stage.js';

const SIDE = html`<div class="side">
  <div class="parts">
    <div class="foot"><section class="now"></section></div>
    <div class="scores"></div>
    <div class="row timeline"></div>
    <details class="list">
      <summary>&nbsp;</summary>
      <p></p>
    </details>
    <details class="history">
      <summary>&nbsp;</summary>
      <p></p>
    </details>
    <div class="others"></div>
  </div>
</div>`;

/** With `board`, the picture of the new game is shown. */
export const skeleton = (board?: TemplateResult, opened?: Opened): readonly unknown[] => [
  stage({ board, zooms: opened?.picture.zooms }),
  SIDE,
];

/** What is shown until the rules are loaded. */
interface Opened {
  readonly picture: { readonly zooms?: boolean };
}
