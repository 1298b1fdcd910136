import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule, scene, type Sketch } from './positions.js';

const board: Sketch = {
  titles: { W1: 'blue', W2: 'red', S1: 'green', N1: 'red', N2: 'red' },
  boxes: { A: ['green', 'green', 'green'], B: ['red', 'blue'], C: ['blue'] },
};
const dice = {
  red: { wizard: [2, 6], user: [3] },
  green: { sorcerer: [5], minor: [6], grey: [6] },
  blue: { necromancer: [4] },
} as const;
const competition = (more: Sketch = {}) => scene('competition', { ...board, dice, ...more });

rule('EW-5.1 players in order place two spells or pass, round after round', () => {
  const game = competition();
  game.play('red favour 6 W2', 'red favour minor W2');
  assert.equal(game.said('twoPlaced').length, 1);
  assert.equal(game.acting, 'green');
  game.play('green favour 5 S1', 'green favour minor W1');
  game.play('blue pass');
  assert.equal(game.acting, 'red');
  game.play('red favour minor B1', 'red favour minor N1');
  assert.deepEqual(game.table.queue, [1, 0]);
});

rule('EW-5.1 a player places two Major Spells, two Minor or one of each, beside one mage or two', () => {
  for (const lines of [
    ['favour 2 W2', 'favour 6 W2'],
    ['favour minor W2', 'favour minor B1'],
    ['favour 3 B1', 'favour minor W1'],
  ]) {
    assert.equal(competition().play(...lines.map((line) => `red ${line}`)).acting, 'green');
  }
});

rule('EW-5.2 a player who can place only one more spell places that one alone', () => {
  const game = competition({ spent: { red: 6 }, dice: {} });
  game.play('red favour minor W2');
  assert.equal(game.acting, 'green');
  assert.deepEqual(game.said('onePlaced')[0]!.params, { seat: 0 });
  assert.deepEqual(game.said('twoPlaced'), []);
});

rule('EW-5.2 after a first spell the player has to place a second and cannot pass', () => {
  const game = competition().play('red favour 6 W2');
  assert.equal(game.acting, 'red');
  assert.equal(game.refused('red pass'), 'EW-5.2 placeSecond');
  assert.ok(!game.offers().includes('pass'));
});

rule('EW-5.2 a die without a mage of its rank does not count as a second spell', () => {
  const game = scene('competition', {
    titles: { W1: 'blue', W2: 'red' },
    dice: { red: { wizard: [1], sorcerer: [6] } },
    spent: { red: 7 },
  });
  assert.equal(game.play('red favour 1 W2').acting, 'green');
  assert.equal(game.said('onePlaced').length, 1);
});

rule('EW-5.3 a player who passes places nothing more, and when all have passed the competition is over', () => {
  const game = competition().play('red pass', 'green favour minor W1', 'green favour minor W1', 'blue pass');
  assert.equal(game.acting, 'green');
  assert.deepEqual(game.table.queue, [1]);
  assert.equal(game.refused('red favour minor W2'), 'EW-T2 notYourTurn');
  assert.equal(game.refused('red pass'), 'EW-T2 notYourTurn');
  game.play('green pass');
  assert.ok(game.frames.some((frame) => frame.value === 'awardTitles'));
});

rule('EW-5.3 a player with nothing to place passes without being asked', () => {
  const game = competition({ spent: { green: 7, blue: 7 }, dice: { red: dice.red, green: { minor: [6] } } });
  game.play('red favour 6 W2', 'red favour 2 W2');
  assert.equal(game.acting, 'red');
  assert.deepEqual(
    game.said('autoPass').map(({ params }) => params!['seat']),
    [1, 2],
  );
});

rule('EW-5.3 a player with nothing left after placing is not asked again', () => {
  const game = competition({ spent: { red: 6, green: 7, blue: 7 }, dice: {} });
  game.play('red favour minor W2');
  assert.equal(game.said('autoPass').length, 3);
  assert.notEqual(game.phase, 'competition');
});

rule('EW-5.4 a spell lies beside any mage it favours, own or another’s, without limit', () => {
  const game = competition().play('red favour 6 W1').play('red favour minor W1');
  assert.deepEqual(game.table.titles.W1!.spells, [
    { seat: 0, die: 6 },
    { seat: 0, die: 'minor' },
  ]);
  assert.deepEqual(game.facts[0]!.params, {
    seat: 0,
    die: 'minor',
    mage: 'W1',
    rank: 'wizard',
    owner: 2,
    points: 7,
    from: 'reserve:0',
    to: 'W1',
  });
  game.play('green favour minor W1', 'green favour minor W1', 'blue favour minor W1', 'blue favour minor W1');
  assert.equal(game.table.titles.W1!.spells.length, 6);
});

rule('EW-5.4 only mages that can rise may be favoured', () => {
  const game = competition();
  assert.equal(game.refused('red favour minor H'), 'EW-5.4 cannotRise');
  assert.equal(game.refused('red favour minor S4'), 'EW-5.4 noMage');
  assert.equal(game.refused('red favour 3 B3'), 'EW-5.4 noMage');
});

