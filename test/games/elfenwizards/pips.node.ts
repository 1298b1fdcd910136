import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import type { Face } from '../../../src/games/elfenwizards/table.js';
import { ui } from '../../../src/games/elfenwizards/ui.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { en } from '../../../src/games/elfenwizards/text/en.js';
import { fr } from '../../../src/games/elfenwizards/text/fr.js';
import { it } from '../../../src/games/elfenwizards/text/it.js';
import { refusal, viewFor } from '../../../src/index.js';
import { asked } from '../asked.js';
import { rule, scene, type Sketch } from './positions.js';

const recovering = (minor: readonly Face[], spent: number, more: Sketch = {}) =>
  scene('recoverMinorSpells', { dice: { red: { minor } }, spent: { red: spent }, ...more });
const use = (...dice: Face[]) => dice.map((die) => `red use ${die}`);

rule('EW-4.1 each 2 pips of the dice used buy one Minor Spell back, added together', () => {
  for (const [dice, count] of [
    [[4], 2],
    [[1, 1], 1],
    [[3, 1], 2],
    [[5], 2],
    [[3], 1],
    [[6, 5], 5],
  ] as const) {
    const game = recovering(dice, 7).play(...use(...dice), 'red recover');
    assert.equal(game.player('red').reserve, count, `with ${dice.join()}`);
    assert.equal(game.player('red').spent, 7 - count);
    const sum = dice.reduce<number>((all, die) => all + die, 0);
    const params = { seat: 0, count, sum, from: 'minor', to: 'reserve:0' };
    assert.deepEqual(game.said('recover')[0]!.params, params);
  }
});

rule('EW-4.1 dice are chosen one at a time, may be put back, and buy as soon as they pay for one', () => {
  const game = recovering([1, 1, 3], 4);
  assert.deepEqual(game.offers(), ['use 1', 'use 3', 'done']);
  assert.equal(game.refused('red recover'), 'EW-4.1 tooFewPips');
  assert.equal(game.refused('red putBack'), 'EW-4.1 noneChosen');
  assert.equal(game.refused('red use 6'), 'EW-4.1 noSuchDieInBox');
  assert.equal(game.refused('green use 1'), 'EW-T2 notYourTurn');
  game.play('red use 1');
  assert.deepEqual(game.said('use')[0]!.params, { seat: 0, die: 1, sum: 1 });
  assert.equal(game.refused('red recover'), 'EW-4.1 tooFewPips');
  assert.equal(game.refused('red done'), 'EW-4.1 diceChosen');
  game.play('red use 1');
  assert.deepEqual(game.offers(), ['use 3', 'putBack', 'recover']);
  assert.equal(game.refused('green recover'), 'EW-T2 notYourTurn');
  assert.equal(game.refused('green putBack'), 'EW-T2 notYourTurn');
  game.play('red putBack');
  assert.deepEqual(game.player('red').boxes.minor, [1, 1, 3]);
  assert.deepEqual(game.table.go.using, []);
  assert.deepEqual(game.offers(), ['use 1', 'use 3', 'done']);
});

rule('EW-4.1 players go in order, and only those who can buy a Minor Spell are asked', () => {
  const game = scene('recoverMinorSpells', {
    dragon: 'green',
    queue: ['green', 'blue', 'red'],
    dice: { red: { minor: [2] }, green: { minor: [2] }, blue: { minor: [1] } },
    spent: { red: 1, green: 1, blue: 1 },
  });
  assert.equal(game.play('green done').acting, 'red', 'blue is skipped, because one pip buys nothing');
  assert.deepEqual(game.said('diceBack'), [], 'nobody has used dice');
  assert.equal(game.refused('red recover'), 'EW-4.1 tooFewPips');
  game.play('red done');
  assert.equal(game.phase, 'competition');
  const none = scene('recoverMinorSpells', {
    dice: { red: { minor: [2] }, green: { minor: [6] }, blue: { minor: [2] } },
    spent: { red: 1, blue: 1 },
  });
  assert.equal(none.play('red done').acting, 'blue', 'green is skipped, having nothing to recover');
});

rule('EW-4.2 no more Minor Spells come back than lie in the box, and the player chooses the dice', () => {
  const game = recovering([6, 4, 1], 2).play('red use 6', 'red recover');
  assert.deepEqual([game.player('red').reserve, game.player('red').spent], [7, 0]);
  assert.deepEqual(game.player('red').boxes.minor, [1, 4], 'dice that were not chosen stay in the box');
  assert.equal(game.said('recoveredAll')[0]!.rule, 'EW-4.2');
  assert.deepEqual(recovering([4], 2).play('red use 4', 'red recover').said('recoveredAll'), []);
});

