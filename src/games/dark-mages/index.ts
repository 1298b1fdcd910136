/** Dark Mages, by Éric Bleney and Rick (2015), for programs: no DOM, no side effects. */
import { machineOf, type WholeGame } from '../../kit/index.js';
import type { Deck, DeckData } from './deck.js';
import { game, type Move, type Seen, type Table } from './game.js';
import { reasonsWith } from './help/reasons.js';
import { chooseWith } from './bot.js';
import { customGame } from './custom-deck.js';
import { STANDARD_DECK } from './standard.js';

export type DarkMages = WholeGame<Table, Move, Seen>;

const whole = (plain: typeof game, deck: Deck): DarkMages => ({
  ...plain,
  machine: machineOf(plain.machine),
  choose: (seen, advice) => chooseWith(deck, seen, advice),
  reasons: reasonsWith(deck),
});

/**
 * The game with another deck of the same form, see `data.schema.json`. Throws `BadInput` with card and field. Its records,
 * links and positions identify the deck and are accepted only with the same one.
 */
export function gameWithDeck(data: DeckData): DarkMages {
  const own = customGame(data);
  return whole(own.game, own.deck);
}

export const darkMages: DarkMages = whole(game, STANDARD_DECK);
export { checkDeck } from './deck-check.js';
export type { Deck, DeckData } from './deck.js';
export { attackOdds, saveOdds } from './odds.js';
export type { Move, Seen, Table };
