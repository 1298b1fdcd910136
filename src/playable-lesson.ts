/** Registers `<playable-lesson>`, and no other element. */
import { PlayableLesson } from './elements/playable-lesson/playable-lesson.js';
import { provideLessons } from './loading/lesson-source.js';
import { lessonOf } from './games/lesson.js';
import { lessons } from './games/generated/registry.js';
import { addedGames } from './loading/added-games.js';
import { provideBoards } from './boards.js';
import { register } from './register.js';

provideLessons(
  async (game, id) => (addedGames.has(game) ? undefined : lessonOf(game, id)),
  async (game) => (Object.hasOwn(lessons, game) ? lessons[game]!() : []),
);

provideBoards();
register('playable-lesson', PlayableLesson);

declare global {
  interface HTMLElementTagNameMap {
    'playable-lesson': PlayableLesson;
  }
}

export { PlayableLesson };
export type { PlayableEvents } from './events.js';
