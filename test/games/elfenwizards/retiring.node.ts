import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGame, rule, scene } from './positions.js';

const titles = { H: 'green', W1: 'red', W2: 'blue' };

rule('EW-1.1 in turn 1 nobody retires, a fact says so, and casting begins', () => {
  const game = newGame(3);
  assert.deepEqual(
    game.frames.map((frame) => frame.value),
    ['highWizardRetires', 'castMajorSpells'],
  );
  assert.deepEqual(game.said('noneRetires')[0]!.params, { turn: 1 });
});

rule('EW-1.2 the owner marks the turn just ended with a Minor Spell from the reserve, before retiring', () => {
  const game = scene('highWizardRetires', { turn: 3, titles, spent: { green: 2 } });
  assert.deepEqual(game.offers(), ['mark reserve', 'mark box']);
  assert.equal(game.refused('green retire A'), 'EW-1.2 markFirst');
  assert.equal(game.refused('red mark reserve'), 'EW-T2 notYourTurn');
  game.play('green mark reserve');
  assert.deepEqual(game.table.track, [null, 1, null, null]);
  assert.deepEqual([game.player('green').reserve, game.player('green').spent], [4, 2]);
  assert.deepEqual(game.said('mark')[0]!.params, { seat: 1, turn: 2, from: 'reserve:1', to: 'track:2' });
  assert.equal(game.refused('green mark box'), 'EW-1.2 markedAlready');
});

rule('EW-1.2 the mark may come from the Minor Spells box', () => {
  const game = scene('highWizardRetires', { turn: 2, titles, spent: { green: 2 } }).play('green mark box');
  assert.deepEqual(game.table.track, [1, null, null, null]);
  assert.deepEqual([game.player('green').reserve, game.player('green').spent], [5, 1]);
  assert.equal(game.said('mark')[0]!.params!['from'], 'minor');
});

rule('EW-1.2 the mark may come only from where a Minor Spell lies', () => {
  const none = scene('highWizardRetires', { titles });
  assert.deepEqual(none.offers(), ['mark reserve']);
  assert.equal(none.refused('green mark box'), 'EW-1.2 noMinorSpellThere');
  const all = scene('highWizardRetires', { titles, spent: { green: 7 } });
  assert.deepEqual(all.offers(), ['mark box']);
  assert.equal(all.refused('green mark reserve'), 'EW-1.2 noMinorSpellThere');
});

rule('EW-1.2 the mark stays on the turn track to the end of the game', () => {
  const game = scene('highWizardRetires', { turn: 2, titles }).play('green mark reserve', 'green retire A');
  while (game.phase !== 'over') game.play(`${game.acting} ${game.offers().at(-1)!}`);
  assert.equal(game.table.track[0], 1);
});

rule('EW-1.3 the player who marks takes the Dragon and is first in this turn', () => {
  const game = scene('highWizardRetires', { players: 4, dragon: 'yellow', titles });
  game.play('green mark reserve');
  assert.equal(game.table.dragon, 1);
  assert.deepEqual(game.said('takeDragon')[0]!.params, { seat: 1, from: 'dragon', to: 'dragon' });
  game.play('green retire B');
  assert.equal(game.phase, 'castMajorSpells');
  assert.deepEqual(game.table.queue, [1, 2, 3, 0]);
});

rule('EW-1.4 the High Wizard goes to a Magic User box of the owner’s choice and keeps its Grey Magic', () => {
  const game = scene('highWizardRetires', { titles: { ...titles, H: 'green+2' }, boxes: { C: ['red'] } });
  game.play('green mark reserve');
  assert.deepEqual(game.offers(), ['retire A', 'retire B', 'retire C', 'retire D']);
  assert.equal(game.refused('red retire C'), 'EW-T2 notYourTurn');
  game.play('green retire C');
  assert.equal(game.at('H'), '');
  assert.equal(game.at('C'), 'red green+2');
  assert.equal(game.frames[0]!.context.table.go.placed, 0, 'the unfinished step is cleared');
  assert.deepEqual(game.said('retire')[0]!.params, { seat: 1, box: 'C', grey: 2, from: 'H', to: 'C2' });
});

rule('EW-1.5 with nobody on High Wizard the Dragon stays where it is', () => {
  const game = scene('removeGreyMagic', { dragon: 'blue', dice: { red: { grey: [1] } } });
  game.play('blue doneGrey', 'red doneGrey');
  assert.equal(game.table.turn, 3);
  assert.equal(game.table.dragon, 2);
  assert.deepEqual(game.said('dragonStays')[0]!.params, { seat: 2 });
  assert.deepEqual(game.table.queue, [2, 0, 1]);
});

test('with a mage on High Wizard no fact says that the Dragon stays', () => {
  const game = scene('removeGreyMagic', { titles, queue: ['red'], dice: { red: { grey: [1] } } });
  game.play('red doneGrey');
  assert.equal(game.phase, 'highWizardRetires');
  assert.deepEqual(game.said('dragonStays'), []);
  assert.equal(game.acting, 'green');
  assert.deepEqual(game.said('turn')[0]!.params, { turn: 3 });
});
