/**
 * The files that an element needs before it shows anything. They are known before any is loaded, so the loader requests
 * them in parallel; otherwise each would request the next once loaded. Small, like the loader.
 */
import type { Lang } from '../i18n/languages.js';
import { startLabels } from '../i18n/loader.js';
import { files } from './preload-files.js';

/** Occurs in no file name. */
const NONE = '!';

/** The language in effect at an element; `en` if we do not have it. */
export function languageAt(element: Element): Lang {
  const lang = element.closest('[lang]')?.getAttribute('lang')?.toLowerCase().split(/\W/)[0] as Lang;
  return Object.hasOwn(startLabels, lang) ? lang : 'en';
}

/** The files to load beside the one that registers the element. */
export function filesToPreload(element: Element): string[] {
  const { names, ending, games } = files;
  const game = element.getAttribute('game') ?? games[0]!;
  const own = games.includes(game) ? `${game}.` : NONE;
  const isOthers = element.matches('[src],[data]') || element.querySelector('script');
  const lesson = (isOthers ? '' : element.getAttribute('lesson')) || NONE;
  return (
    (names[element.localName.slice(9)]?.split(' ') ?? [])
      .map(
        (name) =>
          name
            .replace(/^\./, own)
            .replace('#', own + lesson)
            .replace('@', languageAt(element)) + ending,
      )
      // Only valid lesson names become part of a file name. The English texts of the elements are in their own files.
      .filter((name) => /^(?!\w+\.en)[\w.-]+$/.test(name))
  );
}
