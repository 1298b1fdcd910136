/** Registers `<playable-studio>`, and no other element. */
import { PlayableStudio } from './elements/playable-studio/playable-studio.js';
import { register } from './register.js';
import './register-boards.js';

register('playable-studio', PlayableStudio);

declare global {
  interface HTMLElementTagNameMap {
    'playable-studio': PlayableStudio;
  }
}

export { PlayableStudio };
export type { PlayableEvents } from './events.js';
