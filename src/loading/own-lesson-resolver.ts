/** Finds an author's lesson for an element. Loaded only if there is one. */
import type { GameUi } from '../game-ui/game-ui.js';
import type { Found, Wanted } from './lesson-source.js';
import type { OwnLesson } from '../game-ui/own-lesson.js';
import { parseOwn, readOwn, saidIn, titleIn, walkLesson, withKeys, wordsIn } from './own-lesson.js';

/**
 * The requested lesson of an author's set, validated to its end; the first without an id, `undefined` if the set does not have
 * the id. Throws `BadInput` naming the invalid place.
 */
export function ownLesson(
  ui: GameUi,
  json: string,
  { lesson: id }: Pick<Wanted, 'lesson'> = { lesson: null },
): Found | undefined {
  const own = readOwn(parseOwn(json), ui.game.id);
  const { lessons } = own;
  const n = id === null ? 0 : lessons.findIndex((lesson) => lesson.id === id);
  const found = lessons[n];
  if (!found) return undefined;
  walkLesson(ui, found);
  const entry =
    (lang: string) =>
    (lesson: OwnLesson): { id: string; title: string; chapter: string | undefined } => ({
      id: lesson.id,
      title: titleIn(lang, lesson) ?? lesson.id,
      chapter: lesson.chapter === undefined ? undefined : saidIn(lang, lesson, lesson.chapter),
    });
  return {
    lesson: withKeys(found),
    isOwn: true,
    text: (lang) => Promise.resolve(wordsIn(lang, found)),
    following: () => Promise.resolve(lessons[n + 1]?.id),
    ...(lessons.length > 1 && {
      set: (lang: string) => ({ title: titleIn(lang, own), lessons: lessons.map(entry(lang)) }),
    }),
  };
}

/** Validates all lessons of an author's set to their ends. Throws `BadInput` naming the invalid place. */
export function walkOwn(ui: GameUi, json: string): void {
  for (const lesson of readOwn(parseOwn(json), ui.game.id).lessons) walkLesson(ui, lesson);
}
