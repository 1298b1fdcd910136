/** Fields for the numbers and choices of a position that is set up by hand. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { EditorField } from '../../game-ui/position-editor.js';
import type { Text } from '../../i18n/text.js';
import type { Wrong } from './position.js';

export interface FieldProps {
  readonly text: Text;
  readonly wrong: Wrong | undefined;
  /** Id of the field into which the author entered a number out of range: it shows the range. */
  readonly strayed: string | undefined;
  /** The author comes back to that field, in which an allowed number stands by now. */
  readonly revisit: () => void;
  /** Sets a value, also given in words; `isAsPut` is `false` if it differs from what the author entered. */
  readonly change: (field: EditorField, value: number, what: string, isAsPut: boolean) => void;
}

/** The nearest allowed value, and whether it equals the input. An empty input leaves the value unchanged. */
function taken({ value, range }: EditorField, put: string): readonly [value: number, isAsPut: boolean] {
  const [min, max] = range!;
  const given = put.trim() === '' ? NaN : Number(put);
  if (Number.isNaN(given)) return [value, false];
  const near = Math.min(max, Math.max(min, Math.trunc(given)));
  return [near, near === given];
}
export const allowed = ({ range }: EditorField, value: number, text: Text): string =>
  text('studio.hand.range', { value, min: range![0], max: range![1] });

/** The fields that belong to no seat, shown after the phase. On a narrow board they are folded. */
export function fieldsOf(all: readonly EditorField[], props: FieldProps, isNarrow: boolean): TemplateResult {
  const common = html`${all.filter(({ seat }) => seat === undefined).map((one) => fieldOf(one, props))}`;
  if (!isNarrow) return common;
  return html`<details class="others">
    <summary>${props.text('studio.hand.others')}</summary>
    <div class="fields">${common}</div>
  </details>`;
}
export function fieldOf(field: EditorField, { text, wrong, strayed, change, revisit }: FieldProps): TemplateResult {
  const { id, label, value, range, choices } = field;
  const invalid = wrong?.path === id ? 'true' : nothing;
  const isStray = strayed === id;
  const check = invalid === nothing ? nothing : 'check';
  const choose = ({ target }: Event) => {
    const { value: chosen, selectedOptions } = target as HTMLSelectElement;
    change(field, Number(chosen), text('ui.named', { what: label, name: selectedOptions[0]!.text.trim() }), true);
  };
  const put = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const [next, isAsPut] = taken(field, input.value);
    input.value = String(next);
    change(field, next, text('ui.named', { what: label, name: next }), isAsPut);
  };
  return html`<div class="field">
    <label class="field"
      ><span>${label}</span> ${
        choices
          ? html`<select name=${id} aria-invalid=${invalid} aria-describedby=${check} @change=${choose}>
              ${choices.map(([choice, name]) => html`<option value=${choice} .selected=${live(choice === value)}>${name}</option>`)}
            </select>`
          : html`<input
              type="number"
              inputmode="numeric"
              name=${id}
              min=${range![0]}
              max=${range![1]}
              .value=${live(String(value))}
              aria-invalid=${invalid}
              aria-describedby=${isStray ? 'allowed' : check}
              @change=${put}
              @focus=${isStray ? revisit : nothing}
            />`
      }</label
    >
    ${isStray ? html`<span class="quiet" id="allowed">${allowed(field, value, text)}</span>` : nothing}
    ${invalid === nothing ? nothing : html`<span class="warning">${wrong!.says}</span>`}
  </div>`;
}
