/** The deck that comes with the game. */
import { checked } from './data/checked.data.js';
import { deckOf, type Deck } from './deck.js';

export const STANDARD_DECK: Deck = deckOf(checked);
