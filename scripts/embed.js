// The embed pages, `e/<game>/<kind>/index.html`: files for any web server, with the classic build two folders above. What
// they show is in their query, so there is one for each game and kind.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { neededByPage } from './needed.js';
import { root } from './tests.js';

const KINDS = ['game', 'lesson', 'rulebook', 'phases'];
const LANGUAGES = ['en', 'fr', 'it'];
// Word for word what the contract of embeds says: it holds on servers that send no headers, in frames without an origin too.
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self' blob:";

/** Catalogues by their paths: each import by `tsx` sets it up anew. */
const known = new Map();
/** A catalogue; English where a game does not speak the language. */
async function words(path, lang) {
  const file = `../src/${path}/${lang}.ts`;
  if (!existsSync(new URL(file, import.meta.url))) return words(path, 'en');
  if (!known.has(file)) known.set(file, tsImport(file, import.meta.url));
  return (await known.get(file))[lang];
}
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
        about: own['embed.about'],
      };
    }),
  );
  // An empty address is this page's own, with all that it says.
  const lines = said.map(
    ({ lang, title, waits, open }) =>
      `<p lang="${lang}"><strong>${escape(title)}.</strong> ${escape(waits)} <a href="" target="_blank" rel="noopener">${escape(open)}</a></p>`,
  );
  const title = escape(said[0].title);
  // Cards are made by services that ask in no language. No og:url: what an address shows is in its query, and a service
  // would leave that out. No oEmbed: its answer would be a file, the same for every query.
  const about = escape(said.map(({ about }) => about).join(' · '));
  // Each would name the next when it has come.
  const beside = neededByPage(kind, game).filter((file) => file !== 'embed.js');
  return `<!doctype html>
<html lang="en" data-game="${game}" data-kind="${kind}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <meta name="description" content="${about}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="playable-rules" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${about}" />
    <link rel="stylesheet" href="../../embed.css" />
    ${beside.map((file) => `<link rel="preload" as="script" href="../../../classic/${file}" />`).join('\n    ')}
    <script defer src="../../../classic/embed.js"></script>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
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
  for (const game of games)
    for (const kind of KINDS) {
      const file = join(folder, 'e', game, kind, 'index.html');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await page(game, kind));
    }
  cpSync(join(root, 'src/embed-page/embed.css'), join(folder, 'e/embed.css'));
}

/** The embed pages of a site that knows its address: previews have its picture, which they want with a whole address. */
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
