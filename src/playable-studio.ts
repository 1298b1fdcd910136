/** Registers `<playable-studio>`, and no other element. */
import { PlayableStudio } from './elements/playable-studio/playable-studio.js';
import { provideBoards } from './boards.js';
import { register } from './register.js';

provideBoards();
register('playable-studio', PlayableStudio);

declare global {
  interface HTMLElementTagNameMap {
    'playable-studio': PlayableStudio;
  }
}

export { PlayableStudio };
export type { PlayableEvents } from './events.js';
