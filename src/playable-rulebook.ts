/** Registers `<playable-rulebook>`, and no other element. */
import { PlayableRulebook } from './elements/playable-rulebook/playable-rulebook.js';
import { provideRulebooks } from './loading/games.js';
import { rulebookParts } from './games/rulebook.js';
import { register } from './register.js';

provideRulebooks(rulebookParts);

register('playable-rulebook', PlayableRulebook);

declare global {
  interface HTMLElementTagNameMap {
    'playable-rulebook': PlayableRulebook;
  }
}

export { PlayableRulebook };
export type { PlayableEvents } from './events.js';
