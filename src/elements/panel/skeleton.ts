/** Reserves the space of a game until it is loaded, so that nothing moves then. */
import { html, nothing, type TemplateResult } from 'lit';

/** What is shown until the rules are loaded. */
interface Opened {
  readonly text: { readonly lang: string };
  readonly picture: { readonly zooms?: boolean };
}

/** With `board`, the picture of the new game `opened` is shown. */
export const skeleton = (board?: TemplateResult, opened?: Opened): TemplateResult =>
  html`<div class="game room" lang=${opened?.text.lang ?? nothing} aria-hidden="true">
    <div class="stage">
      <div class="story"><p class="line"></p></div>
      <div class="scene">
        ${board ? html`<div class="view">${board}</div>` : nothing}
        ${opened?.picture.zooms ? html`<div class="zoom"></div>` : nothing}
      </div>
    </div>
    <div class="side">
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
    </div>
  </div>`;
