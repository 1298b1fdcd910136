/** In place of `tags.ts` in the classic loader. It contains no linker: the files of the elements bring it when they load. */
import { addressOf, missed } from './dom/script-address.js';
import { importClassic } from './dom/import-classic.js';

/** What `import.meta.url` is in this loader. It is known only while the script runs. */
const playable_here = addressOf('loader.js');

/** A classic script can ask for others when it has run to its end. */
export const loadElement = (tag: string): Promise<unknown> =>
  Promise.resolve().then(() => importClassic(new URL(`./${tag}.js`, playable_here).href, missed));
