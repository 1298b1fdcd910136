/** Counts the ledger against the tests: every id begins the title of one, and `rule` saw it at work there. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { RULE_IDS } from '../../../src/games/dark-mages/ledger.js';
import { STATED } from './stated.js';

const folder = import.meta.dirname;
const titles = readdirSync(folder)
  .filter((name) => name.endsWith('.node.ts') && name !== 'ledger.node.ts')
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^\s*rule\(\s*['`](\S+) /gm)])
  .map((found) => found[1]!);

test('every rule of the ledger begins the title of a test', () => {
  assert.deepEqual(
    RULE_IDS.filter((id) => !titles.includes(id)),
    [],
  );
});

test('no title names a rule that the ledger has not', () => {
  assert.deepEqual(
    titles.filter((id) => !(RULE_IDS as readonly string[]).includes(id)),
    [],
  );
});

test('the ledger has 42 rules, each once; those that are only stated are few', () => {
  assert.equal(RULE_IDS.length, 42);
  assert.equal(new Set(RULE_IDS).size, 42);
  assert.equal(STATED.length, 5);
});
