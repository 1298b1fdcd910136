/** Registers `<playable-phases>`, and no other element. */
import { PlayablePhases } from './elements/playable-phases/playable-phases.js';
import { provideBoards } from './boards.js';
import { register } from './register.js';

provideBoards();
register('playable-phases', PlayablePhases);

declare global {
  interface HTMLElementTagNameMap {
    'playable-phases': PlayablePhases;
  }
}

export { PlayablePhases };
export type { PlayableEvents } from './events.js';
