/** The deck that comes with the game. */
import { checked } from './data/checked.computed.js';
import { deckOf, type Deck } from './deck.js';

export const STANDARD_DECK: Deck = deckOf(checked);
