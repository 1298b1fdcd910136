/** The readings and rulings that the rulebook of Dark Mages adds to its rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHAPTERS } from '../../../src/games/dark-mages/rulebook/chapters.js';
import { en } from '../../../src/games/dark-mages/rulebook/en.js';
import { rulebook } from '../../../src/games/dark-mages/rulebook/index.js';

test('DM-A3 and DM-A8 have a reading, and every ruling of our own is marked, in every language', async () => {
  const sentences = new Set<string>();
  for (const lang of ['en', 'fr', 'it']) {
    const { chapters } = await rulebook(lang);
    assert.equal(chapters.length, CHAPTERS.length);
    const rules = chapters.flatMap((chapter) => chapter.rules);
    assert.deepEqual(
      rules.filter(({ readings }) => readings).map(({ id, readings }) => [id, readings!.map((each) => each.lang)]),
      ['DM-A3', 'DM-A8'].map((id) => [id, ['fr']]),
    );
    assert.deepEqual(
      rules
        .filter(({ ruling }) => ruling)
        .map(({ id }) => id)
        .sort(),
      Object.keys(en.rulings).sort(),
    );
    rules.forEach(({ text, ruling = text }) => sentences.add(`${text} ${ruling}`));
  }
  assert.equal(sentences.size, 3 * 42);
});
