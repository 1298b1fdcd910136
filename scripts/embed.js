// Writes the embed pages, `e/<game>/<kind>/index.html`: static files that use the classic build. Their query says what they
// show, so one page for each game and kind is enough.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { preloadsOfPage } from './preloads.js';
import { root } from './tests.js';

const KINDS = ['game', 'lesson', 'rulebook', 'phases'];
const LANGUAGES = ['en', 'fr', 'it'];
// Identical to the policy in the contract of embeds. As a meta tag it also works on servers that send no headers, and in frames
// without an origin.
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self' blob:";

/** Cache of catalogues by path: each `tsImport` evaluates the module again. */
const known = new Map();
/** A catalogue; the English one if the game lacks the language. */
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
  // An empty `href` is this page's own URL, query included.
  const lines = said.map(
    ({ lang, title, waits, open }) =>
      `<p lang="${lang}"><strong>${escape(title)}.</strong> ${escape(waits)} <a href="" target="_blank" rel="noopener">${escape(open)}</a></p>`,
  );
  const title = escape(said[0].title);
  // Services that make link previews request no language, so the description has all of them. No og:url: services drop the
  // query, which says what the page shows. No oEmbed: its answer would be one static file for every query.
  const about = escape(said.map(({ about }) => about).join(' · '));
  // Preloaded here, because each file would request the next only after it has loaded.
  const beside = preloadsOfPage(kind, game).filter((file) => file !== 'embed.js');
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

/** Writes the embed pages of these games to `<folder>/e`. */
export async function writeEmbedPages(folder, games) {
  for (const game of games)
    for (const kind of KINDS) {
      const file = join(folder, 'e', game, kind, 'index.html');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await page(game, kind));
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
