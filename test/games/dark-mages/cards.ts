/** The designed deck, and its cards by id. */
import { STANDARD_DECK } from '../../../src/games/dark-mages/standard.js';

export const deck = STANDARD_DECK;
export const card = (id: string) => deck.cards.get(id)!;
