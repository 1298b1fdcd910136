/** The words of the embed page and of sharing: the same placeholders in each language, none left in English. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/embed/en.js';
import { fr } from '../../src/i18n/embed/fr.js';
import { embedWords } from '../../src/i18n/embed/index.js';
import { it } from '../../src/i18n/embed/it.js';

const placeholders = (sentence: string) => [...sentence.matchAll(/\{\w+/g)].map(String).sort();
/** Technical names that are the same in all languages. */
const NAMES = /^share\.(element|iframe|markdown)$/;

for (const [lang, words] of Object.entries({ fr, it }))
  test(`${lang} has all keys and placeholders of English, translated`, async () => {
    assert.deepEqual(Object.keys(words), Object.keys(en));
    for (const [key, sentence] of Object.entries(en)) {
      const said = words[key as keyof typeof en];
      assert.deepEqual(placeholders(said), placeholders(sentence), key);
      if (!NAMES.test(key)) assert.notEqual(said, sentence, key);
      if (lang === 'fr') assert.doesNotMatch(said, / [:;?!»]|« |'/, `${key}: typographic spaces and apostrophes`);
    }
    assert.equal(await embedWords(`${lang}-CH`), words);
  });
