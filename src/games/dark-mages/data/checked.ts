'use precomputed';
/** Our deck as the rules read it, checked: a page loads neither the check nor the texts that the deck is made of. */
import { checkCards } from '../deck-check.js';
import { DECK_DATA } from './deck.js';

export const checked = checkCards(DECK_DATA);
