import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { greyLeft } from '../../../src/games/elfenwizards/queries.js';
import { refusal } from '../../../src/index.js';
import { rule, scene, type Sketch } from './positions.js';

const filled = {
  W1: 'red',
  W2: 'green',
  S1: 'blue',
  S2: 'red',
  S3: 'green',
  S4: 'blue',
  N1: 'red',
  N2: 'green',
  N3: 'blue',
  N4: 'red',
  N5: 'green',
  N6: 'blue',
  N7: 'red',
  N8: 'green',
} as const;
/** Fills every title but these. */
const vacant = (...titles: (keyof typeof filled)[]) =>
  Object.fromEntries(Object.entries(filled).filter(([title]) => !titles.includes(title as 'W1')));
const filling = (sketch: Sketch) => scene('awardVacantTitles', sketch);

rule('EW-7.1 defeated Wizards go first, then Sorcerers, then Necromancers', () => {
  const game = filling({
    titles: vacant('S1', 'N1', 'N2'),
    defeated: { wizard: ['green'], sorcerer: ['red'], necromancer: ['blue'] },
  });
  assert.equal(game.acting, 'green');
  assert.equal(game.refused('red promote sorcerer 0 S1'), 'EW-T2 notYourTurn');
  assert.equal(game.refused('green promote sorcerer 0 S1'), 'EW-7.1 noSuchDefeated');
  const early = { type: 'promote', seat: 1, rank: 'wizard', grey: 0, to: 'N1' } as const;
  assert.deepEqual(refusal(elfenwizards, game.snapshot, early)!.params, { rank: 'sorcerer' });
  assert.deepEqual(refusal(elfenwizards, game.snapshot, { ...early, seat: 0 })!.params, { seat: 1 });
  game.play('green promote wizard 0 S1');
  assert.deepEqual([game.said('noneVacant'), game.said('noneDefeated')], [[], []]);
  assert.equal(game.acting, 'red');
  game.play('red promote sorcerer 0 N2');
  assert.equal(game.acting, 'blue');
  game.play('blue promote necromancer 0 N1');
  assert.deepEqual([game.at('S1'), game.at('N2'), game.at('N1')], ['green', 'red', 'blue']);
});

rule('EW-7.1 a player’s lower mages wait for their higher ones, and a mage that is not there is refused', () => {
  const game = filling({ titles: vacant('S1', 'N1'), defeated: { wizard: ['green'], sorcerer: ['green'] } });
  assert.equal(game.refused('green promote sorcerer 0 S1'), 'EW-7.1 higherFirst');
  const lowerFirst = { type: 'promote', seat: 1, rank: 'sorcerer', grey: 0, to: 'S1' } as const;
  assert.deepEqual(refusal(elfenwizards, game.snapshot, lowerFirst)!.params, { rank: 'wizard' });
  const lower = filling({ titles: vacant('S1'), defeated: { sorcerer: ['red'] } });
  assert.equal(lower.refused('red promote wizard 0 S1'), 'EW-7.1 noSuchDefeated');
});

rule('EW-7.1 within a rank players go in order, each placing all of their mages in an order of choice', () => {
  const game = filling({
    dragon: 'blue',
    titles: vacant('W1', 'W2', 'S1', 'S2'),
    defeated: { wizard: ['red+1', 'blue', 'red', 'blue+2'] },
  });
  assert.deepEqual(game.offers(), [
    'promote wizard 0 W1',
    'promote wizard 0 W2',
    'promote wizard 2 W1',
    'promote wizard 2 W2',
  ]);
  assert.equal(game.refused('blue promote wizard 1 W1'), 'EW-7.1 noSuchDefeated');
  game.play('blue promote wizard 2 W2');
  assert.equal(game.acting, 'blue', 'a player places all mages before the next player');
  game.play('blue promote wizard 0 W1', 'red promote wizard 0 S1', 'red promote wizard 1 S2');
  assert.deepEqual([game.at('W2'), game.at('W1'), game.at('S1'), game.at('S2')], ['blue+2', 'blue', 'red', 'red+1']);
});

rule('EW-7.2 a player promotes their own mage, even if an equal one of another player lies before it', () => {
  const game = filling({ titles: vacant('W1'), defeated: { wizard: ['green', 'blue+1', 'red'] } });
  const promote = { type: 'promote', seat: 0, rank: 'wizard', grey: 0, to: 'W1' };
  assert.deepEqual(elfenwizards.rules.promote.options(game.table), [promote], 'there are no other options');
  game.play('red promote wizard 0 W1');
  assert.equal(game.said('promote')[0]!.rule, 'EW-7.2');
  assert.deepEqual([game.at('W1'), game.at('wizard')], ['red', 'green blue+1']);
});

