/** What the log of Dark Mages says in each language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardEn as board } from '../../../src/games/dark-mages/text/board.en.js';
import { boardFr } from '../../../src/games/dark-mages/text/board.fr.js';
import { boardIt } from '../../../src/games/dark-mages/text/board.it.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { fr } from '../../../src/games/dark-mages/text/fr.js';
import { it } from '../../../src/games/dark-mages/text/it.js';
import { factParams, formatValue } from '../../../src/games/dark-mages/text/phrase.js';
import { textOf } from '../../../src/i18n/text.js';
import { en as lesson } from '../../../src/games/dark-mages/lessons/reflection/words.js';
import type { Params } from '../../../src/index.js';
import { attacking, seen } from './positions.js';

test('facts speak to the reader, and name things with an article, in each language', () => {
  const said = (code: string, params: Params) =>
    Object.entries({ en, fr, it }).map(([lang, words]) =>
      textOf(
        lang,
        [words],
        (name, value, say) => formatValue(name, value, say),
        0,
      )(`fact.${code}`, factParams(params)).replaceAll('\u00a0', ' '),
    );
  const roll = { dice: [9], die: 9, bonus: 0, total: 9, verdict: 'miss', ac: 10, ownSphere: 0 };
  assert.match(said('attackRoll', { ...roll, attacker: 'red' }).join(), /^You roll 9 .*Vous obtenez 9 .*Tiri 9 /);
  assert.deepEqual(said('shielded', { receiver: 'red-companion' }), [
    'Your companion steps in the way.',
    'Votre compagnon s’interpose.',
    'Il tuo compagno si mette in mezzo.',
  ]);
  assert.deepEqual(said('cast', { seat: 2, card: 'sp_sunburst', targets: ['green', 'red'] }), [
    'Blue casts Sunburst at you and Green.',
    'Bleu lance Éclat du soleil sur vous et Vert.',
    'Blu lancia Esplosione solare su di te e Verde.',
  ]);
  assert.deepEqual(said('summon', { seat: 1, card: 'co_wolf', role: 'shield', replaced: 'co_giant_spider' }), [
    'Green calls the Wolf as its shield in place of the Giant Spider.',
    'Vert appelle le Loup comme bouclier à la place de l’Araignée géante.',
    'Verde chiama il Lupo come scudo al posto del Ragno gigante.',
  ]);
  assert.deepEqual(said('lost', { card: 'hx_confusion', target: 'green-companion' }), [
    'An effect of Confusion does not touch Green’s companion.',
    'Confusion : un effet n’atteint pas le compagnon de Vert.',
    'Confusione: un effetto non tocca il compagno di Verde.',
  ]);
  assert.deepEqual(
    said('expires', { target: 'red', cards: ['po_growth', 'sk_twinned_spell'] })[0],
    'Potion of Growth and Twinned Spell no longer affect you.',
  );
  assert.match(
    said('expires', { target: 'green', cards: ['po_growth'] }).join(),
    /affects Green.* n’agit plus sur Vert.* non agisce più su Verde/,
  );
});

test('what attacks beside a mage is its companion, and the board has the name of the game, in each language', () => {
  const of = (words: object, key: string) => (words as Readonly<Record<string, string>>)[key]!;
  for (const [words, ally, team] of [
    [{ ...board, ...en }, /\bally\b/, /team/],
    [{ ...boardFr, ...fr }, /allié/, /équipe/],
    [{ ...boardIt, ...it }, /alleat/, /squadra/],
  ] as const) {
    for (const key of ['band.assault', 'move.assault', 'move.assault.odds', 'group:assault', 'fact.assault'])
      assert.doesNotMatch(of(words, key), ally);
    assert.doesNotMatch(of(words, 'game.goal'), team, 'most games have no teams');
    assert.ok(of(words, 'board.name').includes(of(words, 'game.name')), of(words, 'board.name'));
  }
});

test('an item of the reader is “yours”, in each language', () => {
  const said = (key: string, from: number) =>
    Object.entries({ en: [board, en], fr: [boardFr, fr], it: [boardIt, it] }).map(([lang, words]) =>
      textOf(
        lang,
        words,
        (name, value, say) => formatValue(name, value, say),
        0,
      )(key, { seat: 1, from, card: 'co_wolf' }).replaceAll('\u00a0', ' '),
    );
  assert.deepEqual(said('theirs.attack.resolving.riders', 0), [
    'Green chooses which of your items to destroy.',
    'Vert choisit lequel de vos objets détruire.',
    'Verde sceglie quale tuo oggetto distruggere.',
  ]);
  assert.deepEqual(said('theirs.attack.resolving.riders', 2), [
    'Green chooses which item of Blue to destroy.',
    'Vert choisit quel objet de Bleu détruire.',
    'Verde sceglie quale oggetto di Blu distruggere.',
  ]);
  for (const key of ['theirs.preparation.stealing', 'theirs.attack.stealing'])
    assert.equal(said(key, 0)[0], 'Green chooses which of your items to take.');
  assert.deepEqual(said('theirs.attack.resolving.looting', 0), [
    'Green has felled you and may take one of the items.',
    'Vous tombez : Vert peut prendre un objet.',
    'Verde ha sconfitto te e può prendere un oggetto.',
  ]);
  assert.deepEqual(said('fact.leaves', 0), [
    'Green leaves your items.',
    'Vert laisse vos objets.',
    'Verde lascia i tuoi oggetti.',
  ]);
  assert.equal(said('fact.leaves', 2)[2], 'Verde lascia gli oggetti di Blu.');
  for (const key of ['fact.stolen', 'fact.loots'])
    assert.equal(said(key, 0)[2], 'Verde prende un tuo oggetto e lo indossa: il Lupo.');
});

test('scrolls and defences have an article within a sentence, spells have none', () => {
  const said = (key: string, params: Params) =>
    Object.entries({ en: [board, en], fr: [boardFr, fr], it: [boardIt, it] }).map(([lang, words]) =>
      textOf(
        lang,
        words,
        (name, value, say) => formatValue(name, value, say),
        0,
      )(key, factParams({ seat: 1, ...params })).replaceAll('\u00a0', ' '),
    );
  assert.deepEqual(said('fact.cast', { card: 'sc_banishment', targets: ['red'] }), [
    'Green casts the Scroll of Banishment at you.',
    'Vert lance le Parchemin de bannissement sur vous.',
    'Verde lancia la Pergamena dell’esilio su di te.',
  ]);
  assert.deepEqual(said('fact.cast', { card: 'sp_fireball', targets: ['red'] }), [
    'Green casts Fireball at you.',
    'Vert lance Boule de feu sur vous.',
    'Verde lancia Palla di fuoco su di te.',
  ]);
  assert.deepEqual(said('fact.dodge', { card: 'df_dodge' }), [
    'Green plays Dodge and slips away.',
    'Vert joue l’Esquive et se dérobe.',
    'Verde gioca la Schivata e si sottrae.',
  ]);
});

test('an attack on the reader is told in the order of the language', () => {
  const said = (key: string, params: Params) =>
    textOf(
      'fr',
      [{ 'ui.you': 'vous' }, boardFr, fr],
      (name, value, say) => formatValue(name, value, say),
      0,
    )(key, factParams(params));
  assert.equal(
    said('fact.mayAnswer', { target: 'red', seats: [0] }).replaceAll('\u00a0', ' '),
    'L’attaque vous vise. Réponse demandée à : vous.',
  );
  assert.match(said('fact.twin', { targets: ['red', 'blue'] }), /elle vise vous et Bleu\.$/);
});

test('nobody is taken for the reader because of an equal name', () => {
  const twins = { 'seat:0': 'Sam', 'seat:2': 'Sam' };
  const text = textOf('en', [twins, board, en], (name, value, say) => formatValue(name, value, say), 0);
  const game = attacking({ players: 3, mages: { red: { hand: ['sp_burning_hands'] } } });
  const { prompt, phase } = seen(game.play('red cast sp_burning_hands blue'));
  const asked = 'Green is asked for an answer: you attack Sam with Burning Hands.';
  assert.equal(text(`theirs.${phase}`, prompt.params), asked);
  const told = (code: string, params: Params) => text(`fact.${code}`, factParams(params));
  assert.equal(told('lost', { card: 'sk_shield_ward', target: 'blue' }).endsWith('touch Sam.'), true);
  assert.match(told('cast', { seat: 2, card: 'sp_sunburst', targets: ['red'] }), /^Sam casts Sunburst at you\.$/);
});

test('DM-D2 the lesson says of a Shield alone that it turns a reflection again', () => {
  assert.match(lesson['who.two.answer'], /^A Shield would send it back to you; a Dodge ends it\./);
});
