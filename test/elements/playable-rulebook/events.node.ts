/** The lesson that is open in a rulebook is heard through it: both tell the same events. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const fires = (tag: string): string[] => {
  const source = readFileSync(new URL(`../../../src/elements/${tag}/${tag}.ts`, import.meta.url), 'utf8');
  return [...source.matchAll(/@fires \{(.+)\} ([\w-]+) - /g)].map(([, type, name]) => `${name} ${type}`).sort();
};

test('a rulebook names every event of a lesson', () => {
  assert.ok(fires('playable-lesson').length > 3, 'the events of a lesson were found');
  assert.deepEqual(fires('playable-rulebook'), fires('playable-lesson'));
});
