// Runs several test files in one process: `node --import tsx --test-reporter=spec scripts/test-files.js a.node.ts b.node.ts`.
import { describe, test } from 'node:test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.js';

// A suite for each, so that what a file does before and after its tests is done just then. One after the other: tests belong to
// the suite whose function is under way.
for (const file of process.argv.slice(2))
  await new Promise((defined) => {
    void describe(file, async () => {
      try {
        await import(pathToFileURL(join(root, file)).href);
      } catch (error) {
        test('can be loaded', () => Promise.reject(error));
      }
      defined(undefined);
    });
  });
