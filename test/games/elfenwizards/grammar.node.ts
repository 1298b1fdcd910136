/** Sample sentences of Elfenwizards in French and Italian that need the right grammar. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { factParams, formatValue } from '../../../src/games/elfenwizards/text/phrase.js';
import { load } from '../../../src/games/index.js';
import { textOf } from '../../../src/i18n/text.js';
import type { Fact } from '../../../src/index.js';

const ui = await load('elfenwizards');
const catalogues = { fr: await ui.text('fr'), it: await ui.text('it') };
type Lang = keyof typeof catalogues;

describe('the grammar of Elfenwizards', () => {
  const sentence = (lang: Lang, key: string, params: Fact['params']) =>
    textOf(lang, [catalogues[lang]], formatValue)(key, factParams(params));
  it('is right in French: number, articles, and capitals at the beginning of a sentence', () => {
    assert.equal(sentence('fr', 'prompt.castMajorSpells.roll', { seat: 0, count: 1 }), 'Rouge\u00a0: lancez votre dé.');
    assert.equal(
      sentence('fr', 'prompt.castMajorSpells.roll', { seat: 0, count: 7 }),
      'Rouge\u00a0: lancez vos 7 dés.',
    );
    assert.equal(
      sentence('fr', 'fact.demote', { seat: 2, rank: 'wizard', box: 'A', from: 'defeated:wizard' }),
      'Le Druide de Bleu est rétrogradé dans la case A.',
    );
    assert.equal(sentence('fr', 'fact.noCandidate', { title: 'A' }), 'Case A\u00a0: aucun candidat.');
    assert.equal(
      sentence('fr', 'fact.awarded', {
        title: 'H',
        points: [
          [2, 11],
          [0, 7],
        ],
      }),
      'Titre de Grand Druide\u00a0: Bleu 11, Rouge 7.',
    );
    assert.equal(
      sentence('fr', 'fact.place', { seat: 1, die: 5, from: 'front:1', to: 'wizard' }),
      'Vert place un 5 dans la case des sorts de Druide.',
    );
    assert.equal(sentence('fr', 'fact.roll', { seat: 0, dice: [1, 2, 6] }), 'Rouge obtient 1, 2 et 6.');
    assert.equal(
      sentence('fr', 'fact.use', { seat: 0, die: 4, sum: 6 }),
      'Rouge choisit un 4\u00a0: 6 points en tout.',
      'the sum is not what the die counts',
    );
    assert.equal(
      sentence('fr', 'fact.favour', { seat: 0, owner: 2, mage: 'A2', die: 'minor', points: 1 }),
      'Rouge place un sort mineur à côté du simple Magicien 2 (case A) de Bleu\u00a0: 1 point.',
    );
    assert.equal(
      sentence('fr', 'fact.bonus', { seat: 0, points: 0 }),
      'Rouge marque 0 point pour les sorts mineurs restants.',
    );
    assert.equal(sentence('fr', 'pick.defeated', { rank: 'wizard', with: '' }), 'Druide déconfit');
    assert.equal(sentence('fr', 'pick.major', { die: 5, rank: 'wizard' }), 'Dé 5, Druide');
    // A mage and a title have different names.
    assert.equal(
      sentence('fr', 'fact.promote', { seat: 0, rank: 'wizard', title: 'W1', to: 'W1' }),
      'Le Druide déconfit de Rouge prend le titre de Druide 1.',
    );
    assert.equal(sentence('fr', 'pick.mage', { mage: 'W1', owner: 0 }), 'Druide 1 de Rouge');
  });
  it('is right in Italian: number, articles, and capitals at the beginning of a sentence', () => {
    assert.equal(sentence('it', 'prompt.castMajorSpells.roll', { seat: 0, count: 1 }), 'Rosso: lancia il tuo dado.');
    assert.equal(
      sentence('it', 'fact.retire', { seat: 4, box: 'C' }),
      'L’High Wizard di Nero si ritira nella casella C.',
    );
    assert.equal(
      sentence('it', 'fact.favour', { seat: 0, owner: 2, mage: 'A2', die: 'minor', points: 1 }),
      'Rosso piazza un Incantesimo Minore accanto al Magic User 2 (casella A) di Blu: 1 punto.',
    );
    assert.equal(sentence('it', 'pick.major', { die: 5, rank: 'wizard' }), 'Dado 5, Wizard');
    assert.equal(sentence('it', 'pick.mage', { mage: 'A2', owner: 0 }), 'Magic User 2 (casella A) di Rosso');
    assert.equal(sentence('it', 'fact.stay', { box: 'B', count: 3 }), '3 maghi restano nella casella B.');
    assert.equal(
      sentence('it', 'fact.bonus', { seat: 0, points: 0 }),
      'Rosso fa 0 punti per gli Incantesimi Minori rimasti.',
    );
  });
});
