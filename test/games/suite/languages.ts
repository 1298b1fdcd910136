/** The languages that a game speaks, and how a translation compares with the English it was made from. */
import assert from 'node:assert/strict';
import type { Catalogue } from '../../../src/i18n/text.js';
import type { Checks, Subject } from '../subject.js';

const HOLE = /\{([\w.]+)(?:\?([^|}]*)\|([^}]*))?\}/g;
const holes = (sentence: string) => [...new Set([...sentence.matchAll(HOLE)].map(([, path]) => path!))].sort();
const plurals = (sentence: string) =>
  [...sentence.matchAll(HOLE)].filter(([, , one]) => one !== undefined).map(([, path]) => path!);
/** What a sentence says by itself. */
const said = (sentence: string) => sentence.replace(HOLE, (_, _path, one = '', other = '') => `${one} ${other}`);
const ENGLISH = /\b(the|an|of|to|and|or|with|for|from|by|your?|is|are|turn)\b/i;
/** Words of French and Italian that only look English. */
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

/** What holds of every translation of a catalogue. */
export function translation(open: () => Promise<Translation>): Checks {
  const each = (check: (key: string, sentence: string, english: string, all: Translation) => void) => async () => {
    const all = await open();
    for (const [key, sentence] of Object.entries(all.words)) check(key, sentence, all.english[key] ?? '', all);
  };
  return {
    async 'has the keys of the English one and no other'() {
      const { words, english } = await open();
      assert.deepEqual(Object.keys(words).sort(), Object.keys(english).sort());
    },
    'names the same values in each sentence': each((key, sentence, english) =>
      assert.deepEqual(holes(sentence), holes(english), `${key}: ${sentence}`),
    ),
    'leaves no sentence empty, and no brace open': each((key, sentence, english) => {
      assert.equal(sentence === '', english === '', key);
      assert.doesNotMatch(sentence.replace(HOLE, ''), /[{}|#]/, key);
      assert.equal(sentence.startsWith(' '), english.startsWith(' '), key);
      assert.doesNotMatch(sentence, / $| {2}/, key);
    }),
    'has both forms wherever English has two': each((key, sentence, english) => {
      const mine = plurals(sentence);
      for (const value of plurals(english)) assert.ok(mine.includes(value), `${key}: ${sentence}`);
      for (const [, path, one, other] of sentence.matchAll(HOLE))
        if (one !== undefined) assert.ok(one && other, `${key}: both forms of ${path}`);
    }),
    'leaves nothing in English': each((key, sentence, english, { lang, englishWords, notEnglish, same }) => {
      const words = [LOOK_ALIKE[lang], notEnglish].reduce(
        (text, out) => (out ? text.replace(out, '') : text),
        said(sentence),
      );
      assert.doesNotMatch(words, ENGLISH, `${key}: ${sentence}`);
      if (englishWords) assert.doesNotMatch(words, englishWords, `${key}: ${sentence}`);
      if (sentence === english && !same?.test(key)) assert.doesNotMatch(words, /\p{L}{2,}/u, key);
    }),
    'keeps the type of the language': each((key, sentence, _english, { lang }) => checkType(lang, key, sentence)),
  };
}

/** Apostrophes and the spaces before marks, as the language prints them. */
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
