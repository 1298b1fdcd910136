/** The examples show how little a game takes: all files of one together are short. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../../examples/', import.meta.url);
/**
 * These two are longer: half of Fanorona are its captures and the reasons why a piece may not go on, and Polignac draws four
 * hands and a trick at two sizes. They must not grow.
 */
const LONGER: Readonly<Record<string, number>> = { fanorona: 345, polignac: 405 };

const games = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
for (const name of games)
  test(`${name} has fewer than ${LONGER[name] ?? 300} lines`, () => {
    const files = readdirSync(new URL(`${name}/`, folder));
    const lines = files.map((file) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8').split('\n').length - 1);
    const sum = lines.reduce((a, b) => a + b, 0);
    assert.ok(sum > 100 && sum < (LONGER[name] ?? 300), `${sum} lines`);
  });
