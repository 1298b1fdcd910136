/** The rulebook in one language, put together from its words. */
import type { Rulebook, RuleText } from '../../../game-ui/game-ui.js';
import type { RuleId } from '../ledger.js';
import { CHAPTERS, type Ruling, type RulebookWords } from './chapters.js';

const WORDS: Readonly<Record<string, () => Promise<RulebookWords>>> = {
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
};

/** The rules in the language of this tag; English where there is none. */
export async function rulebook(lang: string): Promise<Rulebook> {
  const words = await (WORDS[lang.split('-')[0]!.toLowerCase()] ?? WORDS['en']!)();
  const paragraph = (id: RuleId): RuleText => ({
    id,
    text: words.rules[id],
    ...(id in words.rulings && { ruling: words.rulings[id as Ruling] }),
    ...(id === 'EW-5.16' && { readings: Object.entries(words.readings).map(([tag, text]) => ({ lang: tag, text })) }),
  });
  return {
    title: words.title,
    chapters: CHAPTERS.map(({ key, phases, rules }) => ({
      title: words.chapters[key],
      phases,
      rules: rules.map(paragraph),
    })),
    terms: words.terms,
  };
}
