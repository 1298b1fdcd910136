/** What the rulebook of Elfenwizards says beside its rules: readings, rulings, and how many of each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULE_IDS } from '../../../src/games/elfenwizards/ledger.js';
import { rulebook } from '../../../src/games/elfenwizards/rulebook/index.js';
import { STATED } from './stated.js';

test('the ledger has 66 rules; those that are only stated are few', () => {
  assert.deepEqual([RULE_IDS.length, STATED.length], [66, 15]);
});

test('EW-5.16 is shown in both readings, as whatever the translations tell differently, and rulings say that they are ours', async () => {
  const rules = (await rulebook('fr-CH')).chapters.flatMap((chapter) => chapter.rules);
  assert.deepEqual(
    rules.filter(({ readings }) => readings).map(({ id, readings }) => [id, readings!.map(({ lang }) => lang)]),
    ['EW-4.1', 'EW-5.1', 'EW-5.16'].map((id) => [id, ['fr', 'it']]),
  );
  assert.equal(rules.filter(({ ruling }) => ruling).length, 22);
  assert.deepEqual(await rulebook('xx'), await rulebook('en'));
});
