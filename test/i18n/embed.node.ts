/** The words of the embed page and of sharing: the same places for values in each language, none left in English. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/embed/en.js';
import { fr } from '../../src/i18n/embed/fr.js';
import { embedWords } from '../../src/i18n/embed/index.js';
import { it } from '../../src/i18n/embed/it.js';

const holes = (sentence: string) => [...sentence.matchAll(/\{\w+/g)].map(String).sort();
/** Names that are the same everywhere. */
const NAMES = /^share\.(element|iframe|markdown)$/;

for (const [lang, words] of Object.entries({ fr, it }))
  test(`${lang} says all that English says, in its own words`, async () => {
    assert.deepEqual(Object.keys(words), Object.keys(en));
    for (const [key, sentence] of Object.entries(en)) {
      const said = words[key as keyof typeof en];
      assert.deepEqual(holes(said), holes(sentence), key);
      if (!NAMES.test(key)) assert.notEqual(said, sentence, key);
      if (lang === 'fr') assert.doesNotMatch(said, / [:;?!»]|« |'/, `${key}: typographic spaces and apostrophes`);
    }
    assert.equal(await embedWords(`${lang}-CH`), words);
  });
