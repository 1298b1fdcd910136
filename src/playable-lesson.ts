/** Registers `<playable-lesson>`, and no other element. */
import { PlayableLesson } from './elements/playable-lesson/playable-lesson.js';
import { register } from './register.js';
import './register-boards.js';

register('playable-lesson', PlayableLesson);

declare global {
  interface HTMLElementTagNameMap {
    'playable-lesson': PlayableLesson;
  }
}

export { PlayableLesson };
