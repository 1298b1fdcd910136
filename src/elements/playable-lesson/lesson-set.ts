/** The lessons of an author's set under their chapters, with marks for the current lesson and for those completed by the reader. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Found, SetEntry } from '../../loading/lesson-source.js';
import type { Text } from '../../i18n/text.js';
import { store } from '../ui/storage.js';

const keyOf = (game: string, lessons: readonly SetEntry[]) =>
  `playable-rules:set:${game}:${lessons.map(({ id }) => id).join()}`;
/** The stored ids of completed lessons. Ignores stored values of a wrong type. */
function doneIn(key: string): readonly string[] {
  try {
    const kept = JSON.parse(store.get(key) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export interface SetProps {
  readonly game: string;
  readonly found: Found;
  readonly text: Text;
  readonly isDone: boolean;
  readonly follow: (id: string) => void;
}

export function lessonSet({ game, found, text, isDone, follow }: SetProps): TemplateResult | typeof nothing {
  const set = found.set?.(text.lang);
  if (!set) return nothing;
  const { id } = found.lesson;
  const key = keyOf(game, set.lessons);
  const before = doneIn(key);
  const done = isDone && !before.includes(id) ? [...before, id] : before;
  if (done !== before) store.set(key, JSON.stringify(done));
  const count = set.lessons.filter((lesson) => done.includes(lesson.id)).length;
  return html`<details class="set">
    <summary>
      ${set.title ?? text('lesson.set')}
      <span class="quiet">${text('lesson.set.done', { done: count, of: set.lessons.length })}</span>
    </summary>
    <ol>
      ${set.lessons.map(
        (lesson, i) =>
          html`${
              lesson.chapter !== undefined && lesson.chapter !== set.lessons[i - 1]?.chapter
                ? html`<li class="chapter" role="presentation">${lesson.chapter}</li>`
                : nothing
            }
            <li>
              <button
                type="button"
                data-lesson=${lesson.id}
                aria-current=${lesson.id === id ? 'true' : nothing}
                @click=${() => follow(lesson.id)}
              >
                ${lesson.title}${done.includes(lesson.id) ? html` <span aria-label=${text('lesson.set.gone')}>✓</span>` : nothing}
              </button>
            </li>`,
      )}
    </ol>
  </details>`;
}
