/** Settings of a lesson before its first step: its start, its viewer, and the rules that it teaches. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { checkbox } from '../ui/checkbox.js';
import { CHAPTER, settle } from './model/draft.js';
import type { EditorContext, Mode } from './editor-context.js';
import { rulePicker } from './rule-picker.js';
import { small } from './small-parts.js';
import { sentenceField, type SentenceState } from './sentence.js';

/** `positionJson` is the field with the position at which the lesson starts, as JSON. */
export function lessonSettings(
  context: EditorContext,
  state: SentenceState,
  positionJson: TemplateResult,
): TemplateResult {
  const { ui, text, lesson, edit, draft, mode, turn } = context;
  const seats = ui.game.seats.slice(0, seatedAt(context));
  const { chapter } = lesson;
  const modes: readonly Mode[] = ui.editor ? ['setup', 'hand'] : ['setup'];
  return html`<section class="write" aria-label=${text('studio.beginning')}>
    <p>${text('studio.moves', { count: lesson.moves?.length ?? 0 })}</p>
    <div class="row">
      ${modes.map(
        (one) =>
          html`<button
            type="button"
            data-mode=${one}
            aria-pressed=${mode === one ? 'true' : 'false'}
            @click=${() => turn(mode === one ? 'reader' : one)}
          >
            ${text(`studio.${one}`)}
          </button>`,
      )}
    </div>
    <label class="field"
      ><span>${text('studio.seat')}</span>
      <select
        data-field="seat"
        @change=${({ target }: Event) => {
          const { value } = target as HTMLSelectElement;
          edit(settle(lesson, { seat: value === '' ? undefined : Number(value) }));
        }}
      >
        <option value="" .selected=${live(lesson.seat === undefined)}>${text('studio.seat.any')}</option>
        ${seats.map((_, seat) => html`<option value=${seat} .selected=${live(lesson.seat === seat)}>${text('ui.seats', { seat: [seat] })}</option>`)}
      </select></label
    >
    ${taught(context)}
    ${checkbox(text('studio.phases'), lesson.phases === true, (isOn) => edit(settle(lesson, { phases: isOn || undefined })))}
    ${
      draft.lessons.length > 1
        ? chapter === undefined
          ? html`<div class="row">
              <button type="button" @click=${() => edit(settle(lesson, { chapter: CHAPTER }))}>
                ${text('studio.chapter')}
              </button>
            </div>`
          : sentenceField(context, state, { key: chapter, label: text('studio.chapter'), rows: 1 })
        : nothing
    }
    ${positionJson}
  </section>`;
}

/** Picker of the rules that the lesson teaches. */
function taught(context: EditorContext): TemplateResult {
  const { text, lesson, edit, completions } = context;
  const { rules } = lesson;
  const put = (taught: readonly string[]) => edit(settle(lesson, { rules: taught }));
  const meaning = (id: string) => completions.find(({ word }) => word === id)?.means;
  return html`<fieldset>
    <legend>${text('studio.rules')}</legend>
    <ul class="chips">
      ${rules.map(
        (id) =>
          html`<li title=${meaning(id) ?? nothing}>
            ${id}
            ${small(text, 'remove', () => put(rules.filter((other) => other !== id)), text('ui.named', { what: text('studio.remove'), name: id }))}
          </li>`,
      )}
    </ul>
    ${rulePicker(context, { field: 'rules', label: text('studio.rules.add'), without: rules, pick: (id) => put([...rules, id]) })}
    ${rules.length > 1 ? html`<p class="quiet">${text('studio.rules.note')}</p>` : nothing}
  </fieldset>`;
}

function seatedAt({ ui, stops }: EditorContext): number {
  const [first] = stops;
  return first ? ui.game.seated(first.snapshot.context.table) : ui.game.seats.length;
}
