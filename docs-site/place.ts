/** Where a page stands: its language, its folder, and how it names the others, always relative, so that the site works from any path. */
import { textOf, type Text } from '../src/i18n/text.js';
import { en, type WordKey } from './words/en.js';
import { fr } from './words/fr.js';
import { it } from './words/it.js';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Lang = (typeof LANGUAGES)[number];
const WORDS: Readonly<Record<Lang, Readonly<Record<WordKey, string>>>> = { en, fr, it };

/** What programmers read is in English only. */
const ENGLISH_ONLY = /^(api|guide)\//;
export const languagesOf = (folder: string): readonly Lang[] => (ENGLISH_ONLY.test(folder) ? ['en'] : LANGUAGES);

/**
 * Where the site is published, a whole address with `/` at its end: previews and oEmbed need whole addresses.
 * `SITE=https://my.site/rules/ npm run build`; scripts in a page put the page's own in its place.
 */
export const SITE = ((given: string) => {
  if (/^https?:\/\/[^\s?#]+\/$/.test(given)) return given;
  throw new Error(`SITE: ${given}, expected a whole address with / at its end, such as https://my.site/rules/`);
})(process.env['SITE'] ?? 'https://playable-rules.example/');

export interface Place {
  readonly lang: Lang;
  /** Within the site and its language, with `/` at its end; the first page has none. */
  readonly folder: string;
  readonly text: (key: WordKey, params?: Parameters<Text>[1]) => string;
  /** From here to the site's first folder: `../` once for each folder, `./` for none. */
  readonly root: string;
}

const inSite = (folder: string, lang: Lang): string => `${lang === 'en' ? '' : `${lang}/`}${folder}`;

export function placeOf(folder: string, lang: Lang): Place {
  const depth = inSite(folder, lang).split('/').length - 1;
  return { lang, folder, text: textOf(lang, [WORDS[lang]]), root: '../'.repeat(depth) || './' };
}
/** The file of a page. */
export const fileOf = ({ folder, lang }: Place): string => `${inSite(folder, lang)}index.html`;
/** The relative address of another page, in the same language where it has one. */
export const to = ({ root, lang: mine }: Place, folder: string, lang: Lang = mine): string =>
  `${root}${inSite(folder, languagesOf(folder).includes(lang) ? lang : 'en')}`;
/** The whole address of a page, once published. */
export const published = ({ folder, lang }: Place): string => `${SITE}${inSite(folder, lang)}`;
