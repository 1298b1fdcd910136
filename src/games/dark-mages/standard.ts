/** The deck that comes with the game, checked once. */
import { DECK_DATA } from './data/deck.js';
import { checkDeck, type Deck } from './deck.js';

export const STANDARD_DECK: Deck = checkDeck(DECK_DATA);
