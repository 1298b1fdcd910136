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
  return html`<div class="menu-items">
    <div class="row" role="group" aria-label=${text('menu.files')}>
      <button data-do="export" aria-describedby="save-note" @click=${actions.exportGame}>${text('menu.save')}</button>
      <button
        data-do="import"
        @click=${(event: Event) => (event.currentTarget as Element).parentElement!.querySelector('input')!.click()}
      >
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
    <p class="quiet" id="save-note">${text('menu.saveNote')}</p>
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
