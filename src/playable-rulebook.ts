/** Registers `<playable-rulebook>`, and no other element. */
import { PlayableRulebook } from './elements/playable-rulebook/playable-rulebook.js';
import { provideBooks } from './loading/games.js';
import { bookOf } from './games/book.js';
import { register } from './register.js';

provideBooks(bookOf);

register('playable-rulebook', PlayableRulebook);

declare global {
  interface HTMLElementTagNameMap {
    'playable-rulebook': PlayableRulebook;
  }
}

export { PlayableRulebook };
export type { PlayableEvents } from './events.js';
