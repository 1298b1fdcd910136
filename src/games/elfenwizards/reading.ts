/** Elfenwizards for readers: words, rules and lessons, without drawing, opponent or machine. */
import type { GameReading } from '../../game-ui/game-ui.js';
import { byLanguage } from '../../i18n/index.js';
import type { Catalogue } from '../../i18n/text.js';

const words: { readonly en: () => Promise<Catalogue> } & Readonly<Record<string, () => Promise<Catalogue>>> = {
  en: async () => (await import('./text/en.js')).en,
  fr: async () => (await import('./text/fr.js')).fr,
  it: async () => (await import('./text/it.js')).it,
};

export const reading: GameReading = {
  text: (lang) => byLanguage(lang, words)(),
  lessons: async () => (await import('./lessons/index.js')).lessons,
  rulebook: async (lang) => (await import('./rulebook/index.js')).rulebook(lang),
};
