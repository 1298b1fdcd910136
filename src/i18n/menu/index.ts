/** Texts of the menu of a game, loaded when it is opened: a new game, files, settings, and the end. */
import { byLanguage } from '../index.js';
import type { Catalogue } from '../text.js';
import { en } from './en.js';

const all: { readonly en: () => Promise<Catalogue> } & Readonly<Record<string, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve<Catalogue>(en),
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
};

export const menuWords = (lang: string): Promise<Catalogue> => byLanguage(lang, all)();
