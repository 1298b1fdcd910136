/** The texts of the cards in French, from the deck itself. */
import { DECK_DATA } from '../data/deck.js';
import { cardTextsOf } from './names.js';

export const cardsFr = cardTextsOf(DECK_DATA, 'fr');
