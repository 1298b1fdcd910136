/** Settings of a lesson before its first step: its start, its viewer, the rules it teaches, and moments to start from. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { parseJson } from '../../kernel/bad-source.js';
import type { Position, Start } from '../../kernel/game.js';
import { resume } from '../../kernel/resume.js';
import { checkbox } from '../ui/checkbox.js';
import { begin, CHAPTER, settle } from './model/draft.js';
import type { EditorContext, Mode } from './editor-context.js';
import { beginsAt } from './position.js';
import { errorText } from './error-text.js';
import { rulePicker } from './rule-picker.js';
import { small } from './small-parts.js';
import { sentenceField, type SentenceState } from './sentence.js';

/** An author's edit of a position as JSON that is not used yet, and why it is invalid. */
interface PositionEdit {
  readonly json: string;
  readonly problem: string | undefined;
}
/** By the beginning that they would replace: they stay while the author works at the steps, or at another lesson. */
const edits = new WeakMap<Start, PositionEdit>();

/** `changed` is called after an edit that is not a change of the lesson. */
export function lessonSettings(desk: EditorContext, state: SentenceState, changed: () => void): TemplateResult {
  const { ui, text, lesson, edit, draft, mode, turn } = desk;
  const seats = ui.game.seats.slice(0, seatedAt(desk));
  const { chapter } = lesson;
  const ways: readonly Mode[] = ui.editor ? ['setup', 'hand'] : ['setup'];
  return html`<section class="write" aria-label=${text('studio.beginning')}>
    <p>${text('studio.moves', { count: lesson.moves?.length ?? 0 })}</p>
    <div class="row">
      ${ways.map(
        (way) =>
          html`<button
            type="button"
            data-mode=${way}
            aria-pressed=${mode === way ? 'true' : 'false'}
            @click=${() => turn(mode === way ? 'reader' : way)}
          >
            ${text(`studio.${way}`)}
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
    ${taught(desk)}
    ${checkbox(text('studio.phases'), lesson.phases === true, (isOn) => edit(settle(lesson, { phases: isOn || undefined })))}
    ${
      draft.lessons.length > 1
        ? chapter === undefined
          ? html`<div class="row">
              <button type="button" @click=${() => edit(settle(lesson, { chapter: CHAPTER }))}>
                ${text('studio.chapter')}
              </button>
            </div>`
          : sentenceField(desk, state, { key: chapter, label: text('studio.chapter'), rows: 1 })
        : nothing
    }
    ${positionEditor(desk, changed)}
  </section>`;
}

/** Picker of the rules that the lesson teaches. */
function taught(desk: EditorContext): TemplateResult {
  const { text, lesson, edit, completions } = desk;
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
    ${rulePicker(desk, { field: 'rules', label: text('studio.rules.add'), without: rules, pick: (id) => put([...rules, id]) })}
    ${rules.length > 1 ? html`<p class="quiet">${text('studio.rules.note')}</p>` : nothing}
  </fieldset>`;
}

function seatedAt({ ui, stops }: EditorContext): number {
  const [first] = stops;
  return first ? ui.game.seated(first.snapshot.context.table) : ui.game.seats.length;
}

function positionEditor(desk: EditorContext, changed: () => void): TemplateResult {
  const { ui, text, lesson, edit } = desk;
  const { start } = lesson;
  const { json, problem } = edits.get(start) ?? {};
  const given = json ?? JSON.stringify(beginsAt(ui, lesson), null, 1) ?? '';
  const read = (value: string): Position => {
    const position = parseJson('position', value) as Position;
    // The game's own check: such a position must be possible.
    resume(ui.game, position, { seed: start.seed });
    return position;
  };
  const problemOf = (value: string) => {
    try {
      read(value);
      return undefined;
    } catch (error) {
      return errorText(error, text);
    }
  };
  const input = ({ target }: Event) => {
    const { value } = target as HTMLTextAreaElement;
    edits.set(start, { json: value, problem: problemOf(value) });
    changed();
  };
  const use = () => {
    edits.delete(start);
    edit(begin(lesson, { position: read(given), seed: start.seed }, []));
  };
  return html`<details class="position">
    <summary>${text(ui.editor ? 'studio.position.json' : 'studio.position')}</summary>
    <label
      ><span>${text('studio.position.json')}</span
      ><textarea rows="12" spellcheck="false" class="code" .value=${live(given)} @input=${input}></textarea>
    </label>
    <p role="status" class=${problem === undefined ? 'quiet' : 'warning'}>
      ${json === undefined ? nothing : problem === undefined ? text('studio.position.good') : text('studio.bad', { message: problem })}
    </p>
    <div class="row">
      <button type="button" ?disabled=${json === undefined || problem !== undefined} @click=${use}>
        ${text('studio.setup.use')}
      </button>
    </div>
  </details>`;
}
