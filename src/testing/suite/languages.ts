/** Checks of a game's translations against the English catalogue that they were made from. */
import assert from 'node:assert/strict';
import type { Catalogue } from '../../i18n/text.js';
import type { Checks, Subject } from '../subject.js';

const HOLE = /\{([\w.]+)(?:([?~])([^|}]*)\|([^|}]*)(?:\|([^}]*))?)?\}/g;
const holes = (sentence: string) => [...new Set([...sentence.matchAll(HOLE)].map(([, path]) => path!))].sort();
const plurals = (sentence: string) =>
  [...sentence.matchAll(HOLE)].filter(([, , by]) => by === '?').map(([, path]) => path!);
/** The words of a sentence without its placeholders. */
const said = (sentence: string) =>
  sentence.replace(HOLE, (_, _path, _by, ...forms: (string | undefined)[]) => forms.slice(0, 3).join(' '));
const ENGLISH = /\b(the|an|of|to|and|or|with|for|from|by|your?|is|are|turn)\b/i;
/** Words of French and Italian that look like English. */
const LOOK_ALIKE: Readonly<Record<string, RegExp>> = { fr: /\bEntrée ou Espace\b/g, it: /\ba di\b/g };

export interface Translation {
  readonly lang: string;
  readonly english: Catalogue;
  readonly words: Catalogue;
  /** As in a `Subject`. */
  readonly englishWords?: RegExp | undefined;
  readonly notEnglish?: RegExp | undefined;
  readonly same?: RegExp | undefined;
}

/** What every translated catalogue has to fulfil. The titles complete a subject, as in “the catalogue (fr) …”. */
export function translation(open: () => Promise<Translation>): Checks {
  /** Checks all sentences, and tells all that are wrong at once. */
  const each = (check: (key: string, sentence: string, english: string, all: Translation) => void) => async () => {
    const all = await open();
    const faults = Object.entries(all.words).flatMap(([key, sentence]) => {
      try {
        check(key, sentence, all.english[key] ?? '', all);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
    if (faults.length > 0) assert.fail(faults.join('\n'));
  };
  return {
    async 'has exactly the keys of the English one'() {
      const { words, english } = await open();
      assert.deepEqual(Object.keys(words).sort(), Object.keys(english).sort());
    },
    'uses the same placeholders as English in each sentence': each((key, sentence, english) =>
      assert.deepEqual(holes(sentence), holes(english), `${key}: ${sentence}`),
    ),
    'has empty sentences only where English has, and no stray braces or spaces': each((key, sentence, english) => {
      assert.equal(sentence === '', english === '', key);
      assert.doesNotMatch(sentence.replace(HOLE, ''), /[{}|#]/, key);
      assert.equal(sentence.startsWith(' '), english.startsWith(' '), key);
      assert.doesNotMatch(sentence, / $| {2}/, key);
    }),
    'has a singular and a plural wherever English has both': each((key, sentence, english) => {
      const mine = plurals(sentence);
      for (const value of plurals(english)) assert.ok(mine.includes(value), `${key}: ${sentence}`);
      for (const [, path, by, one, other] of sentence.matchAll(HOLE))
        if (by === '?') assert.ok(one && other, `${key}: both forms of ${path}`);
    }),
    'contains no English words': each((key, sentence, english, { lang, englishWords, notEnglish, same }) => {
      const words = [LOOK_ALIKE[lang], notEnglish].reduce(
        (text, out) => (out ? text.replace(out, '') : text),
        said(sentence),
      );
      for (const strange of [ENGLISH, englishWords])
        if (strange) {
          const [word] = strange.exec(words) ?? [];
          if (word !== undefined)
            assert.fail(
              `${key} has the English “${word}”: ${sentence}. If that is right, \`notEnglish.${lang}\` has to match it`,
            );
        }
      if (sentence === english && !same?.test(key) && /\p{L}{2,}/u.test(words))
        assert.fail(
          `${key} reads as in English: ${sentence}. If that is right, \`sameInEnglish.${lang}\` has to match the key`,
        );
    }),
    'follows the typography of the language': each((key, sentence, _english, { lang }) =>
      checkType(lang, key, sentence),
    ),
  };
}

/** Checks apostrophes and the spaces before punctuation marks. */
export function checkType(lang: string, key: string, sentence: string): void {
  assert.doesNotMatch(sentence, /['"]/, `${key}: an apostrophe is ’`);
  const text = sentence.replace(HOLE, 'x');
  if (lang === 'fr') assert.doesNotMatch(text, /[^\u00a0\u202f][:;!?»]|«[^\u00a0]/, `${key}: ${sentence}`);
  else assert.doesNotMatch(text, /\s[:;!?]/, `${key}: ${sentence}`);
}

export function translations(subject: Subject): Checks {
  const { ui, english: englishWords, notEnglish, sameInEnglish } = subject;
  const checks: Record<string, () => unknown> = {};
  for (const lang of subject.languages.filter((each) => each !== 'en')) {
    const open = async () => {
      const [english, words] = await Promise.all([ui.text('en'), ui.text(lang)]);
      return { lang, english, words, englishWords, notEnglish: notEnglish?.[lang], same: sameInEnglish?.[lang] };
    };
    for (const [title, check] of Object.entries(translation(open))) checks[`the catalogue (${lang}) ${title}`] = check;
  }
  return checks;
}
