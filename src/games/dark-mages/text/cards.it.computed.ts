/** The texts of the cards in Italian. */
import type { Catalogue } from '../../../kit/board.js';
import { CARDS } from '../data/cards.it.js';

export const cardsIt: Catalogue = Object.fromEntries(
  Object.entries(CARDS).map(([id, [, text]]) => [`card.text:${id}`, text]),
);
