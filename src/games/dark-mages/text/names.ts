/** The names and texts of a deck, as words of a catalogue. */
import type { Catalogue } from '../../../i18n/text.js';
import type { DeckData } from '../deck.js';

/** In French, a space precedes double punctuation marks. */
const typeset = (said: string, lang: string): string =>
  lang === 'fr' ? said.replace(/\s*([:;!?])/g, '\u00a0$1') : said;

/**
 * `card:<id>`, `card.text:<id>` and `character:<id>`, which is the name shown for a character. In English if the deck has
 * none in the language.
 */
export function namesOf({ cards, characters }: DeckData, lang: string): Catalogue {
  const { language } = new Intl.Locale(lang);
  const said = (of: object, field: string): string => {
    const by = of as Readonly<Record<string, string | undefined>>;
    return by[`${field}_${language}`] ?? by[`${field}_en`]!;
  };
  return Object.fromEntries([
    ...cards.flatMap((card) => [
      [`card:${card.id}`, said(card, 'name')],
      [`card.text:${card.id}`, typeset(said(card, 'text'), language)],
    ]),
    ...characters.map((character) => {
      const title = language === 'en' ? character.neutral_name_en : said(character, 'title');
      return [`character:${character.id}`, title];
    }),
  ]) as Catalogue;
}
