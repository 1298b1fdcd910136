/** The way to a game's rulebook, for whoever comes to read it and nothing else. */
import type { Book } from '../game-ui/rulebook.js';
import { byLanguage } from '../i18n/index.js';
import { books } from './books.js';

/** A game's rulebook; all that stands in it in a language is asked for at once: each file would name the next when it has come. */
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
