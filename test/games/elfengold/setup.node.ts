import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfengold } from '../../../src/games/elfengold/index.js';
import * as map from '../../../src/games/elfengold/map.js';
import { allCards, allTokens } from '../../../src/games/elfengold/setup.js';
import { BadInput, positionOf, start, type Params } from '../../../src/index.js';
import { mayBegin } from '../../../src/kernel/start.js';
import { newGame, rule, scene } from './positions.js';

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
const count = (things: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
};

test('the map has 20 towns, the capital and 48 roads, all connected', () => {
  assert.equal(map.TOWNS.length, 21);
  assert.equal(map.VILLAGES.length, 20);
  assert.equal(map.ROADS.length, 48);
  assert.deepEqual(count(map.ROADS.map(map.terrainOf)), {
    plain: 8,
    forest: 12,
    desert: 7,
    mountain: 8,
    river: 7,
    lake: 6,
  });
  for (const town of map.TOWNS) {
    for (const other of map.TOWNS) assert.equal(map.distance(town, other), map.distance(other, town));
    for (const road of map.roadsFrom(town)) assert.equal(map.distance(town, map.across(road, town)), 1);
  }
  assert.equal(map.distance('elvenhold', 'elvenhold'), 0);
  assert.equal(map.distance('elvenhold', 'kihromah'), 3);
  assert.equal(map.distance('usselen', 'beata'), 6);
});

rule('EG-S1 elf boots start in Elvenhold, and towns have their pieces and the printed values', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const { table } = newGame(players);
    assert.equal(table.players.length, players);
    for (const player of table.players) assert.deepEqual([player.boot, player.towns], ['elvenhold', []]);
    assert.deepEqual(table.values, map.VALUES);
  }
  const worth = (value: number) => map.TOWNS.filter((town) => map.VALUES[town] === value).join(' ');
  assert.equal(worth(7), 'albaran');
  assert.equal(worth(6), 'kihromah');
  assert.equal(worth(5), 'ergeren grangor jaccaranda mahdavikia');
  assert.equal(worth(4), 'dagamura feodor parundia strykhaven usselen yttar');
  assert.equal(worth(3), 'ixara rivinia throtmanni tichih virst wylhien');
  assert.equal(worth(2), 'beata lapphalia');
  assert.equal(worth(0), 'elvenhold');
  assert.equal(sum(Object.values(map.VALUES)), 79);
  for (const players of [1, 7, 2.5]) {
    assert.throws(() => start(elfengold, { players, seed: 1 }), BadInput);
  }
});

rule('EG-S2 the bowl holds all 48 counters before the first draw', () => {
  assert.equal(allTokens.length, 48);
  const expected =
    'dragon 4, cloud 4, unicorn 5, cycle 8, wagon 8, pig 9, gold 2, double 2, exchange 2, tree 2, monster 2';
  for (const entry of expected.split(', ')) {
    const [token, number] = entry.split(' ');
    assert.equal(allTokens.filter((other) => other === token).length, Number(number), token);
  }
  const [dealt] = newGame(4).frames;
  assert.deepEqual(dealt!.context.table.bowl, allTokens);
});

rule('EG-S3 of 63 travel cards five go to each player and three lie face up; seven gold cards join the rest', () => {
  const plain = count(allCards({ wizards: false }));
  for (const kind of map.TRAVEL_CARDS.slice(0, 7)) assert.equal(plain[kind], 9);
  assert.deepEqual([plain['gold'], plain['wizard']], [7, undefined]);
  for (const players of [2, 6]) {
    for (let seed = 0; seed < 20; seed++) {
      const { table } = newGame(players, {}, seed);
      for (const { hand } of table.players) assert.equal(hand.length, 5);
      assert.equal(table.display.length, 3);
      assert.ok(!(table.display as readonly string[]).includes('gold'));
      assert.equal(table.pile.length, 70 - 5 * players - 3);
      assert.equal(count(table.pile)['gold'], 7);
      assert.deepEqual([table.goldPile, table.discard], [0, []]);
    }
  }
});

rule('EG-S4 everybody begins with 12 coins, the first player is random, and there are six rounds', () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const game = newGame(4, {}, (seed * 2654435761) >>> 0);
    for (const { coins } of game.table.players) assert.equal(coins, 12);
    firsts.add(game.table.first);
    assert.deepEqual(game.said('firstPlayer')[0]!.params, { seat: game.table.first });
  }
  assert.deepEqual([...firsts].sort(), [0, 1, 2, 3]);
  assert.equal(map.ROUNDS, 6);
});

