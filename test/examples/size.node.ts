/** The examples show how little a game takes: all files of one together are short. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../../examples/', import.meta.url);
const games = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
for (const name of games)
  test(`${name} has fewer than 300 lines`, () => {
    const files = readdirSync(new URL(`${name}/`, folder));
    const lines = files.map((file) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8').split('\n').length - 1);
    const sum = lines.reduce((a, b) => a + b, 0);
    assert.ok(sum > 100 && sum < 300, `${sum} lines`);
  });
