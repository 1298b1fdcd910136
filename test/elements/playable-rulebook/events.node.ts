/** Events of a lesson that is open in a rulebook pass through the rulebook, so both document the same events. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const documentedEvents = (tag: string): string[] => {
  const source = readFileSync(new URL(`../../../src/elements/${tag}/${tag}.ts`, import.meta.url), 'utf8');
  return [...source.matchAll(/@fires \{(.+)\} ([\w-]+) - /g)].map(([, type, name]) => `${name} ${type}`).sort();
};

test('the rulebook documents the same events as the lesson', () => {
  assert.ok(documentedEvents('playable-lesson').length > 3, 'the events of a lesson were found');
  assert.deepEqual(documentedEvents('playable-rulebook'), documentedEvents('playable-lesson'));
});
