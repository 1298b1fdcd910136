/** The cards of `pack`: their faces, and their names in words. */
import { card } from '../drawing/cards.js';
import { words, type Drawing, type Rect } from '../drawing/strokes.js';
import type { Catalogue } from '../i18n/text.js';
import { pack, rankOf, SUITS, suitOf } from './pack.js';

const SIGNS = ['♠', '♥', '♣', '♦'];
const [RED, BLACK] = ['#a3241b', '#20242c'];
const suitAt = (value: string): number => SUITS.findIndex((suit) => suit === suitOf(value));

/** A card of `pack`: rank and suit on the left, which the next card of a hand leaves free, and the suit again below. @beta */
export function playingCard(value: string, room: Rect): Drawing {
  const suit = suitAt(value);
  const ink = suit % 2 === 1 ? RED : BLACK;
  const sign = SIGNS[suit]!;
  return card(room, [
    words(30, 46, 34, rankOf(value), ink),
    words(30, 82, 34, sign, ink),
    words(66, 122, 56, sign, ink),
  ]);
}

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SPOKEN = {
  en: {
    suits: ['spades', 'hearts', 'clubs', 'diamonds'],
    ranks: { J: 'the jack', Q: 'the queen', K: 'the king', A: 'the ace' },
    ...{ the: 'the', of: 'of' },
  },
  fr: {
    suits: ['pique', 'cœur', 'trèfle', 'carreau'],
    ranks: { J: 'le valet', Q: 'la dame', K: 'le roi', A: 'l’as' },
    ...{ the: 'le', of: 'de' },
  },
  it: {
    suits: ['picche', 'cuori', 'fiori', 'quadri'],
    ranks: { J: 'il fante', Q: 'la donna', K: 'il re', A: 'l’asso', 8: 'l’8' },
    ...{ the: 'il', of: 'di' },
  },
};
/** Terms for a game’s catalogue: with them, `{card}` is “the jack of spades”, and `{suit}` “spades”. @beta */
export function cardNames(lang: 'en' | 'fr' | 'it'): Catalogue {
  const { suits, ranks, the, of } = SPOKEN[lang];
  const named = (value: string) => {
    const rank = rankOf(value);
    const said = (ranks as Readonly<Record<string, string>>)[rank] ?? `${the} ${rank}`;
    return `${said} ${of} ${suits[suitAt(value)]!}`;
  };
  return Object.fromEntries([
    ...SUITS.map((suit, n) => [`suit:${suit}`, suits[n]!]),
    ...pack(RANKS).map((value) => [`card:${value}`, named(value)]),
  ]) as Catalogue;
}
