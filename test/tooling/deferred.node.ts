import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { findDeferred } from '../../scripts/deferred.js';

test('the build finds every module with the directive "use deferred"', () => {
  const withDirective = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => resolve('src', path))
    .filter((path) => /^\s*['"`]use deferred['"`]/m.test(readFileSync(path, 'utf8')));
  assert.ok(withDirective.length > 40);
  assert.deepEqual(findDeferred(), withDirective.sort());
});
