/** How long a name may be: in letters as they are read, never cut within one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cutName, formatNames, LONGEST_NAME, MOST_UNITS, nameIn, parseNames } from '../../src/playthrough/seats.js';

const FAMILY = '👨‍👩‍👧‍👦';
const lettersIn = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

test('a name is cut between letters, of however many code points they are made', () => {
  assert.equal(cutName('A'.repeat(30)), 'A'.repeat(LONGEST_NAME));
  const long = `${'A'.repeat(LONGEST_NAME - 1)}${FAMILY}B`;
  assert.equal(cutName(long), `${'A'.repeat(LONGEST_NAME - 1)}${FAMILY}`);
  assert.deepEqual(parseNames(`${FAMILY}Ada${FAMILY.repeat(3)}`), [`${FAMILY}Ada${FAMILY.repeat(3)}`]);
  const many = cutName(FAMILY.repeat(LONGEST_NAME));
  assert.ok(many.length <= MOST_UNITS && lettersIn(many).every((letter) => letter === FAMILY), many);
  assert.equal(cutName('🇫🇷'.repeat(30)), '🇫🇷'.repeat(LONGEST_NAME));
});

test('marks that are piled on a letter have an end, and half of a letter is none', () => {
  assert.equal(cutName(`a${'\u0301'.repeat(5000)}`), '');
  assert.equal(nameIn(`${' '.repeat(50)}Ada, {the}  ${'1'.repeat(30)}`), `Ada the ${'1'.repeat(16)}`);
  assert.deepEqual(parseNames(`A\ud83dda, ${'👍'.slice(1)}Ben`), ['A da', 'Ben']);
  assert.throws(() => parseNames('A'.repeat(LONGEST_NAME + 1)), /at most 24/);
});

test('whatever is cut is a name, and is not cut again', () => {
  const parts = fc.constantFrom(
    'a',
    ' ',
    ',',
    '{',
    '\u0301',
    '\u200d',
    '\u202e',
    '\ud83d',
    FAMILY,
    '🇫',
    '👍🏽',
    '\r\n',
    'ก',
    '\ufeff',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(parts, { maxLength: 60 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const cut = cutName(text);
      assert.ok(text.startsWith(cut) && cut.length <= MOST_UNITS && lettersIn(cut).length <= LONGEST_NAME);
      assert.equal(cutName(cut), cut);
      const name = nameIn(text);
      assert.deepEqual(parseNames(name), name === '' ? [] : [name]);
      assert.equal(nameIn(name), name);
      assert.deepEqual(parseNames(formatNames([text, text])), name === '' ? [] : [name, name]);
    }),
    { numRuns: 2000 },
  );
});
