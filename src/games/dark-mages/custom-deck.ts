/** Dark Mages with a custom deck. */
import { checkSum } from '../../kit/index.js';
import { checkDeck } from './deck-check.js';
import type { Deck } from './deck.js';
import { gameOf, type game as usual } from './game.js';
import { STANDARD_DECK } from './standard.js';

/**
 * The game with the deck of these data. `game.data` is a checksum of what the rules use: names and texts do not change the
 * game, so the standard deck with other names is the standard game, without `data`. Throws `BadInput` with card and field.
 */
export function customGame(data: unknown): { readonly game: typeof usual; readonly deck: Deck } {
  const deck = checkDeck(data);
  const mark = markOf(deck);
  const game = gameOf(deck);
  return { deck, game: mark === markOf(STANDARD_DECK) ? game : { ...game, data: mark } };
}

const markOf = ({ cards, characters }: Deck): string =>
  checkSum(JSON.stringify([[...cards.values()], [...characters.values()]]));
