/** Whole games in every language: whatever they have to say is a sentence with every value in its place. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anchors, label } from '../../src/games/elfenwizards/board/anchors.js';
import { elfenwizards, type Move } from '../../src/games/elfenwizards/index.js';
import { formatValue, describeMove, factParams } from '../../src/games/elfenwizards/text/phrase.js';
import { load } from '../../src/games/index.js';
import { frames, refusal, startFrames, viewFor, type Fact } from '../../src/index.js';
import { pseudoLegalMoves, legalMoves } from '../../src/kernel/legal.js';
import { textOf } from '../../src/i18n/text.js';
import { chooser } from '../properties/games.js';

const ui = await load('elfenwizards');
const catalogues = { en: await ui.text('en'), fr: await ui.text('fr'), it: await ui.text('it') } as const;
type Lang = keyof typeof catalogues;

/** A key, a brace, a hole with nothing in it, or a value that is named by no word. */
const HOLLOW =
  /[{}|#]|undefined|null|NaN|\[object| {2}|\( ?\)| [.,]|^$|\b(?:fact|refuse|prompt|move|phase|number|board|place|seat|rank|spell|spellbox|source|guild)[.:]\w|\b[WSN][1-8]\b|\b[ABCD][1-9]\b/;
const RAW = /\b(?:wizard|sorcerer|necromancer|user|minor|grey|reserve|high)\b/;

function heard(lang: Lang, players: number, seed: number): Set<string> {
  const text = textOf(lang, [catalogues[lang]], formatValue);
  const found = new Set<string>();
  const hear = (key: string, sentence: string) => {
    assert.doesNotMatch(sentence, HOLLOW, `${lang} ${key}: ${sentence}`);
    if (lang !== 'en') assert.doesNotMatch(sentence, RAW, `${lang} ${key}: ${sentence}`);
    found.add(key);
  };
  const tell = (kind: string, { code, params }: Fact) =>
    hear(`${kind}.${code}`, text(`${kind}.${code}`, factParams(params)));
  const choose = chooser(seed);
  const steps = startFrames(elfenwizards, { players, seed });
  let snapshot = steps.at(-1)!;
  steps.forEach((frame) => frame.context.table.last.forEach((fact) => tell('fact', fact)));
  for (let n = 0; ; n++) {
    const offered: readonly Move[] = legalMoves(elfenwizards, snapshot);
    const view = viewFor(elfenwizards, snapshot, offered[0]?.seat ?? 'spectator');
    hear(`phase:${view.phase}`, text(`phase:${view.phase}`));
    hear(`prompt.${view.prompt.code}`, text(`prompt.${view.prompt.code}`, view.prompt.params));
    for (const move of offered) hear(`move.${move.type}`, describeMove(move, view, text));
    if (n % 5 === 0) {
      for (const layout of ['wide', 'narrow'] as const) {
        for (const { id } of anchors(view, layout)) hear(`label ${id.split(':')[0]!}`, label(id, view, text));
      }
      for (const move of pseudoLegalMoves(elfenwizards, offered[0]?.seat ?? 0)) {
        const why = refusal(elfenwizards, snapshot, move);
        if (why) tell('refuse', why);
      }
    }
    if (offered.length === 0) return found;
    const next = frames(elfenwizards, snapshot, choose(offered));
    next.forEach((frame) => frame.context.table.last.forEach((fact) => tell('fact', fact)));
    snapshot = next.at(-1)!;
  }
}

for (const lang of Object.keys(catalogues) as Lang[]) {
  describe(`what games say: ${lang}`, () => {
    it('every fact, refusal, prompt, move and place is a whole sentence', () => {
      const found = new Set<string>();
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) heard(lang, 3 + (seed % 4), seed).forEach((key) => found.add(key));
      const said = (kind: string) => [...found].filter((key) => key.startsWith(kind)).length;
      assert.ok(said('fact.') > 45, `${said('fact.')} facts`);
      assert.ok(said('refuse.') > 20, `${said('refuse.')} refusals`);
      assert.ok(said('move.') >= 15, `${said('move.')} moves`);
      assert.ok(said('prompt.') >= 10, `${said('prompt.')} prompts`);
    });
  });
}

describe('grammar', () => {
  const sentence = (lang: Lang, key: string, params: Fact['params']) =>
    textOf(lang, [catalogues[lang]], formatValue)(key, factParams(params));
  it('French: one and more, within a sentence and at its beginning', () => {
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
      'Grand Druide\u00a0: Bleu 11, Rouge 7.',
    );
    assert.equal(
      sentence('fr', 'fact.place', { seat: 1, die: 5, from: 'front:1', to: 'wizard' }),
      'Vert place un 5 dans la case des sorts de Druide.',
    );
    assert.equal(sentence('fr', 'fact.roll', { seat: 0, dice: [1, 2, 6] }), 'Rouge obtient 1, 2 et 6.');
    assert.equal(
      sentence('fr', 'fact.bonus', { seat: 0, points: 0 }),
      'Rouge marque 0 point pour ses sorts mineurs restants.',
    );
    assert.equal(sentence('fr', 'pick.defeated', { rank: 'wizard', with: '' }), 'Druide déconfit');
    assert.equal(sentence('fr', 'pick.major', { die: 5, rank: 'wizard' }), 'Dé 5, Druide');
    assert.equal(sentence('fr', 'pick.mage', { mage: 'W1', owner: 0 }), 'Druide 1 (Rouge)');
  });
  it('Italian: one and more, within a sentence and at its beginning', () => {
    assert.equal(sentence('it', 'prompt.castMajorSpells.roll', { seat: 0, count: 1 }), 'Rosso: lancia il tuo dado.');
    assert.equal(
      sentence('it', 'fact.retire', { seat: 4, box: 'C' }),
      'L’High Wizard di Nero si ritira nella casella C.',
    );
    assert.equal(
      sentence('it', 'fact.favour', { seat: 0, owner: 2, mage: 'A2', die: 'minor', points: 1 }),
      'Rosso favorisce Blu (casella A, posto 2) con un Incantesimo Minore: 1 punto.',
    );
    assert.equal(sentence('it', 'pick.major', { die: 5, rank: 'wizard' }), 'Dado 5, Wizard');
    assert.equal(sentence('it', 'pick.mage', { mage: 'A2', owner: 0 }), 'Casella A, posto 2 (Rosso)');
    assert.equal(sentence('it', 'fact.stay', { box: 'B', count: 3 }), '3 maghi restano nella casella B.');
    assert.equal(
      sentence('it', 'fact.bonus', { seat: 0, points: 0 }),
      'Rosso fa 0 punti per gli Incantesimi Minori rimasti.',
    );
  });
});
