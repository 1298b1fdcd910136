/** Two form controls that several parts of the studio use: a small button, and a select that adds what is chosen. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Text } from '../../i18n/text.js';

/** A small button; `label` says more than its words do. */
export const small = (text: Text, what: string, act: () => void, label?: string): TemplateResult =>
  html`<button type="button" class="small" data-do=${what} aria-label=${label ?? nothing} @click=${act}>
    ${text(`studio.${what}`)}
  </button>`;

/** A select that adds what is chosen. Its first option is its label, and is shown again after each choice. */
export const selectToAdd = (
  field: string,
  label: string,
  options: readonly TemplateResult[],
  add: (value: string) => void,
): TemplateResult =>
  html`<select
    data-field=${field}
    aria-label=${label}
    ?disabled=${options.length === 0}
    .value=${live('')}
    @change=${({ target }: Event) => {
      const { value } = target as HTMLSelectElement;
      if (value) add(value);
    }}
  >
    <option value="">${label}</option>
    ${options}
  </select>`;
