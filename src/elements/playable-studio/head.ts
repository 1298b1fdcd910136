/** The part above the lesson: its title, its languages, its set, and the actions on the whole. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  addLanguage,
  joined,
  languagesOf,
  missingIn,
  newLesson,
  removeLanguage,
  saidOf,
  say,
  TITLE,
  type DraftLesson,
} from './model/draft.js';
import type { EditorContext } from './editor-context.js';
import { selectToAdd, small } from './small-parts.js';
import { undoButtons } from './undo.js';

export interface HeadActions {
  readonly begin: () => void;
  readonly out: () => void;
}

/** The name of a language, in that language. */
function languageName(lang: string): string {
  try {
    return new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  } catch {
    return lang;
  }
}
const OFFERED = ['en', 'fr', 'it', 'de', 'es', 'nl', 'pt', 'pl', 'cs', 'sv', 'ja', 'zh'];

export function head(context: EditorContext, { begin, out }: HeadActions): TemplateResult {
  const { text, lesson, edit } = context;
  const languages = languagesOf(lesson);
  const many = languages.length > 1;
  // While there is something else to do, its button is the primary one.
  const isFirst = context.mode === 'reader' && context.fault === undefined;
  return html`<header class="head">
    <div class="titles">
      ${languages.map(
        (lang) =>
          html`<label
            ><span>${text('studio.title')}${many ? html` <span class="tag">${lang}</span>` : nothing}</span>
            <input
              class="title"
              lang=${lang}
              dir="auto"
              placeholder=${text('studio.untitled')}
              .value=${live(saidOf(lesson, lang, TITLE))}
              @input=${({ target }: Event) => edit(say(lesson, lang, TITLE, (target as HTMLInputElement).value), `title ${lang}`)}
          /></label>`,
      )}
    </div>
    <div class="row actions">
      ${undoButtons(text, context.undoing)}
      <button type="button" data-do="new" @click=${begin}>${text('studio.new')}</button>
      <button type="button" class=${isFirst ? 'primary' : ''} data-do="out" @click=${out}>${text('studio.out')}</button>
    </div>
    <div class="row more">${languageTools(context, languages, many)} ${setTools(context)}</div>
  </header>`;
}

function languageTools(
  { text, lesson, edit }: EditorContext,
  languages: readonly string[],
  many: boolean,
): TemplateResult {
  const offered = OFFERED.filter((lang) => !languages.includes(lang)).map(
    (lang) => html`<option value=${lang} lang=${lang}>${languageName(lang)}</option>`,
  );
  return html`${
    many
      ? languages.map((lang) => {
          const { length: count } = missingIn(lesson, lang);
          return html`<span class="lang">
            <span lang=${lang}>${languageName(lang)}</span>
            ${count > 0 ? html`<em class="lacks">${text('studio.missing', { count })}</em>` : nothing}
            ${small(text, 'remove', () => edit(removeLanguage(lesson, lang)), text('studio.removeLanguage', { language: languageName(lang) }))}
          </span>`;
        })
      : nothing
  }
  ${selectToAdd('language', text('studio.addLanguage'), offered, (lang) => edit(addLanguage(lesson, lang)))}`;
}

function setTools(context: EditorContext): TemplateResult {
  const { text, draft, at, editDraft, selectLesson } = context;
  const { lessons } = draft;
  const named = (one: DraftLesson) => saidOf(one, languagesOf(one)[0] ?? '', TITLE) || text('studio.untitled');
  const add = () =>
    selectLesson(lessons.length, (draft) => {
      const lesson = draft.lessons[at]!;
      const made = newLesson(lesson.start, lesson.moves ?? [], languagesOf(lesson)[0] ?? text.lang);
      return joined(draft, { lessons: [made] });
    });
  return html`${
      lessons.length > 1
        ? html`<select
              data-do="lesson"
              aria-label=${text('studio.lessons')}
              @change=${({ target }: Event) => selectLesson(Number((target as HTMLSelectElement).value))}
            >
              ${lessons.map((one, i) => html`<option value=${i} .selected=${live(i === at)}>${i + 1}. ${named(one)}</option>`)}
            </select>
            <input
              aria-label=${text('studio.set')}
              placeholder=${text('studio.set')}
              .value=${live(draft.title ?? '')}
              @input=${({ target }: Event) => {
                const { value } = target as HTMLInputElement;
                const { title: _title, ...rest } = draft;
                editDraft(value ? { ...rest, title: value } : rest, 'set');
              }}
            />
            <button
              type="button"
              data-do="removeLesson"
              @click=${() => selectLesson(Math.max(0, at - 1), (draft) => ({ ...draft, lessons: draft.lessons.toSpliced(at, 1) }))}
            >
              ${text('studio.removeLesson')}
            </button>`
        : nothing
    } <button type="button" data-do="addLesson" @click=${add}>${text('studio.addLesson')}</button>`;
}
