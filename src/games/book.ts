/** The way to a game's rulebook, for whoever comes to read it and nothing else. */
import { byLanguage } from '../i18n/index.js';
import { books } from './books.js';
import { lessons } from './registry.js';

/** Asks at once for all that stands in a game's rulebook in a language: each file would name the next when it has come. */
export function askForBook(game: string, lang: string): void {
  if (!Object.hasOwn(books, game)) return;
  const { parts, words } = books[game]!;
  for (const part of [...parts, byLanguage(lang, words), lessons[game]]) part?.().catch(() => undefined);
}
