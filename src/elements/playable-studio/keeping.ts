/** The lesson that is written, kept in this browser over reloads. */
import type { GameUi } from '../../game-ui/game-ui.js';
import { checkLesson } from '../../kernel/lesson-check.js';
import { saveKey } from '../parts/saving.js';
import { safeStorage } from '../parts/storage.js';
import type { Draft, DraftLesson } from './model/draft.js';

const store = safeStorage();
const keyOf = (host: Element, { game }: GameUi, save: string | null): string | undefined => {
  const key = saveKey(host, game, save);
  return key && `${key}:studio:${game.id}`;
};

export function keep(host: Element, ui: GameUi, save: string | null, draft: Draft): void {
  const key = keyOf(host, ui, save);
  if (key) store.set(key, JSON.stringify(draft));
}
/** What was kept, if it still has the form of a lesson; whether it holds, the walk says. */
export function kept(host: Element, ui: GameUi, save: string | null): Draft | undefined {
  const key = keyOf(host, ui, save);
  const text = key ? store.get(key) : null;
  if (text === null) return undefined;
  try {
    const draft = JSON.parse(text) as Draft;
    for (const {
      words,
      game: _game,
      lang: _lang,
      title: _title,
      chapter: _chapter,
      ...lesson
    } of draft.lessons as DraftLesson[]) {
      checkLesson(lesson);
      if (Object.keys(words).length === 0) return undefined;
    }
    return draft.lessons.length > 0 ? draft : undefined;
  } catch {
    return undefined;
  }
}
