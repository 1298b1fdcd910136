/** The menu of a game with rarely used items: files, the timer, and the reader's settings. Loaded when first opened. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { PanelProps } from '../panel/props.js';
import { PACES, choosePace, pace, type Pace } from '../session/pace.js';
import { checkbox } from '../ui/checkbox.js';
import { settings, changeSettings, type Settings } from '../ui/settings.js';

/** The boolean settings, in the order of display. */
const SWITCHES = ['forced', 'sound'] as const satisfies readonly (keyof Settings)[];

export function menu({
  text,
  session,
  hasTimer,
  switchTimer,
  actions,
}: Pick<PanelProps, 'text' | 'session' | 'hasTimer' | 'switchTimer' | 'actions'>): TemplateResult {
  const kept = settings();
  // Only the server knows a game that is played at a table.
  const isHere = session.playthrough.local !== undefined;
  const off = isHere ? 'false' : 'true';
  const choose = ({ currentTarget }: Event) =>
    (currentTarget as Element).parentElement!.querySelector('input')!.click();
  return html`<div class="menu-items">
    <div class="row" role="group" aria-label=${text('menu.files')}>
      <button
        data-do="export"
        aria-describedby="save-note"
        aria-disabled=${off}
        @click=${isHere ? actions.exportGame : nothing}
      >
        ${text('menu.save')}
      </button>
      <button data-do="import" aria-describedby="save-note" aria-disabled=${off} @click=${isHere ? choose : nothing}>
        ${text('menu.openFile')}
      </button>
      <input
        class="file"
        type="file"
        accept=".txt,text/plain"
        aria-label=${text('menu.openFile')}
        @change=${(event: Event) => {
          const input = event.target as HTMLInputElement;
          if (input.files?.[0]) actions.importGame(input.files[0]);
          input.value = '';
        }}
      />
    </div>
    <p class="quiet" id="save-note">${text(isHere ? 'menu.saveNote' : 'beside.later')}</p>
    <div role="group" aria-label=${text('menu.settings')}>
      ${session.ui.limit ? checkbox(text('game.timer'), hasTimer, switchTimer) : nothing}
      <label class="option"
        >${text('ui.pace')}
        <select @change=${({ target }: Event) => choosePace((target as HTMLSelectElement).value as Pace)}>
          ${PACES.map((name) => html`<option value=${name} .selected=${live(name === pace())}>${text(`ui.pace:${name}`)}</option>`)}
        </select></label
      >
      ${SWITCHES.map((name) => checkbox(text(`setting.${name}`), kept[name], (isOn) => changeSettings({ [name]: isOn })))}
    </div>
  </div>`;
}
