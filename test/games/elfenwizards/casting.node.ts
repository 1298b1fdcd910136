import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule, scene } from './positions.js';

rule('EW-2.1 each player in order rolls all dice in front of them before placing any', () => {
  const game = scene('castMajorSpells', { dragon: 'green' });
  assert.equal(game.acting, 'green');
  assert.deepEqual(game.offers(), ['roll']);
  assert.equal(game.refused('red roll'), 'EW-T2 notYourTurn');
  assert.equal(game.refused('green place 3 wizard'), 'EW-2.1 rollFirst');
  assert.equal(game.refused('green hold'), 'EW-2.1 rollFirst');
  game.play('green roll');
  const { front, rolled } = game.player('green');
  assert.deepEqual([front, rolled.length], [0, 7]);
  assert.ok(rolled.every((die) => die >= 1 && die <= 6));
  assert.deepEqual(rolled, [...rolled].sort());
  assert.deepEqual(game.said('roll')[0]!.params, { seat: 1, dice: rolled });
  assert.equal(game.refused('green roll'), 'EW-3.2 alreadyRolled');
});

rule('EW-2.1 dice left in the Minor Spells or Grey Magic box keep their faces and are not rolled', () => {
  const game = scene('castMajorSpells', { dice: { red: { minor: [3, 6], grey: [2] } } }).play('red roll');
  assert.equal(game.player('red').rolled.length, 4);
  assert.deepEqual([game.player('red').boxes.minor, game.player('red').boxes.grey], [[3, 6], [2]]);
});

test('a position in which a seat without dice is asked is refused', () => {
  const dice = { red: { user: [1, 1, 1, 1, 1, 1, 1] } } as const;
  for (const phase of ['castMajorSpells', 'castRemainingSpells'])
    assert.throws(() => scene(phase, { dice, queue: ['red', 'green'] }), /queue: \[0,1\],.* needs dice in front/);
});

rule('EW-2.1 a player without dice in front is skipped', () => {
  const game = scene('castMajorSpells', { dice: { green: { minor: [1, 1, 1, 1], grey: [2, 2, 2] } } });
  game.play('red roll', 'red hold');
  assert.equal(game.acting, 'blue');
  assert.deepEqual(game.said('noDice'), [{ rule: 'EW-2.1', code: 'noDice', params: { seat: 1 } }]);
});

rule('EW-2.1 every face of a die comes up about equally often', () => {
  const count = [0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 300; seed++) {
    for (const die of scene('castMajorSpells', { seed }).play('red roll').player('red').rolled) count[die - 1]!++;
  }
  for (const n of count) assert.ok(n > 280 && n < 420, `${count.join(' ')} of 2100`);
});

rule('EW-2.2 any number of dice may be placed in each box, or none at all', () => {
  const rolled = [1, 1, 2, 4, 4, 4, 6] as const;
  const game = scene('castMajorSpells', { rolled });
  assert.deepEqual(
    game.offers('place 4'),
    ['wizard', 'sorcerer', 'necromancer', 'user', 'minor', 'grey'].map((box) => `place 4 ${box}`),
  );
  assert.equal(game.offers('place').length, 4 * 6);
  assert.ok(game.offers().includes('hold'));
  game.play('red place 4 wizard', 'red place 4 wizard', 'red place 1 wizard', 'red place 6 minor', 'red place 2 grey');
  assert.deepEqual(game.player('red').boxes, {
    wizard: [1, 4, 4],
    sorcerer: [],
    necromancer: [],
    user: [],
    minor: [6],
    grey: [2],
  });
  assert.deepEqual(game.player('red').rolled, [1, 4]);
  assert.deepEqual(game.said('place').at(-1)!.params, { seat: 0, die: 2, from: 'front:0', to: 'grey' });
  game.play('red hold');
  assert.deepEqual([game.player('red').front, game.player('red').rolled], [2, []]);
  assert.deepEqual(game.said('hold')[0]!.params, { seat: 0, count: 2 });
  assert.equal(game.acting, 'green');
  game.play('green roll', 'green hold');
  assert.equal(game.player('green').front, 7);
});

test('placing the last die ends the player’s go', () => {
  const game = scene('castMajorSpells', { rolled: [3], dice: { red: { grey: [1, 1, 1, 1, 1, 1] } } });
  assert.equal(game.play('red place 3 user').acting, 'green');
  assert.deepEqual(game.said('noDice'), []);
});

rule('EW-2.3 a placed die can be neither moved nor taken back', () => {
  const game = scene('castMajorSpells', { rolled: [3, 5], dice: { red: { grey: [1, 1, 1, 1], minor: [2] } } });
  game.play('red place 3 wizard');
  assert.equal(game.refused('red place 3 user'), 'EW-2.3 noSuchDie');
  assert.equal(game.refused('red takeBack 2'), 'EW-2.3 closed.takeBack');
  assert.equal(game.refused('red takeBackGrey 1'), 'EW-2.3 closed.takeBackGrey');
  game.play('red hold');
  const rest = scene('castRemainingSpells', { rolled: [3], dice: { red: { grey: [1, 1, 1, 1, 1], minor: [2] } } });
  assert.equal(rest.refused('red takeBackGrey 1'), 'EW-2.3 closed.takeBackGrey');
  assert.equal(rest.refused('red takeBack 2'), 'EW-2.3 closed.takeBack');
});

