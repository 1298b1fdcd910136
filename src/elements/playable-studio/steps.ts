/** The list of the lesson's steps, with buttons to move, copy and remove them. */
import { html, nothing, type TemplateResult } from 'lit';
import { addStep, copyStep, languagesOf, moveStep, removeStep, saidOf } from './model/draft.js';
import { SENTENCE, type EditorContext } from './editor-context.js';
import { emptyIn } from './model/fault.js';

export function stepList(context: EditorContext): TemplateResult {
  const { lesson, text, n, fault, select, edit, focus } = context;
  /** A sentence in the reader’s language, or in the first one that has it. */
  const said = (key: string) => {
    const lang = [text.lang, ...languagesOf(lesson)].find((tag) => saidOf(lesson, tag, key) !== '');
    if (lang === undefined) return undefined;
    const sentence = saidOf(lesson, lang, key);
    return lang === text.lang ? sentence : html`<span lang=${lang}>${sentence}</span>`;
  };
  // The walk ends at the first fault, but empty sentences are found without it.
  const empty = new Set(emptyIn(lesson));
  const mark = (step: number) =>
    fault?.step === step || empty.has(step) ? html`<span class="mark" aria-hidden="true">!</span>` : nothing;
  const entry = (step: number, words: unknown) =>
    html`<button
      class="entry"
      data-step=${step}
      aria-current=${step === n ? 'step' : nothing}
      @click=${() => select(step)}
    >
      <span class="number" aria-hidden="true">${step < 0 ? '•' : step + 1}</span>
      <span class="words"
        >${step < 0 ? nothing : html`<span class="visually-hidden">${text('ui.named', { what: text('studio.step', { n: step + 1 }), name: '' })}</span>`}${words}</span
      >
      ${mark(step)}
    </button>`;
  const go = (made: typeof lesson, to: number) => {
    edit(made);
    select(to);
  };
  const tool = (what: string, act: () => void, isOff = false) =>
    html`<button type="button" data-do=${what} ?disabled=${isOff} @click=${act}>${text(`studio.${what}`)}</button>`;
  const last = lesson.steps.length - 1;
  const added = n < 0 ? last + 1 : n + 1;
  return html`<nav class="list" aria-label=${text('studio.steps')}>
    <ol>
      <li>${entry(-1, text('studio.beginning'))}</li>
      ${lesson.steps.map(
        ({ say }, i) =>
          html`<li>
            ${entry(i, said(say) ?? text('studio.empty'))}
            ${
              i === n
                ? html`<div class="row tools">
                    ${tool('up', () => go(moveStep(lesson, i, i - 1), i - 1), i === 0)}
                    ${tool('down', () => go(moveStep(lesson, i, i + 1), i + 1), i === last)}
                    ${tool('copy', () => go(copyStep(lesson, i), i + 1))}
                    ${tool('remove', () => go(removeStep(lesson, i), Math.max(0, i - 1)), last === 0)}
                  </div>`
                : nothing
            }
          </li>`,
      )}
    </ol>
    <button
      type="button"
      class="add"
      data-do="addStep"
      @click=${() => {
        go(addStep(lesson, added), added);
        focus(SENTENCE);
      }}
    >
      ${added > last ? text('studio.addStep') : text('studio.addStep.after', { n: added })}
    </button>
  </nav>`;
}