rule('EW-4.2 with no Minor Spell in the box nothing can be recovered, in phase 6 too', () => {
  const game = scene('recoverMinorSpellsAgain', { dice: { red: { minor: [6] } } });
  assert.equal(game.refused('red use 6'), 'EW-4.2 noneToRecover');
  assert.deepEqual(game.offers(), ['takeBack 6', 'done']);
});

rule('EW-4.2 a Minor Spell on the turn track never comes back', () => {
  const game = recovering([6, 6], 1, { track: ['red'] }).play('red use 6', 'red recover');
  assert.deepEqual([game.player('red').reserve, game.player('red').spent], [6, 0]);
  assert.equal(game.table.track[0], 0);
});

rule('EW-4.2 the fact of stopping names the dice that stay', () => {
  const game = recovering([2, 4], 3).play('red done');
  assert.deepEqual(game.said('done')[0], {
    rule: 'EW-4.2',
    code: 'done',
    params: { seat: 0, box: 'minor', kept: [2, 4] },
  });
});

rule('EW-4.3 used dice come back in front of the player and wait; in phase 4 the others stay in the box', () => {
  const game = recovering([2, 3, 5], 6).play(...use(2, 3), 'red recover');
  assert.equal(game.player('red').front, 6);
  assert.deepEqual(game.player('red').rolled, []);
  assert.deepEqual(game.player('red').boxes.minor, [5]);
  assert.deepEqual(game.said('diceBack')[0]!.params, { seat: 0, dice: [2, 3], from: 'minor', to: 'front:0' });
  assert.equal(game.refused('red takeBack 5'), 'EW-4.3 closed.takeBack');
  assert.deepEqual(game.offers(), ['use 5', 'done'], 'with a Minor Spell and a die left the player may go on');
  game.play('red use 5', 'red recover');
  assert.deepEqual([game.player('red').reserve, game.player('red').front], [5, 7]);
  assert.equal(game.phase, 'competition');
});

rule('EW-6.1 in phase 6 unused dice may stay or be taken back one by one', () => {
  const game = scene('recoverMinorSpellsAgain', { dice: { red: { minor: [2, 5] } }, spent: { red: 3 } });
  assert.deepEqual(game.offers(), ['use 2', 'use 5', 'takeBack 2', 'takeBack 5', 'done']);
  assert.equal(game.refused('green takeBack 2'), 'EW-T2 notYourTurn');
  assert.equal(game.refused('red takeBack 3'), 'EW-4.1 noSuchDieInBox');
  game.play('red takeBack 5');
  assert.equal(game.player('red').front, 6);
  assert.deepEqual(game.said('takeBack')[0]!.params, { seat: 0, die: 5, from: 'minor', to: 'front:0' });
  game.play('red done');
  assert.deepEqual(game.player('red').boxes.minor, [2]);
});

rule('EW-6.1 in phase 6 dice may be taken back after recovering everything', () => {
  const game = scene('recoverMinorSpellsAgain', { dice: { red: { minor: [2, 5] } }, spent: { red: 1 } });
  game.play('red use 2', 'red recover');
  assert.deepEqual(game.offers(), ['takeBack 5', 'done']);
  game.play('red takeBack 5');
  assert.equal(game.phase, 'castMajorSpells');
  assert.equal(game.player('red').front, 7);
});

test('in phase 6 another die may be taken back while one is chosen', () => {
  const game = scene('recoverMinorSpellsAgain', { dice: { red: { minor: [2, 5] } }, spent: { red: 1 } });
  game.play('red use 2', 'red takeBack 5');
  assert.deepEqual(game.offers(), ['putBack', 'recover']);
  assert.equal(game.acting, 'red');
});

const mages = { boxes: { A: ['red+2', 'green+1'], B: ['red+1'] } } as const;
const removing = (grey: readonly Face[], more: Sketch = {}) =>
  scene('removeGreyMagic', { ...mages, queue: ['red', 'blue'], dice: { red: { grey }, blue: { grey: [6] } }, ...more });

rule('EW-9.1 each 4 pips of the dice used remove one token, added together: a 5, a 2 and a 1 remove two', () => {
  const game = removing([5, 2, 1]).play('red useGrey 5', 'red useGrey 2', 'red useGrey 1');
  assert.deepEqual(game.offers('remove'), ['remove A1', 'remove B1']);
  game.play('red remove A1', 'red remove A1');
  assert.equal(game.at('A'), 'red green+1');
  assert.equal(game.acting, 'blue', 'the pips are used up, so the next player is asked');
  assert.equal(game.player('red').front, 7);
});

