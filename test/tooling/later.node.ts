import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { findLate } from '../../scripts/later.js';

test('every module that says so comes behind a first board, wherever its lines are broken', () => {
  const says = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => resolve('src', path))
    .filter((path) => {
      const [first = ''] = readFileSync(path, 'utf8').split('*/');
      return first.startsWith('/**') && /Comes behind a first board/.test(first.replace(/[\s*]+/g, ' ').trim());
    });
  assert.ok(says.length > 40);
  assert.deepEqual(findLate(), says.sort());
});
