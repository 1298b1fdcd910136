/** The names of the games, from their own catalogues. */
import { texts } from '../../src/games/generated/registry.js';
import { LANGUAGES, type Lang } from '../../src/i18n/languages.js';
import type { Names } from './page.js';

async function inLanguage(lang: Lang): Promise<Record<string, string>> {
  const names = Object.entries(texts).map(async ([id, byLang]) => {
    const words = await (byLang[lang] ?? byLang.en)();
    return [id, words['game.name'] as string] as const;
  });
  return Object.fromEntries(await Promise.all(names));
}

export async function loadNames(): Promise<Names> {
  const names = await Promise.all(LANGUAGES.map(async (lang) => [lang, await inLanguage(lang)]));
  return Object.fromEntries(names) as Names;
}