rule('EW-9.1 removing is refused with too few pips, from another’s mage, and without a mage or token', () => {
  const game = removing([3, 2]).play('red useGrey 3');
  assert.equal(game.refused('red remove A1'), 'EW-9.1 tooFewPips');
  game.play('red useGrey 2');
  assert.equal(game.refused('red remove A2'), 'EW-9.1 notOwnMage');
  assert.equal(game.refused('red remove A3'), 'EW-9.1 noMage');
  assert.equal(game.refused('blue remove A1'), 'EW-T2 notYourTurn');
  const bare = removing([6], { boxes: { A: ['red', 'green+1'] } });
  assert.equal(bare.refused('red remove A1'), 'EW-9.1 noGreyMagic');
  assert.equal(bare.refused('red useGrey 6'), 'EW-9.1 noneToRemove');
  assert.deepEqual(bare.offers(), ['takeBackGrey 6', 'doneGrey']);
});

rule('EW-9.1 the options for removing are the player’s own mages with Grey Magic', () => {
  const game = removing([3], { boxes: { A: ['red', 'green+1', 'red+1'] } }).play('red useGrey 3');
  assert.equal(game.refused('red remove A3'), 'EW-9.1 tooFewPips');
  assert.deepEqual(elfenwizards.rules.remove.options(game.table), [{ type: 'remove', seat: 0, mage: 'A3' }]);
});

rule('EW-9.1 leftover pips add up with further dice, and are lost at the end', () => {
  const game = removing([6, 6]).play('red useGrey 6', 'red remove A1');
  assert.equal(game.acting, 'red', 'red has two pips and another die left');
  assert.equal(game.refused('red remove A1'), 'EW-9.1 tooFewPips');
  game.play('red useGrey 6');
  assert.deepEqual(
    game.offers('remove'),
    ['remove A1', 'remove B1'],
    'the leftover pips count together with the second die',
  );
  game.play('red remove A1', 'red remove B1');
  assert.equal(game.acting, 'blue');
});

rule('EW-9.1 players with dice in the Grey Magic box are asked in player order', () => {
  const game = scene('demoteMages', {
    dragon: 'blue',
    queue: ['green'],
    defeated: { necromancer: ['green'] },
    dice: { red: { grey: [1] }, blue: { grey: [1] } },
  }).play('green demote necromancer 0 A');
  assert.equal(game.phase, 'removeGreyMagic');
  assert.deepEqual(game.table.queue, [2, 0, 1]);
  assert.equal(game.play('blue doneGrey').acting, 'red');
});

rule('EW-9.2 used dice come back in front of the player, and the others may stay or be taken back', () => {
  const game = removing([4, 3, 1]).play('red useGrey 4', 'red remove B1');
  assert.deepEqual(game.offers(), ['useGrey 1', 'useGrey 3', 'takeBackGrey 1', 'takeBackGrey 3', 'doneGrey']);
  assert.equal(game.refused('red putBackGrey'), 'EW-9.2 diceUsed');
  assert.equal(game.refused('green takeBackGrey 3'), 'EW-T2 notYourTurn');
  game.play('red takeBackGrey 3');
  assert.deepEqual(game.said('takeBack')[0], {
    rule: 'EW-9.2',
    code: 'takeBack',
    params: { seat: 0, die: 3, from: 'grey', to: 'front:0' },
  });
  game.play('red doneGrey');
  assert.deepEqual([game.player('red').front, game.player('red').boxes.grey], [6, [1]]);
  assert.deepEqual(game.said('diceBack')[0]!.params, { seat: 0, dice: [4], from: 'grey', to: 'front:0' });
  assert.deepEqual(game.said('done')[0]!.params, { seat: 0, box: 'grey', kept: [1] });
});

rule('EW-9.3 with the option a token costs 3 pips', () => {
  const game = removing([3, 3, 1], { options: { greyMagicCost: 3 } });
  game.play('red useGrey 1');
  assert.equal(game.refused('red remove A1'), 'EW-9.3 tooFewPips');
  game.play('red useGrey 3', 'red remove A1');
  assert.equal(game.said('remove')[0]!.rule, 'EW-9.3');
  game.play('red useGrey 3', 'red remove A1');
  assert.equal(game.at('A'), 'red green+1');
  const four = removing([3, 3, 1]).play('red useGrey 3');
  assert.equal(four.refused('red remove A1'), 'EW-9.1 tooFewPips');
  assert.equal(four.play('red useGrey 1', 'red remove A1').said('remove')[0]!.rule, 'EW-9.1');
});

