/** Texts of the interaction with a player; a separate catalogue, which rulebooks and pictures of charts do not load. */
import { byLanguage } from '../index.js';
import type { Catalogue } from '../text.js';
import { en } from './en.js';

const all: { readonly en: () => Promise<Catalogue> } & Readonly<Record<string, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve<Catalogue>(en),
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
};

export const playingWords = (lang: string): Promise<Catalogue> => byLanguage(lang, all)();
