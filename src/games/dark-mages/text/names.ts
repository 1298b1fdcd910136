/** The names and texts that a deck brings with it, as words of a catalogue. */
import type { Catalogue } from '../../../i18n/text.js';
import type { DeckData } from '../deck.js';

/** `card:<id>`, `card.text:<id>`, and `character:<id>`, the name by which a character is shown. */
export function namesOf({ cards, characters }: DeckData, lang: 'en' | 'fr'): Catalogue {
  return Object.fromEntries([
    ...cards.flatMap((card) => [
      [`card:${card.id}`, card[`name_${lang}`]],
      [`card.text:${card.id}`, card[`text_${lang}`]],
    ]),
    ...characters.map((character) => [
      `character:${character.id}`,
      lang === 'en' ? character.neutral_name_en : character.title_fr,
    ]),
  ]) as Catalogue;
}
