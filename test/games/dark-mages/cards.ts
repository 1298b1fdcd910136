/** The designed deck, its cards by id, and decks of one's own made from it. */
import { DECK_DATA } from '../../../src/games/dark-mages/data/deck.js';
import { STANDARD_DECK } from '../../../src/games/dark-mages/standard.js';

export const deck = STANDARD_DECK;
export const card = (id: string) => deck.cards.get(id)!;

export type Changes = Readonly<Record<string, unknown>>;
/** Our deck with one card changed. */
export const withCard = (id: string, changes: Changes) => ({
  ...DECK_DATA,
  cards: DECK_DATA.cards.map((one) => (one.id === id ? { ...one, ...changes } : one)),
});
