// Writes the embed pages of our games: static files that use the classic build.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Writes the embed pages of these games to `<folder>/e`. */
export async function writeEmbedPages(folder, games) {
  const { embedFile, embedPage } = await tsImport('../src/cli/site/embed-page.ts', import.meta.url);
  const script = 'classic/embed.js';
  for (const game of games) {
    const names = await namesOf(game);
    for (const kind of KINDS) {
      const beside = preloadsOfPage(kind, game).map((file) => `classic/${file}`);
      const others = beside.filter((file) => file !== script);
      const file = join(folder, embedFile(game, kind));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await embedPage({ game, kind, names, script, beside: others, isModule: false }));
    }
  }
  cpSync(join(root, 'src/embed-page/embed.css'), join(folder, 'e/embed.css'));
}

/** Adds the preview picture to the embed pages of a site. Link previews need its absolute URL, so `site` is the site's URL. */
export function nameThePicture(folder, site) {
  const picture = ['', ':width', ':height'].map((of, i) => [
    `og:image${of}`,
    [`${site}drawings/preview.png`, 1200, 630][i],
  ]);
  const lines = picture.map(([name, value]) => `\n    <meta property="${name}" content="${value}" />`).join('');
  for (const path of readdirSync(join(folder, 'e'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue;
    const file = join(folder, 'e', path);
    const page = readFileSync(file, 'utf8');
    const named = page.replace(
      /<meta property="og:description"[^>]*>/,
      `$&${lines}\n    <meta name="twitter:card" content="summary_large_image" />`,
    );
    if (named === page) throw new Error(`${file} has no place for a picture.`);
    writeFileSync(file, named);
  }
}
