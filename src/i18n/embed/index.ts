/** Texts of the embed page and of the share menu; a separate catalogue, because few pages load them. */
import { byLanguage } from '../index.js';
import type { Catalogue } from '../text.js';
import { en } from './en.js';

const all: { readonly en: () => Promise<Catalogue> } & Readonly<Record<string, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve<Catalogue>(en),
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
};

export const embedWords = (lang: string): Promise<Catalogue> => byLanguage(lang, all)();
