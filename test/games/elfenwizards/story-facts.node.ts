/** The sentences about facts that belong together. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed } from '../../../src/games/elfenwizards/board/facts.js';
import { storyFacts } from '../../../src/games/elfenwizards/board/story.js';
import { en } from '../../../src/games/elfenwizards/text/en.js';
import { fr } from '../../../src/games/elfenwizards/text/fr.js';
import { it } from '../../../src/games/elfenwizards/text/it.js';
import { numbers } from '../../../src/games/elfenwizards/text/numbers.js';
import { factParams, formatValue } from '../../../src/games/elfenwizards/text/phrase.js';
import { en as uiEn } from '../../../src/i18n/en.js';
import { fr as uiFr } from '../../../src/i18n/fr.js';
import { it as uiIt } from '../../../src/i18n/it.js';
import { textOf } from '../../../src/i18n/text.js';
import type { Fact } from '../../../src/kernel/game.js';

const sentences = (lang: string, facts: readonly Fact[]) => {
  const catalogue = { en: [en, uiEn], fr: [fr, uiFr], it: [it, uiIt] }[lang]!;
  const text = textOf(lang, catalogue, formatValue, 1);
  return storyFacts(facts).map(({ code, params }) => text(`fact.${code}`, factParams(params)));
};
const said = (lang: string, seats: readonly number[]) => {
  const placed: Fact = { rule: 'EW-5.1', code: 'twoPlaced', params: { seat: 2 } };
  const facts = seats.map((seat): Fact => ({ rule: 'EW-5.3', code: 'autoPass', params: { seat } }));
  return sentences(lang, [placed, ...facts]);
};

test('EW-5.3: all who can place no more spells are told of in one sentence', () => {
  assert.deepEqual(said('en', [2, 1, 0]), ['You, Blue, and Red can place no more spells.']);
  assert.deepEqual(said('en', [2]), ['Blue can place no more spells.']);
  assert.deepEqual(said('fr', [2, 1, 0]), ['Plus aucun sort à placer pour vous, Bleu et Rouge.']);
  assert.deepEqual(said('fr', [1]), ['Vous ne pouvez plus placer de sort.']);
  assert.deepEqual(said('it', [2, 1, 0]), ['Nessun altro incantesimo da piazzare: tu, Blu e Rosso.']);
});

test('EW-10.1: while a turn is scored, a board that scrolls shows the titles that decide most', () => {
  const score: Fact = { rule: 'EW-10.1', code: 'score', params: { seat: 0, points: 17, total: 40 } };
  assert.deepEqual(changed(score), ['H']);
});

test('EW-E4: the points for Minor Spells left are told, to those who have any', () => {
  const bonus = [3, 0, 1].map((points, seat): Fact => ({ rule: 'EW-E4', code: 'bonus', params: { seat, points } }));
  assert.deepEqual(sentences('en', bonus), [
    'Red scores 3 for Minor Spells left.',
    'Blue scores 1 for Minor Spells left.',
  ]);
  assert.deepEqual(sentences('fr', bonus.slice(0, 1)), ['Rouge marque 3 points pour les sorts mineurs restants.']);
  assert.deepEqual(sentences('it', bonus.slice(2)), ['Blu fa 1 punto per gli Incantesimi Minori rimasti.']);
});

test('each phase has a number of its own', () => {
  const all = Object.values(numbers);
  assert.equal(new Set(all).size, all.length);
});
