/** The fields of one sentence of the lesson: one per language, side by side, with its completions. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ref } from 'lit/directives/ref.js';
import { languagesOf, saidOf, say } from './model/draft.js';
import { completed, completionsFor, type Completion } from './completions.js';
import type { EditorContext } from './editor-context.js';

/** The field being completed, and its completions. */
export interface Completing {
  readonly field: string;
  readonly options: readonly Completion[];
}
export interface SentenceState {
  readonly completing: Completing | undefined;
  readonly complete: (completing: Completing | undefined) => void;
}

export interface SentenceProps {
  readonly key: string;
  readonly label: string;
  readonly rows?: number;
}

export function sentenceField(
  context: EditorContext,
  state: SentenceState,
  { key, label, rows = 3 }: SentenceProps,
): TemplateResult {
  const languages = languagesOf(context.lesson);
  return html`<div class="sentence" data-key=${key}>
    ${languages.map((lang) => one(context, state, { key, label, rows }, lang, languages.length > 1))}
  </div>`;
}

function one(
  context: EditorContext,
  { completing, complete }: SentenceState,
  { key, label, rows }: Required<SentenceProps>,
  lang: string,
  isOneOfMany: boolean,
): TemplateResult {
  const { lesson, text, edit } = context;
  const value = saidOf(lesson, lang, key);
  const field = `${key} ${lang}`;
  const isMissing = isOneOfMany && value === '' && languagesOf(lesson).some((other) => saidOf(lesson, other, key));
  let area: HTMLTextAreaElement | undefined;
  const input = () => {
    const { value, selectionStart } = area!;
    edit(say(lesson, lang, key, value), field);
    const options = completionsFor(value.slice(0, selectionStart), context.completions);
    complete(options.length > 0 ? { field, options } : undefined);
  };
  const take = (option: Completion) => {
    const made = completed(area!.value, area!.selectionStart, option);
    area!.value = made.text;
    area!.setSelectionRange(made.caret, made.caret);
    area!.focus();
    input();
    complete(undefined);
  };
  const open = completing?.field === field ? completing.options : [];
  return html`<div class=${isMissing ? 'said missing' : 'said'}>
    <label
      ><span
        >${label}${isOneOfMany ? html` <span class="tag">${lang}</span>` : nothing}
        ${isMissing ? html`<em class="lacks">${text('studio.lacks')}</em>` : nothing}</span
      >
      <textarea
        ${ref((element) => (area = element as HTMLTextAreaElement | undefined))}
        rows=${rows}
        lang=${lang}
        dir="auto"
        .value=${live(value)}
        @input=${input}
      ></textarea>
    </label>
    ${
      open.length > 0
        ? html`<div class="completions" role="group" aria-label=${text('studio.complete')}>
            ${open.map(
              (option) =>
                html`<button type="button" title=${option.means} data-word=${option.word} @click=${() => take(option)}>
                  ${option.word}
                </button>`,
            )}
          </div>`
        : nothing
    }
  </div>`;
}
