/** The place of a page: language, folder, and relative addresses of other pages, so that the site works at any path. */
import { LANGUAGES, type Lang } from '../src/i18n/languages.js';
import { textOf, type Text } from '../src/i18n/text.js';
import { en, type WordKey } from './words/en.js';
import { fr } from './words/fr.js';
import { it } from './words/it.js';

export { LANGUAGES, type Lang };
const WORDS: Readonly<Record<Lang, Readonly<Record<WordKey, string>>>> = { en, fr, it };

/** Pages for programmers are in English only. */
const ENGLISH_ONLY = /^(api|guide)\//;
export const languagesOf = (folder: string): readonly Lang[] => (ENGLISH_ONLY.test(folder) ? ['en'] : LANGUAGES);

/**
 * The absolute address of the published site, ending with `/`, as previews and oEmbed need it. Set it with
 * `SITE=https://my.site/rules/ npm run build`; scripts in a page replace it with the page's actual address.
 */
export const SITE = ((given: string) => {
  if (/^https?:\/\/[^\s?#]+\/$/.test(given)) return given;
  throw new Error(`SITE: ${given}, expected a whole address with / at its end, such as https://my.site/rules/`);
})(process.env['SITE'] ?? 'https://playable-rules.example/');

/** Whether that is an address at which somebody publishes the site: search engines may then be told whole addresses. */
export const IS_PUBLISHED = process.env['SITE'] !== undefined;

export interface Place {
  readonly lang: Lang;
  /** Relative to the site and its language, ending with `/`; empty for the home page. */
  readonly folder: string;
  readonly text: (key: WordKey, params?: Parameters<Text>[1]) => string;
  /** Relative path to the root of the site: `../` for each folder, `./` for none. */
  readonly root: string;
}

const inSite = (folder: string, lang: Lang): string => `${lang === 'en' ? '' : `${lang}/`}${folder}`;

export function placeOf(folder: string, lang: Lang): Place {
  const depth = inSite(folder, lang).split('/').length - 1;
  return { lang, folder, text: textOf(lang, [WORDS[lang]]), root: '../'.repeat(depth) || './' };
}
/** The path of a page's file. */
export const fileOf = ({ folder, lang }: Place): string => `${inSite(folder, lang)}index.html`;
/** The relative address of another page, in this language if it exists, else in English. */
export const to = ({ root, lang: mine }: Place, folder: string, lang: Lang = mine): string =>
  `${root}${inSite(folder, languagesOf(folder).includes(lang) ? lang : 'en')}`;
/** The absolute address of a page, once published. */
export const published = ({ folder, lang }: Place): string => `${SITE}${inSite(folder, lang)}`;
