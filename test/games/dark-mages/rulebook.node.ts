/** The readings and rulings that the rulebook of Dark Mages adds to its rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHAPTERS } from '../../../src/games/dark-mages/rulebook/chapters.js';
import { en } from '../../../src/games/dark-mages/rulebook/en.js';
import { rulebook } from '../../../src/games/dark-mages/generated/rulebook.js';

test('DM-A3 and DM-A8 have a reading, and every ruling of our own is marked, in every language', async () => {
  const sentences = new Set<string>();
  for (const lang of ['en', 'fr', 'it']) {
    const { chapters } = await rulebook(lang);
    assert.equal(chapters.length, CHAPTERS.length);
    const rules = chapters.flatMap((chapter) => chapter.rules);
    assert.deepEqual(
      rules.filter(({ readings }) => readings).map(({ id, readings }) => [id, readings!.map((each) => each.lang)]),
      ['DM-A3', 'DM-A8'].map((id) => [id, ['fr']]),
    );
    assert.deepEqual(
      rules
        .filter(({ ruling }) => ruling)
        .map(({ id }) => id)
        .sort(),
      Object.keys(en.rulings).sort(),
    );
    rules.forEach(({ text, ruling = text }) => sentences.add(`${text} ${ruling}`));
  }
  assert.equal(sentences.size, 3 * 42);
});

test('every ruling of the ledger stands in the rulebook, in every language', async () => {
  const RULINGS: readonly (readonly [id: string, ...words: RegExp[]])[] = [
    ['DM-P5', /wears nothing/, /ne porte rien/, /non indossa nulla/],
    ['DM-P5', /not the companion’s/, /non celle du compagnon/, /non quello del compagno/],
    ['DM-A1', /ends invisibility/, /fin à son invisibilité/, /fine alla sua invisibilità/],
    ['DM-A1', /that of an ally .*on a shield it is lost/, /l’allié.*sur un bouclier/, /dell’alleato.*su uno scudo/],
    ['DM-A1', /chosen after the hit/, /choisit après le coup/, /si sceglie dopo il colpo/],
    ['DM-A7', /of a fumble too, .*a drop to 0/, /coup raté, .*chute à 0/, /fallimento critico, .*caduta a 0/],
    ['DM-A7', /really lost/, /vraiment perdus/, /persi davvero/],
    ['DM-A7', /before resistance/, /d’avant la résistance/, /prima della resistenza/],
    ['DM-D1', /asked last/, /l’interroge en dernier/, /chiede per ultimo/],
    ['DM-D2', /At a later target/, /une cible suivante/, /un bersaglio successivo/],
    ['DM-D2', /goes on where it stood/, /où l’on en était/, /da dove si era rimasti/],
    ['DM-N2', /whose turn it is last/, /c’est le tour en dernier/, /per ultimo chi è di turno/],
    ['DM-N3', /in order of arrival/, /ordre de leur arrivée/, /ordine di arrivo/],
    ['DM-N3', /nor does Confusion/, /la Confusion non plus/, /nemmeno la Confusione/],
    ['DM-N3', /Banishment deals/, /Bannissement lui inflige/, /Esilio gli infligge/],
    ['DM-N3', /in place of the attack/, /à la place d’une attaque/, /al posto di un attacco/],
  ];
  for (const [i, lang] of ['en', 'fr', 'it'].entries()) {
    const rules = (await rulebook(lang)).chapters.flatMap((chapter) => chapter.rules);
    for (const [id, ...words] of RULINGS) assert.match(rules.find((rule) => rule.id === id)!.ruling!, words[i]!);
  }
});
