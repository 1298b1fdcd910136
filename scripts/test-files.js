// Runs several test files in one process: `node --import tsx --test-reporter=spec scripts/test-files.js a.node.ts b.node.ts`.
import { test } from 'node:test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './tests.js';

for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(join(root, file)).href);
  } catch (error) {
    test(file, () => Promise.reject(error));
  }
}
