/** Finds a lesson of a game. In the builds for pages, `scripts/lessons.js` replaces this by an import of the lesson's file. */
import type { LessonEntry } from '../game-ui/game-ui.js';
import { lessons } from './generated/registry.js';

/** The lesson of a game with this id, or the first if `id` is omitted; `undefined` if there is no such lesson. */
export async function lessonOf(game: string, id?: string): Promise<LessonEntry | undefined> {
  const all = Object.hasOwn(lessons, game) ? await lessons[game]!() : [];
  return id === undefined ? all[0] : all.find((lesson) => lesson.id === id);
}