rule('EW-9.4 dice are chosen one at a time, and tokens may come from several of the player’s mages', () => {
  const game = removing([4, 5]);
  assert.deepEqual(game.offers(), ['useGrey 4', 'useGrey 5', 'takeBackGrey 4', 'takeBackGrey 5', 'doneGrey']);
  assert.equal(game.refused('red useGrey 6'), 'EW-9.4 noSuchDieInBox');
  assert.equal(game.refused('red takeBackGrey 6'), 'EW-9.4 noSuchDieInBox');
  assert.equal(game.refused('red putBackGrey'), 'EW-9.4 noneChosen');
  game.play('red useGrey 4');
  assert.equal(game.refused('red doneGrey'), 'EW-9.4 diceChosen');
  game.play('red putBackGrey');
  assert.deepEqual(game.player('red').boxes.grey, [4, 5]);
  game.play('red useGrey 4', 'red useGrey 5', 'red remove A1', 'red remove B1');
  assert.deepEqual([game.at('A'), game.at('B')], ['red+1 green+1', 'red']);
  assert.deepEqual(game.said('remove').at(-1)!.params, { seat: 0, mage: 'B1', from: 'B1', to: 'grey' });
});

test('Grey Magic can be removed from a mage on a title too', () => {
  const game = removing([4], { titles: { S1: 'red+1' } }).play('red useGrey 4', 'red remove S1');
  assert.equal(game.at('S1'), 'red');
});

test('removing the last token returns the chosen dice and ends the player’s go', () => {
  const game = removing([6, 6], { boxes: { A: ['red+1'] } }).play('red useGrey 6', 'red useGrey 6', 'red remove A1');
  assert.equal(game.acting, 'blue');
  assert.equal(game.player('red').front, 7);
  assert.equal(game.said('diceBack').length, 1);
});

test('no player can use, put back, take back or finish for another', () => {
  const game = removing([6, 5]).play('red useGrey 6', 'red remove A1');
  for (const move of ['useGrey 6', 'putBackGrey', 'takeBackGrey 6', 'doneGrey']) {
    assert.equal(game.refused(`blue ${move}`), 'EW-T2 notYourTurn');
  }
  assert.equal(recovering([6], 2).refused('green done'), 'EW-T2 notYourTurn');
  assert.deepEqual(refusal(elfenwizards, game.snapshot, { type: 'doneGrey', seat: 2 })!.params, { seat: 0 });
});

test('a refusal names the pips available and the cost', () => {
  const game = removing([6, 5]).play('red useGrey 6', 'red remove A1');
  const why = refusal(elfenwizards, game.snapshot, { type: 'remove', seat: 0, mage: 'A1' });
  assert.deepEqual(why!.params, { sum: 2, cost: 4 });
  const minor = recovering([1, 1], 2).play('red use 1');
  assert.deepEqual(refusal(elfenwizards, minor.snapshot, { type: 'recover', seat: 0 })!.params, { sum: 1, cost: 2 });
});

test('a die that buys nothing is put back by hand only, so that a choice is not undone unseen', () => {
  for (const [game, type] of [
    [recovering([1], 3).play('red use 1'), 'putBack'],
    [removing([1]).play('red useGrey 1'), 'putBackGrey'],
  ] as const) {
    assert.deepEqual(game.offers(), [type]);
    assert.ok(ui.isManual!({ type, seat: 0 }, viewFor(elfenwizards, game.snapshot, 0), 1));
  }
});

test('a player with nothing to buy is asked about the dice only, in each language', () => {
  const read = (game: ReturnType<typeof scene>) =>
    [en, fr, it].map((words) => asked(ui as unknown as GameUi, viewFor(elfenwizards, game.snapshot, 0), [words]));
  const dice = { red: { minor: [5], grey: [5] } } as const;
  const again = (spent: number) =>
    read(scene('recoverMinorSpellsAgain', { queue: ['red'], dice, spent: { red: spent } }));
  assert.match(again(1)[0]!, /recover Minor Spells for 2 pips each/);
  assert.deepEqual(again(0), [
    'Red: you have no Minor Spell to recover. Take dice back, or leave them in the box.',
    'Rouge : aucun sort mineur à récupérer. Reprenez vos dés, ou laissez-les.',
    'Rosso: nessun Incantesimo Minore da recuperare. Riprendi i dadi, o lasciali lì.',
  ]);
  const grey = (mage: string) => read(scene('removeGreyMagic', { queue: ['red'], dice, boxes: { A: [mage] } }));
  assert.match(grey('red+1')[0]!, /remove Grey Magic tokens for 4 pips each/);
  assert.deepEqual(grey('red'), [
    'Red: you have no Grey Magic to remove. Take dice back, or leave them in the box.',
    'Rouge : aucune magie grise à retirer. Reprenez vos dés, ou laissez-les.',
    'Rosso: nessuna Magia Grigia da rimuovere. Riprendi i dadi, o lasciali lì.',
  ]);
});
