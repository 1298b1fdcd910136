/** Registers `<playable-game>`, and no other element. */
import { PlayableGame } from './elements/playable-game/playable-game.js';
import { provideBoards } from './boards.js';
import { register } from './register.js';

provideBoards();
register('playable-game', PlayableGame);

declare global {
  interface HTMLElementTagNameMap {
    'playable-game': PlayableGame;
  }
}

export { PlayableGame };
export type { PlayableEvents } from './events.js';
