// Makes the pages of docs-site/ for the build and for the dev server: the generator is TypeScript, so tsx brings it.
import { extname } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { neededByElement } from './needed.js';

const TYPES = { '.html': 'html', '.json': 'json', '.svg': 'svg', '.txt': 'txt' };

/** Every file of the site, each made when its `text()` is asked for; the sources are read anew by each call. */
export const siteFiles = async () => (await tsImport('../docs-site/site.ts', import.meta.url)).files();

/** Where the site is to be published. */
export const siteAddress = async () => (await tsImport('../docs-site/place.ts', import.meta.url)).SITE;

/** For the dev server: what the site has under this folder is made when it is asked for. */
export function sitePages(folder) {
  return {
    name: 'site-pages',
    async serve({ path }) {
      if (!path.startsWith(folder)) return undefined;
      const wanted = path.slice(folder.length).replace(/(^|\/)$/, '$1index.html');
      const type = TYPES[extname(wanted)];
      const file = type && (await siteFiles()).find((file) => file.path === wanted);
      return file && { body: await file.text(), type };
    },
  };
}

/**
 * What a page of the site may do: nothing comes from elsewhere, and nothing stands in its lines. What it may fetch are files
 * of the site, such as the one that `src` of an element names; Lighthouse asks for `robots.txt` under the page's policy too.
 */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'img', 'connect', 'worker', 'frame'].map((what) => `${what}-src 'self'`),
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html playable-rules',
].join('; ');
/** Only what is built has it: the dev server puts a script of its own into pages. */
export const withPolicy = (page) =>
  page.replace(/<meta charset="utf-8"[^>]*>/, `$&<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);

/** A Rollup plugin: pages that only show elements take the published build that lies beside them, as pages of others do. */
export const publishedBuild = {
  name: 'published-build',
  resolveId: (source, importer) =>
    importer?.endsWith('/scripts/elements.ts') && source.endsWith('/define.js')
      ? { id: '../cdn/define.js', external: true }
      : null,
};

/** What the first element of such a page needs is asked for in its markup: else each file would name the next when it has come. */
export async function withPreloads(page) {
  const [, kind, attributes] = /<playable-(\w+)([^>]*)>/.exec(page) ?? [];
  if (!kind || !/\/elements-[^/]*\.js"/.test(page)) return page;
  const valueOf = (name, text) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];
  const asked = {
    game: valueOf('game', attributes),
    lesson: valueOf('lesson', attributes),
    lang: valueOf('lang', page),
  };
  const files = ['define.js', ...(await neededByElement(kind, asked))];
  const root = valueOf('data-root', page);
  return page.replace(
    '</title>',
    `$&${files.map((file) => `<link rel="modulepreload" href="${root}cdn/${file}">`).join('')}`,
  );
}