rule('EW-5.5 a die favours only mages of its box’s rank, a Minor Spell those of any rank', () => {
  const game = competition();
  assert.deepEqual(game.offers(), [
    'favour 2 W1',
    'favour 6 W1',
    'favour minor W1',
    'favour 2 W2',
    'favour 6 W2',
    'favour minor W2',
    'favour minor N1',
    'favour minor N2',
    'favour 3 B1',
    'favour minor B1',
    'favour 3 B2',
    'favour minor B2',
    'pass',
  ]);
  assert.equal(game.refused('red favour 6 N1'), 'EW-5.5 noSuchMajor');
  assert.equal(game.refused('red favour 5 W1'), 'EW-5.5 noSuchMajor');
  assert.equal(game.refused('red favour 2 B1'), 'EW-5.5 noSuchMajor');
  assert.equal(game.refused('green favour minor W1'), 'EW-T2 notYourTurn');
  game.play('red favour 6 W2');
  assert.deepEqual(game.player('red').boxes.wizard, [2]);
  assert.equal(game.facts[0]!.params!['from'], 'wizard');
  assert.equal(game.refused('red favour 6 W2'), 'EW-5.5 noSuchMajor');
});

rule('EW-5.5 a Minor Spell comes from the reserve, and dice in the Minor and Grey boxes take no part', () => {
  const game = competition({ queue: ['green', 'blue', 'red'], spent: { green: 7 } });
  assert.equal(game.refused('green favour minor W1'), 'EW-5.5 noMinorSpell');
  assert.deepEqual(game.offers(), ['favour 5 S1', 'pass']);
  assert.equal(game.refused('green favour 6 W1'), 'EW-5.5 noSuchMajor');
  assert.equal(game.refused('green use 6'), 'EW-5.5 closed.use');
  assert.equal(game.refused('green useGrey 6'), 'EW-5.5 closed.useGrey');
});

rule('EW-5.6 where all candidates belong to one player, nobody else may place spells', () => {
  const game = competition();
  assert.equal(game.refused('red favour minor S1'), 'EW-5.6 unopposed');
  assert.equal(game.refused('red favour minor A2'), 'EW-5.6 unopposed');
  assert.equal(game.refused('red favour 3 C1'), 'EW-5.6 unopposed');
  game.play('red favour minor N2', 'red favour minor N1');
  assert.equal(game.refused('green favour minor N1'), 'EW-5.6 unopposed');
  game.play('green favour 5 S1', 'green favour minor A3');
});

rule('EW-5.6 the owner of a single candidate may place spells, whether it stands left or right', () => {
  for (const title of ['W1', 'W2']) {
    const game = scene('competition', {
      queue: ['red', 'green'],
      titles: { [title]: 'green' },
      dice: { green: { wizard: [6] } },
      spent: { green: 7 },
    });
    assert.equal(game.refused(`red favour minor ${title}`), 'EW-5.6 unopposed');
    assert.equal(game.play('red pass').acting, 'green');
    assert.deepEqual(game.offers(), [`favour 6 ${title}`, 'pass']);
  }
});

rule('EW-5.6 a player who could place only where others are unopposed passes without being asked', () => {
  const alone = { titles: { W1: 'blue', N8: 'blue', S1: 'red', H: '' }, boxes: { A: ['green', 'green'], B: ['red'] } };
  const game = scene('competition', { ...alone, dice: { green: { wizard: [6, 6] } }, spent: { green: 7 } });
  assert.deepEqual(game.offers(), ['favour minor S1', 'favour minor B1', 'pass']);
  assert.equal(game.refused('red favour minor W1'), 'EW-5.6 unopposed');
  game.play('red pass');
  assert.equal(game.acting, 'blue');
  assert.deepEqual(
    game.said('autoPass').map(({ params }) => params!['seat']),
    [1],
  );
});

rule('EW-5.7 spells not placed are wasted: dice return, and Minor Spells stay in the reserve', () => {
  const game = competition({ dice: { ...dice, green: { sorcerer: [5] } } }).passAll();
  assert.deepEqual(
    game.said('wasted').map(({ params }) => params),
    [
      { seat: 0, count: 3 },
      { seat: 1, count: 1 },
      { seat: 2, count: 1 },
    ],
  );
  for (const colour of ['red', 'green', 'blue'] as const) {
    assert.deepEqual([game.player(colour).front, game.player(colour).reserve], [7, 7]);
    assert.ok(Object.values(game.player(colour).boxes).every((box) => box.length === 0));
  }
  assert.equal(game.at('H'), '');
});

rule('EW-5.7 there is no fact for a player who wasted no spell', () => {
  const game = competition({ dice: { blue: dice.blue } }).passAll();
  assert.deepEqual(
    game.said('wasted').map(({ params }) => params),
    [{ seat: 2, count: 1 }],
  );
});

rule('EW-5.8 a spell beside a mage is neither moved nor taken back', () => {
  const game = competition().play('red favour 6 W2');
  assert.equal(game.refused('red takeBack 6'), 'EW-5.8 closed.takeBack');
  assert.equal(game.refused('red putBack'), 'EW-5.8 closed.putBack');
});

test('a player who has passed is not asked again', () => {
  const game = competition().play('red pass', 'green pass', 'blue favour minor W1', 'blue favour minor W1');
  assert.equal(game.acting, 'blue');
});
