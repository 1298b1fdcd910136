/** Which language speaks, and the elements' own words in it. */
import { en } from './en.js';
import { isLanguage, type Catalogue } from './text.js';

/** By primary subtag; English is always here, so that what goes wrong before a language has come can be read. */
const own: Readonly<Record<string, () => Promise<Catalogue>>> = {
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
};

/** The languages that the elements speak. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(own)];

const primary = (lang: string): string => new Intl.Locale(lang).language;

/** The language in which a reader of `lang` is spoken to: `fr-CA` in its own, `de` in English. */
export const spoken = (lang: string): string =>
  primary(lang) === 'en' || Object.hasOwn(own, primary(lang)) ? lang : 'en';

/** The first of a reader's languages that is spoken here, else English. */
export const preferred = (tags: readonly string[]): string =>
  tags.find((tag) => isLanguage(tag) && spoken(tag) === tag) ?? 'en';

/** What a language has among these, by its primary subtag; else what English has. */
export const byLanguage = <T>(lang: string, all: Readonly<Record<string, T>> & { readonly en: T }): T =>
  all[primary(spoken(lang))] ?? all.en;

/** The elements' own words. */
export const wordsOf = (lang: string): Promise<Catalogue> =>
  byLanguage(lang, { en: () => Promise.resolve<Catalogue>(en), ...own })();