rule('EW-7.2 each takes one of the highest vacant titles, but never High Wizard', () => {
  const game = filling({ titles: vacant('S2', 'S3', 'N1'), defeated: { necromancer: ['red', 'green'] } });
  assert.deepEqual(game.offers(), ['promote necromancer 0 S2', 'promote necromancer 0 S3']);
  assert.equal(game.refused('red promote necromancer 0 H'), 'EW-7.2 neverHighWizard');
  assert.equal(game.refused('red promote necromancer 0 W1'), 'EW-7.2 notVacant');
  assert.equal(game.refused('red promote necromancer 0 N1'), 'EW-7.2 notHighest');
  game.play('red promote necromancer 0 S3');
  assert.deepEqual(game.facts[0]!.params, {
    seat: 0,
    rank: 'necromancer',
    title: 'S3',
    from: 'defeated:necromancer',
    to: 'S3',
  });
  assert.deepEqual(game.offers(), ['promote necromancer 0 S2']);
});

rule('EW-7.3 promotion goes on until no title is vacant, and gives no Grey Magic', () => {
  const game = filling({ titles: vacant('W1'), defeated: { wizard: ['red', 'green'], sorcerer: ['blue'] } });
  game.play('red promote wizard 0 W1');
  assert.equal(game.at('W1'), 'red');
  assert.equal(game.said('noneVacant')[0]!.rule, 'EW-7.3');
  assert.equal(game.phase, 'demoteMages');
  assert.deepEqual(game.at('wizard'), 'green');
  assert.deepEqual(elfenwizards.rules.promote.options(game.table), []);
});

rule('EW-7.3 promotion goes on until no defeated mage is left', () => {
  const game = filling({ titles: vacant('N1', 'N2'), defeated: { sorcerer: ['red+1'] } });
  game.play('red promote sorcerer 1 N2');
  assert.equal(game.at('N2'), 'red+1');
  assert.equal(game.said('noneDefeated').length, 1);
  assert.deepEqual(game.said('noneVacant'), []);
  assert.notEqual(game.phase, 'demoteMages');
});

const demoting = (sketch: Sketch) => scene('demoteMages', { titles: filled, ...sketch });

rule('EW-8.1 the Dragon’s holder demotes all own mages to boxes of choice, then the next player', () => {
  const game = demoting({
    dragon: 'green',
    defeated: { wizard: ['red'], sorcerer: ['green'], necromancer: ['green', 'red'] },
    boxes: { B: ['red'] },
  });
  assert.equal(game.acting, 'green');
  assert.equal(game.offers().length, 8);
  assert.equal(game.refused('red demote wizard 0 A'), 'EW-T2 notYourTurn');
  assert.equal(game.refused('green demote wizard 0 A'), 'EW-8.1 noSuchDefeated');
  game.play('green demote necromancer 0 B');
  assert.equal(game.at('B'), 'red green');
  assert.deepEqual(game.said('demote')[0]!.params, {
    seat: 1,
    rank: 'necromancer',
    box: 'B',
    from: 'defeated:necromancer',
    to: 'B2',
  });
  assert.equal(game.acting, 'green');
  game.play('green demote sorcerer 0 A');
  assert.equal(game.acting, 'red');
  game.play('red demote necromancer 0 A', 'red demote wizard 0 A');
  assert.equal(game.at('A'), 'green+1 red red+1');
  assert.notEqual(game.phase, 'demoteMages');
});

rule('EW-8.2 a mage demoted from Wizard or Sorcerer takes a Grey Magic token, without limit', () => {
  const game = demoting({ defeated: { wizard: ['red+3'], sorcerer: ['red'], necromancer: ['red+1'] } });
  game.play('red demote wizard 3 C');
  assert.equal(game.at('C'), 'red+4');
  assert.deepEqual(game.said('takesGrey')[0]!.params, { seat: 0, from: 'grey', to: 'C1' });
  assert.equal(greyLeft(game.table), 12 - 5);
  game.play('red demote sorcerer 0 C');
  assert.equal(game.said('takesGrey').length, 1);
  game.play('red demote necromancer 1 C');
  assert.deepEqual(game.said('takesGrey'), []);
  assert.equal(game.at('C'), 'red+4 red+1 red+1');
});

rule('EW-8.2 Grey Magic beyond the twelve tokens still counts', () => {
  const game = demoting({ titles: { ...filled, W1: 'red+7', W2: 'green+5' }, defeated: { wizard: ['blue', 'red+2'] } });
  game.play('red demote wizard 2 A');
  assert.equal(game.at('A'), 'red+3');
  assert.equal(greyLeft(game.table), 0);
  game.play('blue demote wizard 0 A');
  assert.equal(game.at('A'), 'red+3 blue+1');
});

rule('EW-8.2 a mage with many Grey Magic tokens can be demoted in every turn', () => {
  for (const turn of [1, 2, 3, 4]) {
    const game = demoting({ turn, defeated: { wizard: ['red+12', 'blue'] } });
    game.play('red demote wizard 12 A');
    assert.equal(game.at('A'), 'red+13');
    assert.ok(game.offers().length > 0);
  }
});

test('equal choices are offered once', () => {
  const game = demoting({ defeated: { wizard: ['red+1', 'red+1', 'red'], necromancer: ['red'] } });
  assert.deepEqual(
    game.offers().filter((line) => line.endsWith('A')),
    ['demote wizard 0 A', 'demote wizard 1 A', 'demote necromancer 0 A'],
  );
  game.play('red demote wizard 1 A');
  assert.equal(game.at('wizard'), 'red+1 red');
});
