/** Registers `<playable-rulebook>`, and no other element. */
import { PlayableRulebook } from './elements/playable-rulebook/playable-rulebook.js';
import { register } from './register.js';

register('playable-rulebook', PlayableRulebook);

declare global {
  interface HTMLElementTagNameMap {
    'playable-rulebook': PlayableRulebook;
  }
}

export { PlayableRulebook };
