/**
 * Compares the ledger with the tests: every rule id begins the title of a test, where `rule` requires it in a fact or
 * refusal.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { RULE_IDS } from '../../../src/games/elfengold/ledger.js';
import { STATED } from './stated.js';

const folder = import.meta.dirname;
const titles = readdirSync(folder)
  .filter((name) => name.endsWith('.node.ts') && name !== 'ledger.node.ts')
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^\s*rule\(\s*['`"](\S+) /gm)])
  .map((found) => found[1]!);

test('every rule of the ledger has a test titled with its id', () => {
  const untested = RULE_IDS.filter((id) => !titles.includes(id));
  assert.deepEqual(untested, []);
});

test('no test title names a rule that is not in the ledger', () => {
  assert.deepEqual(
    titles.filter((id) => !(RULE_IDS as readonly string[]).includes(id)),
    [],
  );
});

test('the ledger has 39 different rules, 5 of them only stated', () => {
  assert.equal(RULE_IDS.length, 39);
  assert.equal(new Set(RULE_IDS).size, 39);
  assert.equal(STATED.length, 5);
});
