/** Our deck, validated and converted for the rules. So pages load neither the validation nor the texts of the deck. */
import { checkCards } from '../deck-check.js';
import { DECK_DATA } from './deck.js';

export const checked = checkCards(DECK_DATA);
