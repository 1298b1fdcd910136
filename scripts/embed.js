// Writes the embed pages of our games: static files that use the classic build.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { preloadsOfPage } from './preloads.js';
import { LANGUAGES, root } from './paths.js';

const KINDS = ['game', 'lesson', 'rulebook', 'phases'];

/** The name of a game by language; the English one if the game lacks the language. */
async function namesOf(game) {
  const names = LANGUAGES.map(async (lang) => {
    const own = existsSync(join(root, `src/games/${game}/text/${lang}.ts`)) ? lang : 'en';
    return [lang, (await tsImport(`../src/games/${game}/text/${own}.ts`, import.meta.url))[own]['game.name']];
  });
  return Object.fromEntries(await Promise.all(names));
}

/**
 * Writes the embed pages of these games to `<folder>/e`.
 *
 * @param {string} folder
 * @param {readonly string[]} games
 * @param {string} [picture] the URL of the picture for link previews
 */
export async function writeEmbedPages(folder, games, picture) {
  const { embedFile, embedPage } = await tsImport('../src/cli/site/embed-page.ts', import.meta.url);
  const script = 'classic/embed.js';
  for (const game of games) {
    const names = await namesOf(game);
    for (const kind of KINDS) {
      const beside = preloadsOfPage(kind, game).map((file) => `classic/${file}`);
      const others = beside.filter((file) => file !== script);
      const file = join(folder, embedFile(game, kind));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await embedPage({ game, kind, names, script, beside: others, isModule: false, picture }));
    }
  }
  cpSync(join(root, 'src/embed-page/embed.css'), join(folder, 'e/embed.css'));
}
