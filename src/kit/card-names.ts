/** The names of the cards of `pack`, in words. */
import type { Catalogue } from '../i18n/text.js';
import { pack, rankOf, SUITS, suitOf } from './pack.js';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SPOKEN = {
  en: {
    suits: ['spades', 'hearts', 'clubs', 'diamonds'],
    ranks: { J: 'the jack', Q: 'the queen', K: 'the king', A: 'the ace' },
    the: 'the',
    of: 'of',
  },
  fr: {
    suits: ['pique', 'cœur', 'trèfle', 'carreau'],
    ranks: { J: 'le valet', Q: 'la dame', K: 'le roi', A: 'l’as' },
    the: 'le',
    of: 'de',
  },
  it: {
    suits: ['picche', 'cuori', 'fiori', 'quadri'],
    ranks: { J: 'il fante', Q: 'la donna', K: 'il re', A: 'l’asso', 8: 'l’8' },
    the: 'il',
    of: 'di',
  },
};
/** Terms for a game’s catalogue: with them, `{card}` is “the jack of spades”, and `{suit}` “spades”. @beta */
export function cardNames(lang: 'en' | 'fr' | 'it'): Catalogue {
  const { suits, ranks, the, of } = SPOKEN[lang];
  const named = (value: string) => {
    const rank = rankOf(value);
    const said = (ranks as Readonly<Record<string, string>>)[rank] ?? `${the} ${rank}`;
    return `${said} ${of} ${suits[SUITS.findIndex((suit) => suit === suitOf(value))]!}`;
  };
  return Object.fromEntries([
    ...SUITS.map((suit, n) => [`suit:${suit}`, suits[n]!]),
    ...pack(RANKS).map((value) => [`card:${value}`, named(value)]),
  ]) as Catalogue;
}
