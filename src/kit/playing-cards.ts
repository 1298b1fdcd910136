/** The faces of the cards of `pack`. */
import { card } from '../drawing/cards.js';
import { words, type Drawing, type Rect } from '../drawing/strokes.js';
import { rankOf, SUITS, suitOf } from './pack.js';

const SIGNS = ['♠', '♥', '♣', '♦'];
const [RED, BLACK] = ['#a3241b', '#20242c'];

/** A card of `pack`: rank and suit on the left, which the next card of a hand leaves free, and the suit again below. @beta */
export function playingCard(value: string, area: Rect): Drawing {
  const suit = SUITS.findIndex((one) => one === suitOf(value));
  const ink = suit % 2 === 1 ? RED : BLACK;
  const sign = SIGNS[suit]!;
  return card(area, [
    words(30, 46, 34, rankOf(value), ink),
    words(30, 82, 34, sign, ink),
    words(66, 122, 56, sign, ink),
  ]);
}
