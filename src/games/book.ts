/** Loads a game's rulebook without the rest of the game. */
import type { Book } from '../loading/games.js';
import { byLanguage } from '../i18n/index.js';
import { books } from './books.js';

/**
 * A game's rulebook; `undefined` if the game has none. All files for this language are requested in parallel: otherwise each
 * would request the next only after it has loaded.
 */
export function bookOf(game: string, lang: string): Book | undefined {
  if (!Object.hasOwn(books, game)) return undefined;
  const { index, words, goal, list } = books[game]!;
  for (const part of [index, byLanguage(lang, words), goal, list]) part?.().catch(() => undefined);
  return {
    rulebook: async (lang) => (await index()).rulebook(lang),
    ...(goal && { goalPicture: async () => (await goal()).goalPicture() }),
    ...(list && { lessons: async () => (await list()).lessons }),
  };
}
