/** The standard deck, its cards by id, and custom decks made from it. */
import { DECK_DATA } from '../../../src/games/dark-mages/data/deck.js';
import { STANDARD_DECK } from '../../../src/games/dark-mages/standard.js';

export const deck = STANDARD_DECK;
export const card = (id: string) => deck.cards.get(id)!;

export type Changes = Readonly<Record<string, unknown>>;
/** The standard deck with one card changed. */
export const withCard = (id: string, changes: Changes) => ({
  ...DECK_DATA,
  cards: DECK_DATA.cards.map((one) => (one.id === id ? { ...one, ...changes } : one)),
});
