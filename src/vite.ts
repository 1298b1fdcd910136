/** For pages with games of the author’s own that Vite builds: `playable-rules/vite`. */
import { dirname, parse, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The worker in which opponents of our own games think. A game of an author’s own brings a worker or thinks on the page. */
const WORKER = 'bot-worker';

/**
 * A plugin for Vite that leaves the games of this package, and all that loads them, out of what it builds: pages then have only
 * the games that they add.
 * @beta
 */
export function addedGamesOnly(): Plugin {
  let folder: string;
  let root: string;
  return {
    name: 'playable-rules',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    async buildStart() {
      const found = await this.resolve('playable-rules/define.js');
      if (!found) this.error(`playable-rules is not installed in ${root}: npm install playable-rules`);
      folder = dirname(found.id);
    },
    load: (id) => (dirname(id) === `${folder}/games/generated` ? `export * from '../none.js';` : null),
    generateBundle(_, bundle) {
      const isWorker = (path: string) => path.startsWith(folder) && parse(path).name === WORKER;
      for (const [file, made] of Object.entries(bundle))
        if (made.type === 'asset' && made.originalFileNames.some((name) => isWorker(resolve(root, name))))
          delete bundle[file];
    },
  };
}
