import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** A checkbox with its words; `turn` is called with what the reader makes it. */
export const checkbox = (says: string, isOn: boolean, turn: (isOn: boolean) => void): TemplateResult =>
  html`<label class="option"
    ><input
      type="checkbox"
      .checked=${live(isOn)}
      @change=${({ target }: Event) => turn((target as HTMLInputElement).checked)}
    /><span>${says}</span></label
  >`;
