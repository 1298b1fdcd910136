/** Loads a game's rulebook without the rest of the game. */
import type { RulebookParts } from '../loading/games.js';
import { byLanguage } from '../i18n/index.js';
import { rulebooks } from './generated/rulebooks.js';

/**
 * A game's rulebook; `undefined` if the game has none. All files for this language are requested in parallel: otherwise each
 * would request the next only after it has loaded.
 */
export function rulebookParts(game: string, lang: string): RulebookParts | undefined {
  if (!Object.hasOwn(rulebooks, game)) return undefined;
  const { index, words, goal, list } = rulebooks[game]!;
  for (const part of [index, byLanguage(lang, words), goal, list]) part?.().catch(() => undefined);
  return {
    rulebook: async (lang) => (await index()).rulebook(lang),
    ...(goal && { goalPicture: async () => (await goal()).goalPicture() }),
    ...(list && { lessons: async () => (await list()).lessons }),
  };
}
