/** What the drawing looks at: a view, with the deck it is played with. */
import type { GameUi } from '../../../game-ui/game-ui.js';
import type { View } from '../../../kernel/game.js';
import type { Deck } from '../deck.js';
import { withDeck } from '../immutable.js';
import type { Move, Play, Table } from '../table.js';
import type { Seen } from '../view.js';

/** The game for elements, with the deck it is played with. */
export interface DeckUi extends GameUi<Table, Move, Seen> {
  readonly deck: Deck;
}
export type SeenView = View<Seen, Move>;
export interface Seeing {
  readonly view: SeenView;
  readonly deck: Deck;
  /** For the rules' own numbers, which ask for nothing that is hidden. */
  readonly play: Play;
}
export const seeing = (view: SeenView, deck: Deck): Seeing => ({
  view,
  deck,
  play: withDeck(view.table as Table, deck),
});
