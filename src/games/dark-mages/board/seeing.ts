/** What is drawn: a view, with the deck of the game. */
import type { GameUi } from '../../../game-ui/game-ui.js';
import type { Seat, View } from '../../../kernel/game.js';
import type { Card, Deck } from '../deck.js';
import { withDeck } from '../immutable.js';
import { arcaneOf } from '../queries.js';
import type { Move, Play, Table } from '../table.js';
import type { Seen } from '../view.js';

/** The UI of the game, with its deck. */
export interface DeckUi extends GameUi<Table, Move, Seen> {
  readonly deck: Deck;
}
export type SeenView = View<Seen, Move>;
export interface Seeing {
  readonly view: SeenView;
  readonly deck: Deck;
  /** The view as a table with its deck, for queries that read nothing hidden. */
  readonly play: Play;
}
export const seeing = (view: SeenView, deck: Deck): Seeing => ({
  view,
  deck,
  play: withDeck(view.table as Table, deck),
});

/** A card with as many dice as the mage at this seat rolls for it at their arcane level (DM-A7). */
export function atLevel(card: Card, play: Play, seat: Seat): Card {
  const { dice, scales } = card;
  return dice && scales ? { ...card, dice: { ...dice, count: dice.count + arcaneOf(play, seat, card) - 1 } } : card;
}
