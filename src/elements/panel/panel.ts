/** The panel beside a board: prompt and controls, the list of moves, players, the log, and the menu of the game. */
import { html, nothing, type TemplateResult } from 'lit';
import { sidePanel, sideNotes } from './side-panel.js';
import { now } from './now.js';
import type { PanelProps } from './props.js';
import type { Session } from '../session/session.js';

/** Reserves the space below `.now`. */
const room: TemplateResult = html`<aside></aside>
  <div class="row timeline"></div>
  <details class="list">
    <summary>&nbsp;</summary>
    <p></p>
  </details>
  <details class="history">
    <summary>&nbsp;</summary>
    <p></p>
  </details>
  <div class="others"></div>`;

/** Reserves the space of a game before it is loaded, to avoid a layout shift. */
export const skeleton: TemplateResult = html`<div class="game room" aria-hidden="true">
  <div class="stage">
    <div class="story"><p class="line"></p></div>
    <div class="scene"></div>
  </div>
  <div class="side">
    <div class="parts">
      <div class="foot"><section class="now"></section></div>
      ${room}
    </div>
  </div>
</div>`;

/** Renders the panel. Beside a first board (`isWhole` false) it has only `.now` and reserves the rest of the space. */
export function gamePanel(props: PanelProps, isWhole: boolean): TemplateResult {
  return html`<div class="side" id="side">
    <div class=${isWhole ? 'parts' : 'parts room'}>
      <div class="foot">
        <div class="notes">${isWhole ? sideNotes(props) : nothing}</div>
        ${now(props, isWhole)}
      </div>
      ${isWhole ? sidePanel(props) : room}
    </div>
  </div>`;
}

/** Whether replacing this game would lose moves. */
export function losesMoves({ playthrough }: Session): boolean {
  return playthrough.length > 0 && playthrough.at(playthrough.length).status === 'active';
}
