// Generates the pages of docs-site/ for the build and for the dev server. The generator is TypeScript, so tsx imports it.
import { extname } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { preloadsOfElement } from './preloads.js';

const TYPES = { '.html': 'html', '.json': 'json', '.svg': 'svg', '.txt': 'txt', '.xml': 'xml' };

/** All files of the site; `text()` generates a file's content. Each call imports the sources again. */
export const siteFiles = async () => (await tsImport('../docs-site/site.ts', import.meta.url)).files();

/** The URL at which the site is published. */
export const siteAddress = async () => (await tsImport('../docs-site/place.ts', import.meta.url)).SITE;

/** A dev server plugin that generates the site's files under this folder on request. */
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
 * The Content Security Policy of the site's pages: nothing from other origins, and no inline scripts or styles. `connect-src`
 * allows files of the site, such as an element's `src`; Lighthouse requests `robots.txt` under the page's policy too.
 */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'img', 'connect', 'worker', 'frame'].map((what) => `${what}-src 'self'`),
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html playable-rules',
].join('; ');
/** Adds the policy to a page. Only for the build: the dev server inserts a script of its own into pages. */
export const withPolicy = (page) =>
  page.replace(/<meta charset="utf-8"[^>]*>/, `$&<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);

/** A Rollup plugin: the site's pages that only show elements use the published build in `cdn`, like pages of other sites. */
export const publishedBuild = {
  name: 'published-build',
  resolveId: (source, importer) =>
    importer?.endsWith('/scripts/elements.ts') && source.endsWith('/define.js')
      ? { id: '../cdn/define.js', external: true }
      : null,
};

/** Preloads the files of such a page's first element: otherwise each file would request the next only after it has loaded. */
export async function withPreloads(page) {
  const [, kind, attributes] = /<playable-(\w+)([^>]*)>/.exec(page) ?? [];
  if (!kind || !/\/elements-[^/]*\.js"/.test(page)) return page;
  const valueOf = (name, text) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];
  const asked = {
    game: valueOf('game', attributes),
    lesson: valueOf('lesson', attributes),
    lang: valueOf('lang', page),
  };
  const files = ['define.js', ...(await preloadsOfElement(kind, asked))];
  const root = valueOf('data-root', page);
  return page.replace(
    '</title>',
    `$&${files.map((file) => `<link rel="modulepreload" href="${root}cdn/${file}">`).join('')}`,
  );
}
