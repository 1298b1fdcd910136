/** The list of a site’s pages for search engines, whose addresses have to be whole; without the pages that stand in frames of others. */
import { escaped } from '../../markup/text.js';

export const sitemap = (address: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths
      .filter((path) => /(^|\/)index\.html$/.test(path) && !path.startsWith('e/'))
      .map((path) => `  <url><loc>${escaped(new URL(path.replace(/index\.html$/, ''), address).href)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
