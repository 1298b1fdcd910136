/** The readings and rulings that the rulebook of Elfenwizards adds to its rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULE_IDS } from '../../../src/games/elfenwizards/ledger.js';
import { rulebook } from '../../../src/games/elfenwizards/generated/rulebook.js';
import { STATED } from './stated.js';

test('the ledger has 66 rules, 15 of them only stated', () => {
  assert.deepEqual([RULE_IDS.length, STATED.length], [66, 15]);
});

test('EW-5.16, like EW-4.1 and EW-5.1, shows a French and an Italian reading, and rulings are marked', async () => {
  const rules = (await rulebook('fr-CH')).chapters.flatMap((chapter) => chapter.rules);
  assert.deepEqual(
    rules.filter(({ readings }) => readings).map(({ id, readings }) => [id, readings!.map(({ lang }) => lang)]),
    ['EW-4.1', 'EW-5.1', 'EW-5.16'].map((id) => [id, ['fr', 'it']]),
  );
  assert.equal(rules.filter(({ ruling }) => ruling).length, 22);
  assert.deepEqual(await rulebook('xx'), await rulebook('en'));
});
