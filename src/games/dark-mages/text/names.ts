/** The names and texts that a deck brings with it, as words of a catalogue. */
import type { Catalogue } from '../../../i18n/text.js';
import type { DeckData } from '../deck.js';

/** French sets its double signs off. */
const typeset = (said: string, lang: string): string =>
  lang === 'fr' ? said.replace(/\s*([:;!?])/g, '\u00a0$1') : said;

/** `card:<id>`, `card.text:<id>`, and `character:<id>`, the name by which a character is shown. */
export function namesOf({ cards, characters }: DeckData, lang: 'en' | 'fr'): Catalogue {
  return Object.fromEntries([
    ...cards.flatMap((card) => [
      [`card:${card.id}`, card[`name_${lang}`]],
      [`card.text:${card.id}`, typeset(card[`text_${lang}`], lang)],
    ]),
    ...characters.map((character) => [
      `character:${character.id}`,
      lang === 'en' ? character.neutral_name_en : character.title_fr,
    ]),
  ]) as Catalogue;
}
