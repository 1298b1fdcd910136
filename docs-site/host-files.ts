/** Files that a host needs once, from the package's folder `hosts`, for download. */
import { readFileSync } from 'node:fs';
import type { Host } from './hosts.js';
import type { SiteFile } from './layout.js';

const HUGO = ['game', 'lesson', 'phases', 'rulebook'].map(
  (kind) => `_default/_markup/render-codeblock-playable-${kind}`,
);
export const FILES: Readonly<Partial<Record<Host, readonly string[]>>> = {
  wordpress: ['wordpress/playable-rules.php'],
  mediawiki: ['mediawiki/Common.js', 'mediawiki/Playable.wiki'],
  hugo: ['partials/playable', 'shortcodes/playable', ...HUGO].map((name) => `hugo/layouts/${name}.html`),
  jekyll: ['jekyll/playable.html'],
};
/** Path of such a file in the site: as `.txt`, because a server might execute it otherwise. */
export const addressOfFile = (file: string): string => `hosts/${file}.txt`;

export const hostFiles = (): readonly SiteFile[] =>
  Object.values(FILES)
    .flat()
    .map((file) => ({
      path: addressOfFile(file),
      text: () => readFileSync(new URL(`../hosts/${file}`, import.meta.url), 'utf8'),
    }));
