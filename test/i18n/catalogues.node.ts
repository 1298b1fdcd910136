/** Every language has the same keys with the same places for values, and leaves nothing in English. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { moreTexts, texts } from '../../src/games/registry.js';
import { en as ownEn } from '../../src/i18n/en.js';
import { fr as ownFr } from '../../src/i18n/fr.js';
import { byLanguage, preferred, spoken, wordsOf } from '../../src/i18n/index.js';
import { it as ownIt } from '../../src/i18n/it.js';
import { en as phasesEn } from '../../src/i18n/phases/en.js';
import { fr as phasesFr } from '../../src/i18n/phases/fr.js';
import { it as phasesIt } from '../../src/i18n/phases/it.js';
import type { Catalogue } from '../../src/i18n/text.js';

/** Of each game the words for a first board, and those for what comes behind; none where it does without this language. */
const ofGames = (lang: string): Promise<Catalogue[]> =>
  Promise.all(
    [texts, moreTexts].flatMap((all) => Object.values(all)).map((game) => game[lang]?.() ?? Promise.resolve({})),
  );
const languages: Readonly<Record<string, readonly Catalogue[]>> = {
  en: [{ ...ownEn, ...phasesEn }, ...(await ofGames('en'))],
  fr: [{ ...ownFr, ...phasesFr }, ...(await ofGames('fr'))],
  it: [{ ...ownIt, ...phasesIt }, ...(await ofGames('it'))],
};
const translated = ['fr', 'it'] as const;
/** Every sentence of a language, by the catalogue that it stands in and its key, beside the English one. */
const sentences = (lang: string): readonly (readonly [key: string, sentence: string, english: string])[] =>
  languages[lang]!.flatMap((catalogue, i) =>
    Object.entries(catalogue).map(([key, sentence]) => [key, sentence, languages['en']![i]![key] ?? ''] as const),
  );

const HOLE = /\{([\w.]+)(?:\?([^|}]*)\|([^}]*))?\}/g;
const holes = (sentence: string) => [...new Set([...sentence.matchAll(HOLE)].map(([, path]) => path!))].sort();
const plurals = (sentence: string) =>
  [...sentence.matchAll(HOLE)].filter(([, , one]) => one !== undefined).map(([, path]) => path!);
/** What a sentence says by itself. */
const said = (sentence: string) => sentence.replace(HOLE, (_, _path, one = '', other = '') => `${one} ${other}`);

/** Names and signs that are the same in both languages. */
const SAME: Readonly<Record<(typeof translated)[number], RegExp>> = {
  fr: /^(game\.name|letter:\d|ui\.turnOf|board\.vacant|standing\.points|sheet\.(total|dragonShort)|phases\.(fromTo|format:(mermaid|scxml)))$/,
  it: /^(game\.name|letter:\d|ranks?:\w+|ui\.seed|phases\.(fromTo|format:(mermaid|scxml)))$/,
};
const ENGLISH =
  /\b(the|an|of|to|and|or|with|for|from|by|your?|is|are|dice|dies?|pips?|mages?|spells?|turn|guild|box(?:es)?|tokens?|defeated|rolls?|minor|major|grey|reserve)\b/i;
/** Words of French and Italian that look English, or terms that stay so. */
const NOT_ENGLISH: Readonly<Record<(typeof translated)[number], RegExp>> = {
  fr: /\bEntrée ou Espace\b/g,
  it: /\ba di\b/g,
};

describe('languages', () => {
  it('each has a file of every kind', () => {
    const files = (path: string) => readdirSync(fileURLToPath(new URL(`../../src/${path}`, import.meta.url)));
    for (const lang of Object.keys(languages)) {
      assert.ok(files('i18n').includes(`${lang}.ts`));
    }
  });
  it('is chosen by its primary subtag, and English speaks for the others', async () => {
    assert.equal(spoken('fr-CA'), 'fr-CA');
    assert.equal(spoken('IT'), 'IT');
    assert.equal(spoken('en-GB'), 'en-GB');
    assert.equal(spoken('de-CH'), 'en');
    assert.equal(preferred(['de', 'fr-CA', 'en']), 'fr-CA', 'the first that is spoken');
    assert.equal(preferred(['en-US@posix', 'und']), 'en', 'a browser in the C locale');
    assert.equal(preferred([]), 'en');
    assert.equal(await wordsOf('fr-CA'), ownFr);
    assert.equal(await wordsOf('it'), ownIt);
    assert.equal(await wordsOf('de'), ownEn);
    assert.equal(byLanguage('fr', { en: 1 }), 1, 'a game without French');
    assert.equal(byLanguage('fr-FR', { en: 1, fr: 2 }), 2);
  });
});

for (const lang of translated) {
  describe(`catalogues: ${lang}`, () => {
    it('have the keys of the English ones and no other', () => {
      languages[lang]!.forEach((catalogue, i) => {
        // A game may do without a language as a whole, and English speaks.
        if (Object.keys(catalogue).length > 0)
          assert.deepEqual(Object.keys(catalogue).sort(), Object.keys(languages['en']![i]!).sort());
      });
    });
    it('name the same values in each sentence', () => {
      for (const [key, sentence, english] of sentences(lang)) {
        assert.deepEqual(holes(sentence), holes(english), `${key}: ${sentence}`);
      }
    });
    it('leave no sentence empty, and no brace open', () => {
      for (const [key, sentence, english] of sentences(lang)) {
        assert.equal(sentence === '', english === '', key);
        assert.doesNotMatch(sentence.replace(HOLE, ''), /[{}|#]/, key);
        assert.equal(sentence.startsWith(' '), english.startsWith(' '), key);
        assert.doesNotMatch(sentence, / $| {2}/, key);
      }
    });
    it('have both forms wherever English has two', () => {
      for (const [key, sentence, english] of sentences(lang)) {
        const mine = plurals(sentence);
        for (const value of plurals(english)) assert.ok(mine.includes(value), `${key}: ${sentence}`);
        for (const [, path, one, other] of sentence.matchAll(HOLE)) {
          if (one !== undefined) assert.ok(one && other, `${key}: both forms of ${path}`);
        }
      }
    });
    it('leave nothing in English', () => {
      for (const [key, sentence, english] of sentences(lang)) {
        const words = said(sentence).replace(NOT_ENGLISH[lang], '');
        assert.doesNotMatch(words, ENGLISH, `${key}: ${sentence}`);
        if (sentence === english && !SAME[lang].test(key)) assert.doesNotMatch(words, /\p{L}{2,}/u, key);
      }
    });
    it('keep the type of the language', () => {
      for (const [key, sentence] of sentences(lang)) {
        assert.doesNotMatch(sentence, /['"]/, `${key}: an apostrophe is ’`);
        const text = sentence.replace(HOLE, 'x');
        if (lang === 'fr') assert.doesNotMatch(text, /[^\u00a0\u202f][:;!?»]|«[^\u00a0]/, `${key}: ${sentence}`);
        else assert.doesNotMatch(text, /[\s][:;!?]/, `${key}: ${sentence}`);
      }
    });
  });
}
