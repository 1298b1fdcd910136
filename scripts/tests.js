// Finds the tests. Three kinds, by the ending of the file name: `*.node.ts` needs only Node, `*.test.ts` a browser (run by
// web-test-runner), `*.e2e.ts` whole pages of the built site.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.js';

/** Folders with tests of others: of packages, and of XState's repository. */
const FOREIGN = ['node_modules', 'checkouts'];

/**
 * @param {string} ending
 * @param {string} [folder]
 * @returns {string[]} paths relative to the root, sorted
 */
export function globTests(ending, folder = 'test') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return FOREIGN.includes(entry.name) ? [] : globTests(ending, path);
      return entry.name.endsWith(ending) ? [path] : [];
    })
    .sort();
}
