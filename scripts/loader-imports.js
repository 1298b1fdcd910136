import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import { classicImport } from './classic.js';
import { root } from './tests.js';

/** What a file of the build of modules, which is written before the loader, imports at once. */
const importsOf = (file) =>
  [...readFileSync(join(root, 'dist/cdn', file), 'utf8').matchAll(/\b(?:from|import)\s*["'`](\.\/[^"'`]+)/g)].map(
    ([, path]) => path,
  );
const BESIDE = 'playable_beside';
/** Asks for files beside the one that imports them: a browser would hear of them when it has read that one. */
const beside = `const ${BESIDE} = (paths) => {
  for (const path of paths) document.head.append(Object.assign(document.createElement('link'), {
    rel: 'preload', as: 'script', crossOrigin: '', nonce: document.querySelector('script[nonce]')?.nonce ?? '',
    href: new URL(path, import.meta.url),
  }));
};`;

/**
 * A rollup plugin for the loader's `import()`: what an element shares with a game is fetched beside it. Chromium up to 153
 * remembers for the life of a page that a module could not be fetched, and asks for it no more; scripts it asks for each
 * time. So the classic build comes instead.
 */
export const loaderImports = () => {
  const { left, right } = classicImport('import.meta.url');
  const classic = `${left}'../classic/core.js'${right}.catch(() => Promise.reject(error))`;
  return {
    name: 'loader-imports',
    intro: () => beside,
    renderDynamicImport({ targetModuleId }) {
      const shared = importsOf('playable-game.js');
      const paths = importsOf(basename(targetModuleId).replace(/ts$/, 'js')).filter((path) => shared.includes(path));
      return {
        left: `(${BESIDE}(${JSON.stringify(paths)}), import(`,
        right: `).catch((error) => ${classic}))`,
      };
    },
  };
};
