/** The rulebook states every rule of the ledger, once, in three languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULE_IDS } from '../../../src/games/elfenwizards/ledger.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { rulebook } from '../../../src/games/elfenwizards/rulebook/index.js';
import { chartOf } from '../../../src/kernel/chart.js';

for (const lang of ['en', 'fr', 'it']) {
  test(`the rulebook states every rule once (${lang})`, async () => {
    const { chapters, terms } = await rulebook(lang);
    const rules = chapters.flatMap((chapter) => chapter.rules);
    assert.deepEqual(rules.map(({ id }) => id).sort(), [...RULE_IDS].sort());
    for (const { id, text } of rules) assert.ok(text.length > 10, id);
    // Every term that a text marks is explained, and every explanation is used.
    const marked = rules.flatMap(({ text }) =>
      [...text.matchAll(/\[\[([^\]|]+)(?:\|[^\]]*)?\]\]/g)].map(([, term]) => term!),
    );
    assert.deepEqual([...new Set(marked)].sort(), Object.keys(terms).sort());
  });
}

test('every state of the chart but the end of a turn has its chapter', async () => {
  const { chapters } = await rulebook('en');
  const phases = chapters.flatMap((chapter) => chapter.phases);
  assert.deepEqual([...phases].sort(), [...chartOf(elfenwizards.machine).phases].sort());
});

test('EW-5.16 is shown in both readings, and rulings say that they are ours', async () => {
  const rules = (await rulebook('fr-CH')).chapters.flatMap((chapter) => chapter.rules);
  assert.deepEqual(
    rules.filter(({ readings }) => readings).map(({ id, readings }) => [id, readings!.map(({ lang }) => lang)]),
    [['EW-5.16', ['fr', 'it']]],
  );
  assert.equal(rules.filter(({ ruling }) => ruling).length, 22);
  assert.deepEqual(await rulebook('xx'), await rulebook('en'));
});