const rest = { rolled: [2, 5], dice: { red: { wizard: [6, 6, 6, 6, 6] } } } as const;

rule('EW-3.1 each player rolls the dice held back in phase 2, and players without any are skipped', () => {
  const game = scene('castRemainingSpells', {
    dice: { red: { wizard: [1, 1, 1] }, green: { wizard: [1, 1, 1, 1, 1, 1, 1] } },
  });
  assert.deepEqual(game.offers(), ['roll']);
  assert.equal(game.refused('red reroll'), 'EW-3.1 rollFirst');
  game.play('red roll');
  assert.equal(game.said('roll')[0]!.rule, 'EW-3.1');
  assert.equal(game.player('red').rolled.length, 4);
  while (game.acting === 'red') game.play(`red ${game.offers('place')[0]!}`);
  assert.equal(game.acting, 'blue');
  assert.deepEqual(game.said('noDice'), [{ rule: 'EW-3.1', code: 'noDice', params: { seat: 1 } }]);
});

rule('EW-3.2 one Minor Spell from the reserve pays for one more roll', () => {
  const game = scene('castRemainingSpells', { ...rest, spent: { red: 2 } });
  assert.ok(game.offers().includes('reroll') && game.offers().includes('place 5 minor'));
  assert.equal(game.refused('green reroll'), 'EW-T2 notYourTurn');
  game.play('red reroll');
  assert.deepEqual([game.player('red').reserve, game.player('red').spent], [4, 3]);
  assert.deepEqual(game.said('payReroll')[0]!.params, { seat: 0, from: 'reserve:0', to: 'minor' });
  assert.equal(game.refused('red reroll'), 'EW-3.2 rerolledOnce');
  assert.equal(game.refused('red roll'), 'EW-3.2 alreadyRolled');
});

rule('EW-3.2 rolling again is refused after a die is placed', () => {
  const game = scene('castRemainingSpells', rest).play('red place 5 user');
  assert.equal(game.said('place')[0]!.rule, 'EW-3.4');
  assert.equal(game.refused('red reroll'), 'EW-3.2 rerollBeforePlacing');
  assert.deepEqual(game.offers().length, 6);
});

rule('EW-3.2 a Minor Spell in the box cannot pay for rolling again', () => {
  const game = scene('castRemainingSpells', { ...rest, spent: { red: 7 } });
  assert.equal(game.refused('red reroll'), 'EW-3.2 noMinorSpell');
  assert.ok(!game.offers().includes('reroll'));
});

rule('EW-3.2 rolling again is refused in phase 2', () => {
  assert.equal(scene('castMajorSpells', rest).refused('red reroll'), 'EW-3.2 closed.reroll');
});

rule('EW-3.3 rolling again rolls all remaining dice', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const game = scene('castRemainingSpells', { ...rest, seed }).play('red reroll');
    const { rolled } = game.player('red');
    assert.equal(rolled.length, 2);
    assert.deepEqual(game.said('reroll')[0]!.params, { seat: 0, dice: rolled });
    assert.deepEqual(game.player('red').boxes.wizard, [6, 6, 6, 6, 6]);
    seen.add(rolled.join(''));
  }
  assert.ok(seen.size > 10, 'too few different rolls: both dice should change');
});

rule('EW-3.4 in phase 3 all remaining dice must be placed', () => {
  const game = scene('castRemainingSpells', rest);
  assert.equal(game.refused('red hold'), 'EW-3.4 closed.hold');
  game.play('red place 2 wizard');
  assert.equal(game.acting, 'red');
  assert.equal(game.refused('red hold'), 'EW-3.4 closed.hold');
  assert.ok(game.offers().every((line) => line.startsWith('place 5')));
  game.play('red place 5 minor');
  assert.equal(game.acting, 'green');
});

test('a phase in which nobody has dice is entered, reported and left at once', () => {
  const all = { wizard: [6, 6, 6, 6, 6, 6] } as const;
  const game = scene('castMajorSpells', {
    queue: ['blue'],
    dragon: 'red',
    rolled: [4],
    dice: { blue: all, red: { user: [1, 1, 1, 1, 1, 1, 1] }, green: { user: [1, 1, 1, 1, 1, 1, 1] } },
  });
  game.play('blue place 4 user');
  assert.deepEqual(
    game.frames.map((frame) => frame.value),
    ['castMajorSpells', 'castRemainingSpells', 'recoverMinorSpells', 'competition'],
  );
  assert.equal(game.said('noDice').length, 3);
});

test('no player can place or hold for another', () => {
  const game = scene('castMajorSpells', rest);
  for (const move of ['place 2 wizard', 'hold']) assert.equal(game.refused(`green ${move}`), 'EW-T2 notYourTurn');
});
