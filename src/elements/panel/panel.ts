/** The panel beside a board: prompt and controls, the list of moves, players, the log, and the menu of the game. */
import { html, type TemplateResult } from 'lit';
import { sidePanel, sideNotes } from './side-panel.js';
import { now } from './now.js';
import type { PanelProps } from './props.js';

export function gamePanel(props: PanelProps): TemplateResult {
  return html`<div class="side" id="side">
    <div class="parts">
      <div class="foot">
        <div class="notes">${sideNotes(props)}</div>
        ${now(props)}
      </div>
      ${sidePanel(props)}
    </div>
  </div>`;
}
