/** What is drawn: a view, with the deck of the game. */
import { nothing } from 'lit';
import type { Seat, View } from '../../../kit/index.js';
import type { BoardContext, Drawn, GameUi, Rect, Text } from '../../../kit/board.js';
import type { Card, Deck } from '../deck.js';
import { withDeck } from '../immutable.js';
import { arcaneOf } from '../queries.js';
import type { Move, Play, Table } from '../table.js';
import type { Seen } from '../view.js';
import type { Plan } from './layout.js';

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
  play: withDeck(view.table, deck),
});

/** A card with as many dice as the mage at this seat rolls for it at their arcane level (DM-A7). */
export function atLevel(card: Card, play: Play, seat: Seat): Card {
  const { dice, scales } = card;
  return dice && scales ? { ...card, dice: { ...dice, count: dice.count + arcaneOf(play, seat, card) - 1 } } : card;
}

/** What of the board only a game in play shows (`in-play.ts`): it comes with the rules. */
export interface InPlay {
  /** The last attack, drawn on the slab of the band; `undefined` before the first. */
  attack(look: Seeing, plan: Plan, text: Text): Drawn | undefined;
  /** The odds beside each target of the selected attack. */
  odds(look: Seeing, ctx: BoardContext, rooms: ReadonlyMap<string, Rect>, scale: number, width: number): Drawn;
  label(anchor: string, look: Seeing, text: Text): string;
}
/** The same for the picture of a start, which is only looked at. */
export const STILL: InPlay = { attack: () => undefined, odds: () => nothing, label: () => '' };
