/** Texts of rulebooks; a separate catalogue, so that pages without a rulebook do not load it. */
import { byLanguage } from '../index.js';
import type { Catalogue } from '../text.js';
import { en } from './en.js';

const all: { readonly en: () => Promise<Catalogue> } & Readonly<Record<string, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve<Catalogue>(en),
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
};

export const readingWords = (lang: string): Promise<Catalogue> => byLanguage(lang, all)();
