import assert from 'node:assert/strict';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { hundred, rollDice } from '../../../src/games/dark-mages/dice.js';
import { SPHERES } from '../../../src/games/dark-mages/map.js';
import { everyCard, teamOf } from '../../../src/games/dark-mages/queries.js';
import { BadInput, start } from '../../../src/index.js';
import { seeded } from '../../../src/kernel/random.js';
import { card, deck } from './cards.js';
import { newGame, rule } from './positions.js';

rule(
  'DM-S1 each player gets a different one of eight characters: 60 hit points, arcane level 1, armour class 10',
  () => {
    const firsts = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { table } = newGame(8, {}, seed);
      assert.equal(new Set(table.mages.map(({ character }) => character)).size, 8);
      firsts.add(table.mages[0]!.character);
    }
    assert.equal(firsts.size, 8);
    for (const { hp, ac, arcane } of deck.characters.values()) assert.deepEqual([hp, ac, arcane], [60, 10, 1]);
    for (const players of [1, 9]) assert.throws(() => start(darkMages, { players, seed: 1 }), /2 to 8/);
  },
);

rule('DM-S2 each player is dealt five cards, and the rest is the draw pile', () => {
  for (const players of [2, 3, 4, 5, 6, 7, 8]) {
    const { table } = newGame(players);
    assert.deepEqual(
      table.mages.map(({ hand }) => hand.length),
      Array(players).fill(5),
    );
    assert.equal(table.pile.length, 112 - 5 * players);
    assert.deepEqual(everyCard(table).sort(), [...deck.all].sort());
  }
});

rule('DM-S3 the player with the highest d20 starts, and tied players roll again', () => {
  let ties = 0;
  for (let seed = 0; seed < 60; seed++) {
    const game = newGame(8, {}, seed);
    const rolls = game.said('rollsForFirst').slice(0, 8);
    ties += Number(rolls.length > 1);
    const last = rolls.at(-1)!.params as { seats: number[]; dice: number[] };
    assert.equal(game.table.active, last.seats[last.dice.indexOf(Math.max(...last.dice))]);
  }
  assert.ok(ties > 0);
});

rule('DM-S4 an enemy in the opening deal is set aside and shuffled back before the first turn', () => {
  let aside = 0;
  for (let seed = 0; seed < 60; seed++) {
    const game = newGame(8, {}, seed);
    for (const { hand } of game.table.mages) assert.ok(hand.every((id) => !card(id).category.startsWith('enemy')));
    assert.equal(game.table.pile.filter((id) => card(id).category.startsWith('enemy')).length, 5);
    assert.equal(game.phase, 'preparation.deciding');
    aside += game.said('enemiesAside').length;
  }
  assert.ok(aside > 0);
});

rule('DM-M1 there are eight spheres with one character each, and Common, which belongs to none', () => {
  const spheres = [...deck.characters.values()].map(({ sphere }) => sphere);
  assert.deepEqual([...spheres, 'common'].sort(), [...SPHERES].sort());
});

rule('DM-M4 a d100 is two d10, tens and units, and double zero is 100', () => {
  assert.deepEqual([hundred(0, 0), hundred(0, 7), hundred(4, 2), hundred(9, 9)], [100, 7, 42, 99]);
  const { values } = rollDice(seeded(3), 2000, 100);
  assert.deepEqual([Math.min(...values), Math.max(...values)], [1, 100]);
  for (const faces of [4, 6, 8, 10, 12, 20]) {
    const rolled = rollDice(seeded(faces), 1000, faces).values;
    assert.equal(new Set(rolled).size, faces);
    assert.equal(Math.max(...rolled), faces);
  }
});

rule('DM-V5 the deck has 112 cards, 100 of them different, and no black card', () => {
  assert.equal(deck.all.length, 112);
  assert.equal(deck.cards.size, 100);
  assert.ok(!deck.all.some((id) => id.startsWith('bc_')));
});

rule('DM-V4 teams have equal sizes, sit alternately, and may not attack their own members', () => {
  const game = newGame(6, { teams: 3 });
  assert.deepEqual(
    game.table.mages.map((_, seat) => teamOf(game.table, seat)),
    [0, 1, 2, 0, 1, 2],
  );
  for (const [players, teams] of [
    [5, 2],
    [2, 2],
    [6, 4],
    [3, 3],
  ] as const) {
    assert.throws(
      () => start(darkMages, { players, seed: 1, options: { teams } }),
      (error) => error instanceof BadInput && error.path === 'options.teams',
    );
  }
  const free = newGame(6, { teams: 3, freeCantrip: true });
  const [own, friend] = [0, 3].map((n) => darkMages.seats[(free.table.active + n) % 6]!);
  free.play(`${own} enterAttack`);
  assert.equal(free.refused(`${own} cantrip ${friend}`), 'DM-V4 friend');
});
