/** The names and the texts of a deck, as words of a catalogue. */
import type { Catalogue } from '../../../i18n/text.js';
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
/** `card.text:<id>`. */
export function cardTextsOf({ cards }: DeckData, lang: string): Catalogue {
  const { language } = new Intl.Locale(lang);
  return Object.fromEntries(
    cards.map((card) => [`card.text:${card.id}`, typeset(said(card, 'text', language), language)]),
  );
}
