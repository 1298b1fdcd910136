/**
 * Which files an element needs before it shows anything, known before any of them has come: whoever brings the element asks
 * for them beside it, where each would name the next when it has come. Small, as the loader is.
 */
import { files } from './needed-files.js';

/** Part of no file's name. */
const NONE = '!';

/** The language that holds for an element, as far as it is spoken here. */
export function spokenAt(element: Element): string {
  const { lang } = (element.closest('[lang]') ?? document.documentElement) as Partial<HTMLElement>;
  return /^(fr|it)\b/.exec(lang?.toLowerCase() ?? '')?.[0] ?? 'en';
}

/** The files, beside the one that registers the element. */
export function neededBy(element: Element): string[] {
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
            .replace('@', spokenAt(element)) + ending,
      )
      // Only what may be a lesson's name becomes part of a file's; the elements' own words in English lie in their files.
      .filter((name) => /^(?!\w+\.en)[\w.-]+$/.test(name))
  );
}
