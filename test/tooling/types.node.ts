/** The package has the types that its entries lead to, and no others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reachedFrom } from '../../scripts/types.js';

test('types are kept if an entry leads to them, by whatever import', () => {
  const files = new Map([
    ['dist/index.d.ts', "export * from './a/b.js';\nimport './c.js';"],
    ['dist/a/b.d.ts', 'export declare const x: import("../d.js").D;'],
    ['dist/c.d.ts', "import type { L } from 'lit';"],
    ['dist/d.d.ts', "import type { B } from './a/b.js';"],
    ['dist/games/go/index.d.ts', "export type { Move } from './table.js';"],
    ['dist/games/go/table.d.ts', ''],
    ['dist/games/go/words.d.ts', "import './table.js';"],
    ['dist/games/index.d.ts', ''],
    ['dist/unreached.d.ts', "import './c.js';"],
  ]);
  const left = [...files.keys()].filter((path) => !/words|unreached|games\/index/.test(path));
  assert.deepEqual([...reachedFrom(['./dist/index.d.ts', './dist/games/*/index.d.ts'], files)].sort(), left.sort());
});
