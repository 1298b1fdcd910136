/** Reserves the space of a game until it is loaded, so that nothing moves then. */
import { html, nothing, type TemplateResult } from 'lit';

/** With `board`, the picture of a new game is shown while the rules are loading; the words on it are in the language `lang`. */
export const skeleton = (board?: TemplateResult, lang?: string, zooms = false): TemplateResult =>
  html`<div class="game room" lang=${lang ?? nothing} aria-hidden="true">
    <div class="stage">
      <div class="story"><p class="line"></p></div>
      <div class="scene">
        ${board ? html`<div class="view">${board}</div>` : nothing} ${zooms ? html`<div class="zoom"></div>` : nothing}
      </div>
    </div>
    <div class="side">
      <div class="parts">
        <div class="foot"><section class="now"></section></div>
        <aside></aside>
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
