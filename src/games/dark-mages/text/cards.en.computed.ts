/** The texts of the cards in English, from the deck itself. */
import { DECK_DATA } from '../data/deck.js';
import { cardTextsOf } from './names.js';

export const cardsEn = cardTextsOf(DECK_DATA, 'en');
