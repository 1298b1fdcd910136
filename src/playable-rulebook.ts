/** Registers `<playable-rulebook>`, and no other element. */
import { PlayableRulebook } from './elements/playable-rulebook/playable-rulebook.js';
import { provideBooks } from './loading/games.js';
import { bookOf } from './games/book.js';
import { added, register } from './register.js';

// A game added by the page may replace one of ours.
provideBooks((game, lang) => (added.has(game) ? undefined : bookOf(game, lang)));

register('playable-rulebook', PlayableRulebook);

declare global {
  interface HTMLElementTagNameMap {
    'playable-rulebook': PlayableRulebook;
  }
}

export { PlayableRulebook };
export type { PlayableEvents } from './events.js';
