// The embed pages, `e/<game>/<kind>/index.html`: files for any web server, with the classic build two folders above. What
// they show is in their query, so there is one for each game and kind.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './tests.js';

const KINDS = ['game', 'lesson', 'rulebook', 'phases'];
const LANGUAGES = ['en', 'fr', 'it'];
// Word for word what the contract of embeds says: it holds on servers that send no headers, in frames without an origin too.
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self' blob:";

const words = async (path, lang) => (await tsImport(`../src/${path}/${lang}.ts`, import.meta.url))[lang];
const escape = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

async function page(game, kind) {
  const said = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const own = await words('i18n/embed', lang);
      const name = (await words(`games/${game}/text`, lang))['game.name'];
      return {
        lang,
        title: own[`embed.${kind}`].replace('{game}', name),
        waits: own['embed.waits'],
        open: own['embed.open'],
      };
    }),
  );
  // An empty address is this page's own, with all that it says.
  const lines = said.map(
    ({ lang, title, waits, open }) =>
      `<p lang="${lang}"><strong>${escape(title)}.</strong> ${escape(waits)} <a href="" target="_blank" rel="noopener">${escape(open)}</a></p>`,
  );
  return `<!doctype html>
<html lang="en" data-game="${game}" data-kind="${kind}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escape(said[0].title)}</title>
    <link rel="stylesheet" href="../../embed.css" />
    <script defer src="../../../classic/core.js"></script>
    <script defer src="../../../classic/embed.js"></script>
  </head>
  <body>
    <main>
      <h1>${escape(said[0].title)}</h1>
      <div>
        ${lines.join('\n        ')}
      </div>
    </main>
  </body>
</html>
`;
}

/** Writes them to `<folder>/e`, for these games. */
export async function writeEmbedPages(folder, games) {
  for (const game of games.filter((game) => existsSync(join(root, 'src/games', game, 'ui.ts'))))
    for (const kind of KINDS) {
      const file = join(folder, 'e', game, kind, 'index.html');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await page(game, kind));
    }
  cpSync(join(root, 'src/embed/page/embed.css'), join(folder, 'e/embed.css'));
}
