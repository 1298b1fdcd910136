/** What was expected of invalid input has a sentence of its own in each language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectedWords } from '../../src/i18n/expected/index.js';
import { textOf } from '../../src/i18n/text.js';

const paramsIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
/** The place that a parser's message names. */
const AT = ['line', 'column'];

for (const lang of ['fr', 'it'])
  test(`every expectation is translated: ${lang}`, async () => {
    const [english, own] = await Promise.all([expectedWords('en'), expectedWords(lang)]);
    assert.deepEqual(Object.keys(own).sort(), Object.keys(english).sort());
    for (const [code, sentence] of Object.entries(own)) {
      const given = [...paramsIn(english[code]!), ...AT];
      for (const name of paramsIn(sentence)) assert.ok(given.includes(name), `${code}: ${name}`);
      if (code !== 'expected.exactly') assert.notEqual(sentence, english[code]);
      const values = Object.fromEntries(given.map((name) => [name, 7]));
      const said = textOf(lang, [own])(code, values);
      assert.doesNotMatch(said, /\{\w+\}|\b(the|of|and|with|nothing|must|from)\b/, code);
      // French has a space before these signs, but not in code.
      if (lang === 'fr') assert.doesNotMatch(said, /[^\u00a0"s][:;!»]|[^\u00a0/]\?/, code);
    }
  });
