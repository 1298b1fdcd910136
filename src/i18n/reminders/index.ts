/** Texts of what reminds a reader of their turn. */
import { byLanguage } from '../index.js';
import type { Catalogue } from '../text.js';
import { en } from './en.js';

const all: { readonly en: () => Promise<Catalogue> } & Readonly<Record<string, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve<Catalogue>(en),
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
};

export const reminderWords = (lang: string): Promise<Catalogue> => byLanguage(lang, all)();
