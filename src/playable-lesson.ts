/** Registers `<playable-lesson>`, and no other element. */
import { PlayableLesson } from './elements/playable-lesson/playable-lesson.js';
import { provideLessons } from './loading/lesson-source.js';
import { lessonOf } from './games/lesson.js';
import { added, register } from './register.js';
import './register-boards.js';

// A game added by the page may replace one of ours; then it has lessons of its own.
provideLessons(async (game, id) => (added.has(game) ? undefined : lessonOf(game, id)));

register('playable-lesson', PlayableLesson);

declare global {
  interface HTMLElementTagNameMap {
    'playable-lesson': PlayableLesson;
  }
}

export { PlayableLesson };
export type { PlayableEvents } from './events.js';
