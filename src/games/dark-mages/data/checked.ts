/** Our deck as the rules read it. Worked out when pages are built: none has the check, or what the deck is told with. */
import { checkCards } from '../deck-check.js';
import { DECK_DATA } from './deck.js';

export const checked = checkCards(DECK_DATA);
