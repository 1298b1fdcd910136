/** The names and the texts of a deck, as words of a catalogue. */
import type { Catalogue } from '../../../kit/board.js';
import type { DeckData } from '../deck.js';

/** In French, a space precedes double punctuation marks. */
const typeset = (said: string, lang: string): string =>
  lang === 'fr' ? said.replace(/\s*([:;!?])/g, '\u00a0$1') : said;

/** The value of a field in this language, or in English if the deck has none in it. */
const said = (of: object, field: string, language: string): string => {
  const by = of as Readonly<Record<string, string | undefined>>;
  return by[`${field}_${language}`] ?? by[`${field}_en`]!;
};

/** `card:<id>`, and `character:<id>`, which is the name shown for a character. */
export function namesOf({ cards, characters }: DeckData, lang: string): Catalogue {
  const { language } = new Intl.Locale(lang);
  return Object.fromEntries([
    ...cards.map((card) => [`card:${card.id}`, said(card, 'name', language)]),
    ...characters.map((character) => {
      const title = language === 'en' ? character.neutral_name_en : said(character, 'title', language);
      return [`character:${character.id}`, title];
    }),
  ]) as Catalogue;
}
/** The categories of cards that are things or creatures. */
const THINGS: ReadonlySet<string> = new Set(['companion', 'magic_item', 'potion', 'artifact', 'scroll', 'defense']);
/**
 * `the:<id>`: the names of things with their article, which `articleOf` gives for the first word of the name, with the space
 * after it.
 */
export function namesWithArticle(
  { cards }: DeckData,
  names: Catalogue,
  articleOf: (noun: string) => string,
): Catalogue {
  const named = cards.flatMap(({ id, category }) => {
    const name = names[`card:${id}`]!;
    return THINGS.has(category) ? [[`the:${id}`, articleOf(/^\p{L}*/u.exec(name)![0]) + name] as const] : [];
  });
  return Object.fromEntries(named);
}
/** `card.text:<id>`. */
export function cardTextsOf({ cards }: DeckData, lang: string): Catalogue {
  const { language } = new Intl.Locale(lang);
  return Object.fromEntries(
    cards.map((card) => [`card.text:${card.id}`, typeset(said(card, 'text', language), language)]),
  );
}
