/** Chooses a language, and loads the elements' own texts in it. */
import { en } from './en.js';
import { LANGUAGES, type Lang } from './languages.js';
import { isLanguage, type Catalogue } from './text.js';

const primary = (lang: string): string => new Intl.Locale(lang).language;

/**
 * The language used for a reader of `lang`: `lang` itself if there are texts in it (`fr-CA` uses French), else `en`. With the
 * languages of a game, it has to be one of these too: what is said of the game is then in one language, and marked as such.
 */
export const spoken = (lang: string, ofGame: readonly string[] = LANGUAGES): string =>
  isLanguage(lang) && [LANGUAGES, ofGame].every((all) => all.includes(primary(lang))) ? lang : 'en';

/** The first of a reader's languages that has texts, else `en`. */
export const preferred = (tags: readonly string[]): string => tags.find((tag) => spoken(tag) === tag) ?? 'en';

/** The entry for a language, by its primary subtag; else the English entry. @beta */
export const byLanguage = <T>(lang: string, all: Readonly<Record<string, T>> & { readonly en: T }): T =>
  all[primary(spoken(lang))] ?? all.en;

/** The module of each other language than English, which exports its catalogue under the tag of the language. */
type Others = { readonly [L in Exclude<Lang, 'en'>]: () => Promise<Readonly<Record<L, Catalogue>>> };
/** The loader of texts that have their English with them, and a file for each other language. */
export const catalogueOf =
  (english: Catalogue, others: Others) =>
  async (lang: string): Promise<Catalogue> => {
    const tag = primary(spoken(lang)) as Lang;
    return tag === 'en' ? english : ((await others[tag]()) as Readonly<Record<string, Catalogue>>)[tag]!;
  };

/** Loads the elements' own texts. English is bundled, so that errors can be shown before another language is loaded. */
export const wordsOf = catalogueOf(en, { fr: () => import('./fr.js'), it: () => import('./it.js') });
