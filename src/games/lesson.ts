/** The way to one lesson of a game. In the builds for pages (`scripts/lessons.js`) it leads straight to its file. */
import type { LessonEntry } from '../game-ui/game-ui.js';
import { lessons } from './registry.js';

/** The lesson of a game with this id, the first without one; `undefined` where the game has none such. */
export async function lessonOf(game: string, id?: string): Promise<LessonEntry | undefined> {
  const all = Object.hasOwn(lessons, game) ? await lessons[game]!() : [];
  return id === undefined ? all[0] : all.find((lesson) => lesson.id === id);
}