rule('EG-S4 the first player may be chosen, but only among those who play', () => {
  for (let seed = 0; seed < 10; seed++) assert.equal(newGame(3, { firstPlayer: 'green' }, seed).table.first, 1);
  map.COLOURS.forEach((firstPlayer, seat) => assert.equal(newGame(6, { firstPlayer }).table.first, seat));
  const offered = elfengold.options['firstPlayer']!;
  const begins = offered.filter((firstPlayer) =>
    mayBegin(elfengold, { players: 3, seed: 1, options: { firstPlayer } }),
  );
  assert.deepEqual(begins, ['random', 'red', 'green', 'blue']);
  const options = { firstPlayer: 'blue' };
  const position = { ...positionOf(elfengold, newGame(2).snapshot), options };
  for (const [path, from] of [
    ['options.firstPlayer', { players: 2, seed: 1, options }],
    ['position.options.firstPlayer', { position, seed: 1 }],
  ] as const) {
    assert.throws(
      () => start(elfengold, from),
      (error) => error instanceof BadInput && error.path === path && /random/.test(error.expected),
    );
  }
});

rule('EG-T1 the first round skips card draws and income and begins with counters; other moves are refused', () => {
  const game = newGame(3, { firstPlayer: 'green' });
  assert.deepEqual(game.phases, ['drawCards', 'income', 'drawTokens']);
  assert.deepEqual(game.said('noDraws')[0]!.params, { round: 1 });
  assert.deepEqual(game.said('noIncome')[0]!.params, { round: 1 });
  assert.deepEqual(game.table.queue, [1, 2, 0]);
  assert.equal(game.refused(`red show ${game.table.go.drawn[0]!}`), 'EG-T1 notYourTurn');
  assert.equal(game.refused('green stop'), 'EG-T1 notNow');
});

rule('EG-V2 random values give the printed values to other towns, and Elvenhold stays worth 0', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const game = newGame(2, { values: 'random' }, seed);
    const values = map.TOWNS.map((town) => game.table.values[town]);
    assert.equal(game.table.values.elvenhold, 0);
    assert.deepEqual(
      values.toSorted((a, b) => a - b),
      Object.values(map.VALUES).toSorted((a, b) => a - b),
    );
    assert.equal(game.said('randomValues').length, 1);
    seen.add(values.join());
  }
  assert.equal(seen.size, 20);
});

rule('EG-V1 each player gets a different one of the twelve home towns', () => {
  assert.equal(
    map.HOMES.join(' '),
    'beata ergeren grangor ixara jaccaranda mahdavikia strykhaven tichih usselen virst wylhien yttar',
  );
  const dealt = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const game = newGame(6, { homeTown: true }, seed);
    const homes = game.table.players.map(({ home }) => home!);
    assert.equal(new Set(homes).size, 6);
    homes.forEach((home) => dealt.add(home));
    assert.equal(game.said('homesDealt').length, 1);
  }
  assert.deepEqual([...dealt].sort(), map.HOMES);
  for (const { home } of newGame(6).table.players) assert.equal(home, null);
});

rule('EG-V3 six wizards are shuffled into the travel cards before the deal', () => {
  assert.equal(count(allCards({ wizards: true }))['wizard'], 6);
  assert.equal(count(allCards({ wizards: true }))['pig'], 9);
  let held = 0;
  let faceUp = 0;
  for (let seed = 0; seed < 40; seed++) {
    const { table } = newGame(4, { wizards: true }, seed);
    held += table.players.flatMap(({ hand }) => hand).filter((card) => card === 'wizard').length;
    faceUp += table.display.filter((card) => card === 'wizard').length;
  }
  assert.ok(held > 0 && faceUp > 0, 'wizards are dealt and turned up like other cards');
  const none = scene('travel.journey', { red: { hand: 'pig' } });
  assert.equal(none.refused('red fly beata'), 'EG-V3 notInPlay');
});

rule('EG-V4 there is no option for the base game, and its journeys work without gold', () => {
  const options: Params = { baseGame: true };
  assert.throws(() => start(elfengold, { players: 3, seed: 1, options }), BadInput);
  // A journey needs roads, counters and cards, and nothing of the gold rules.
  const game = scene('travel.journey', {
    red: { hand: 'pig', coins: 0 },
    roads: { 'beata-elvenhold-plain': 'pig' },
    queue: 'red green blue',
  }).play('red travel beata-elvenhold-plain pig');
  assert.equal(game.has('red', 'towns'), 'beata');
});

test('the options have the defaults of the ledger', () => {
  assert.deepEqual(newGame(2).table.options, {
    firstPlayer: 'random',
    handLimit: 4,
    homeTown: false,
    values: 'printed',
    wizards: false,
  });
});
