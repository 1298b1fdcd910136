import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import * as map from '../../../src/games/elfenwizards/map.js';
import { PLACEMENTS } from '../../../src/games/elfenwizards/placements.js';
import { BadInput, positionOf, resume, start, viewFor, type Json } from '../../../src/index.js';
import { newGame, position, rule, scene } from './positions.js';

const { TITLES, LADDERS, BOXES } = map;
const refusedAt = (path: string, expected: RegExp) => (error: unknown) =>
  error instanceof BadInput && error.path === path && expected.test(error.expected);

rule('EW-B1 the board has fifteen titles in four ranks above four Magic User boxes', () => {
  assert.deepEqual(
    map.RANKS.map((rank) => map.titlesOf(rank).join(' ')),
    ['H', 'W1 W2', 'S1 S2 S3 S4', 'N1 N2 N3 N4 N5 N6 N7 N8', ''],
  );
  assert.equal(TITLES.length, 15);
  assert.deepEqual(BOXES, ['A', 'B', 'C', 'D']);
  assert.deepEqual(['H', 'W2', 'S3', 'N8', 'A', 'D12'].map(map.rankOf), [
    'high',
    'wizard',
    'sorcerer',
    'necromancer',
    'user',
    'user',
  ]);
});

rule('EW-B2 each title is joined to two titles below or one box, and each Magic User box to two titles', () => {
  const below = (title: string) => [...TITLES, ...BOXES].filter((place) => LADDERS[place].includes(title as 'H'));
  const expected = {
    H: 'W1 W2',
    W1: 'S1 S2',
    W2: 'S3 S4',
    S1: 'N1 N2',
    S2: 'N3 N4',
    S3: 'N5 N6',
    S4: 'N7 N8',
    N1: 'A',
    N2: 'A',
    N3: 'B',
    N4: 'B',
    N5: 'C',
    N6: 'C',
    N7: 'D',
    N8: 'D',
  };
  assert.deepEqual(Object.fromEntries(TITLES.map((title) => [title, below(title).join(' ')])), expected);
  for (const title of map.TITLES.slice(0, 7)) assert.equal(map.FEEDERS[title].join(' '), below(title).join(' '));
  assert.deepEqual(map.contestOf('N3'), 'S2');
  assert.deepEqual(map.contestOf('C11'), 'C');
  assert.equal(map.contestOf('H'), undefined);
});

rule('EW-B3 a title holds one mage, and a Magic User box any number', () => {
  const { table } = scene('castMajorSpells', { titles: { W1: 'red' }, boxes: { A: Array<string>(9).fill('green') } });
  assert.equal(table.users.A.length, 9);
  for (const title of TITLES) assert.ok(!Array.isArray(table.titles[title]));
  const two = position('castMajorSpells');
  const titles = { ...(two.table['titles'] as object), W1: [] };
  assert.throws(
    () => resume(elfenwizards, { ...two, table: { ...two.table, titles } }, { seed: 1 }),
    refusedAt('position.table.titles.W1', /an object/),
  );
});

rule('EW-B4 three ranks have a Defeated box, the upper two with Grey Magic', () => {
  assert.deepEqual(map.DEFEATED, ['wizard', 'sorcerer', 'necromancer']);
  assert.deepEqual(map.GREY_RANKS, ['wizard', 'sorcerer']);
  assert.deepEqual(newGame().table.defeated, { wizard: [], sorcerer: [], necromancer: [] });
});

rule('EW-B5 there are four Major Spell boxes, one for each rank that competes', () => {
  assert.deepEqual(map.MAJOR_BOXES, ['wizard', 'sorcerer', 'necromancer', 'user']);
  assert.deepEqual(map.MAJOR_BOXES, map.RANKS.slice(1));
});

rule('EW-B6 there are a Minor Spells box, a Grey Magic box and a turn track of four spaces', () => {
  assert.deepEqual(map.SPELL_BOXES.slice(4), ['minor', 'grey']);
  assert.equal(map.SPELL_BOXES.length, 6);
  assert.equal(map.TURNS, 4);
  assert.deepEqual(newGame().table.track, [null, null, null, null]);
});

rule('EW-S1 each player has seven dice and seven Minor Spells, and the box holds the printed numbers of pieces', () => {
  const { DICE, MINOR_SPELLS, PAWNS, GREY_TOKENS } = map;
  assert.deepEqual(
    { DICE, MINOR_SPELLS, PAWNS, GREY_TOKENS },
    { DICE: 7, MINOR_SPELLS: 7, PAWNS: 39, GREY_TOKENS: 12 },
  );
  for (const players of [3, 4, 5, 6]) {
    const { table } = newGame(players);
    assert.equal(table.players.length, players);
    assert.deepEqual(table.winners, []);
    for (const p of table.players) assert.deepEqual([p.front, p.reserve, p.rolled.length], [7, 7, 0]);
  }
});

rule('EW-S2 three players take red, green and blue; yellow, black and white join in this order', () => {
  assert.deepEqual(elfenwizards.seats, ['red', 'green', 'blue', 'yellow', 'black', 'white']);
  const owners = ({ titles, users }: ReturnType<typeof newGame>['table']) =>
    new Set([...Object.values(titles), ...Object.values(users).flat()].flatMap((mage) => mage?.owner ?? []));
  for (const players of [3, 4, 5, 6]) assert.equal(owners(newGame(players).table).size, players);
  for (const players of [2, 7, 3.5, NaN]) {
    assert.throws(() => start(elfenwizards, { players, seed: 1 }), refusedAt('players', /3 to 6/));
  }
});

rule('EW-S3 the placement tables give 8, 6, 5 or 4 mages each and fill every title below High Wizard', () => {
  for (const [players, each] of [
    [3, 8],
    [4, 6],
    [5, 5],
    [6, 4],
  ] as const) {
    const { table } = newGame(players);
    assert.equal(table.titles.H, null);
    for (const title of TITLES.slice(1)) assert.ok(table.titles[title], `${title} with ${players} players`);
    for (const box of BOXES) assert.ok(table.users[box].length >= 2);
    const mages = [...Object.values(table.titles), ...Object.values(table.users).flat()].filter((mage) => mage);
    for (let seat = 0; seat < players; seat++) assert.equal(mages.filter((m) => m!.owner === seat).length, each);
    assert.ok(mages.every((mage) => mage!.grey === 0 && mage!.spells.length === 0));
  }
  const { table } = newGame(3);
  assert.equal(table.titles.W2!.owner, 1);
  assert.deepEqual(
    table.users.D.map((mage) => mage.owner),
    [0, 1, 2],
  );
});

rule('EW-S3 a custom placement table is laid out as given', () => {
  const placement = { W1: 'green', N8: 'blue', A: ['red', 'blue'], C: ['green'], D: ['red'] };
  const game = newGame(3, { placement });
  assert.equal(game.at('W1'), 'green');
  assert.equal(game.at('N8'), 'blue');
  assert.equal(game.at('A'), 'red blue');
  assert.equal(game.at('B'), '');
  assert.deepEqual(game.table.options.placement, placement);
  const thirteen = Object.fromEntries([
    ['A', Array<string>(13).fill('red')],
    ['B', Array<string>(13).fill('green')],
    ['C', Array<string>(13).fill('blue')],
  ]);
  assert.equal(newGame(3, { placement: thirteen }).table.users.C.length, 13);
});

rule('EW-S3 an invalid placement table is refused with the path of the fault', () => {
  const even = { W1: 'red', W2: 'green', A: ['blue'] };
  const wrong = (placement: Json, path: string, expected: RegExp) =>
    assert.throws(
      () => newGame(3, { placement }),
      refusedAt(`options.placement${path}`, expected),
      JSON.stringify(placement),
    );
  wrong({ ...even, X9: 'red' }, '.X9', /one of W1, .*C, D$/);
  wrong({ ...even, A1: ['red'] }, '.A1', /one of W1,/);
  wrong({ ...even, H: 'red' }, '.H', /one of W1,/);
  wrong({ ...even, S1: 'pink' }, '.S1', /one of red, green, blue$/);
  wrong({ ...even, S1: 'yellow' }, '.S1', /one of red, green, blue$/);
  wrong({ ...even, B: ['red', 7] }, '.B', /one of red/);
  wrong({ ...even, S1: ['red', 'green'] }, '.S1', /one of red/);
  wrong({ ...even, B: 'red' }, '.B', /a list/);
  wrong({ ...even, S1: null }, '.S1', /one of red/);
  wrong({ ...even, S1: 'red' }, '', /the same number/);
  wrong({ A: ['red'], B: ['green'] }, '', /the same number/);
  wrong({}, '', /1 to 13 for each player/);
  wrong(
    Object.fromEntries(['red', 'green', 'blue'].map((c, i) => [BOXES[i]!, Array<string>(14).fill(c)])),
    '',
    /1 to 13 for each player/,
  );
  wrong([], '', /an object/);
  wrong('W1', '', /an object/);
  wrong(3, '', /an object/);
});

rule('EW-S4 a random player holds the Dragon in turn 1, each seat equally likely', () => {
  const holders = [0, 0, 0, 0];
  for (let seed = 0; seed < 400; seed++) {
    const game = newGame(4, {}, seed);
    const { params } = game.said('firstDragon')[0]!;
    assert.equal(params!['seat'], game.table.dragon);
    holders[game.table.dragon]!++;
  }
  for (const n of holders) assert.ok(n > 70 && n < 130, `${holders.join(' ')} of 400`);
});

rule('EW-S5 Grey Magic starts in its box, Minor Spells in front of their owners', () => {
  const { table } = newGame(5);
  assert.ok(Object.values(table.users).every((box) => box.every((mage) => mage.grey === 0)));
  assert.ok(table.players.every((p) => p.reserve === 7 && p.spent === 0));
});

rule('EW-S6 mages that the placement table does not use are not in the game', () => {
  const all = (players: number) =>
    Object.values(PLACEMENTS[players]!).reduce((sum, mages) => sum + [mages].flat().length, 0);
  assert.deepEqual([3, 4, 5, 6].map(all), [24, 24, 25, 24]);
  const { table } = newGame(4);
  const onBoard = Object.values(table.titles).filter(Boolean).length + Object.values(table.users).flat().length;
  assert.equal(onBoard, all(4));
});

rule('EW-H1 every viewer sees the whole table except the random number generator', () => {
  const game = newGame(3).play();
  const { rng: _rng, ...open } = game.table;
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    assert.deepEqual(viewFor(elfenwizards, game.snapshot, viewer).table, open);
  }
});

rule('EW-T1 a game goes through the ten phases in order', () => {
  const game = newGame(3, { placement: { W1: 'red', W2: 'green', A: ['blue'] } });
  const seen = new Set(game.frames.map((frame) => frame.value));
  const told = new Set<string>();
  const first: Record<string, (scene: typeof game) => string> = {
    castMajorSpells: () => 'roll',
    castRemainingSpells: () => 'roll',
  };
  while (game.phase !== 'over') {
    const line = first[game.phase]?.(game) ?? game.offers()[0]!;
    const may = game.offers();
    game.play(`${game.acting} ${may.includes(line) ? line : may.at(-1)!}`);
    game.frames.forEach((frame) => seen.add(frame.value));
    game.facts.filter(({ code }) => code.startsWith('phase.')).forEach(({ code }) => told.add(code));
  }
  const order = [...seen];
  assert.deepEqual(
    order.filter((phase) => !['over'].includes(phase as string)),
    [
      'highWizardRetires',
      'castMajorSpells',
      'castRemainingSpells',
      'recoverMinorSpells',
      'competition',
      'awardTitles',
      'recoverMinorSpellsAgain',
      'awardVacantTitles',
      'demoteMages',
      'removeGreyMagic',
      'score',
    ],
  );
  assert.equal(
    [...told].sort().join(' '),
    'phase.award phase.cast phase.castRest phase.compete phase.demote phase.promote phase.recover phase.recoverAgain phase.removeGrey',
  );
  assert.ok(game.table.turn <= 4);
  assert.equal(game.snapshot.status, 'done');
  assert.equal(game.refused('red roll'), 'EW-T1 notNow');
});

rule('EW-T1 a move of another phase is refused', () => {
  const game = newGame(3);
  assert.equal(game.phase, 'castMajorSpells');
  assert.equal(game.refused(`${game.acting} pass`), 'EW-T1 notNow');
  assert.equal(game.refused(`${game.acting} retire A`), 'EW-T1 notNow');
});

rule('EW-T2 the Dragon’s holder goes first, then play is clockwise', () => {
  const game = scene('castMajorSpells', { players: 4, dragon: 'blue' });
  const order = [];
  while (game.phase === 'castMajorSpells') {
    order.push(game.acting);
    assert.equal(game.refused('green roll'), 'EW-T2 notYourTurn');
    game.play(`${game.acting} roll`, `${game.acting} hold`);
    if (order.length === 3) break;
  }
  assert.deepEqual(order, ['blue', 'yellow', 'red']);
  assert.equal(game.refused('blue roll'), 'EW-T2 notYourTurn');
});

rule('EW-A1 no move within a phase changes what another player has', () => {
  const game = newGame(4, {}, 3);
  for (let n = 0; game.phase !== 'over' && n < 5000; n++) {
    const before = game.table;
    const { phase, acting } = game;
    const offers = game.offers();
    game.play(`${acting} ${offers[(n * 7) % offers.length]!}`);
    if (game.frames.length > 1 || phase !== game.phase) continue;
    before.players.forEach((player, seat) => {
      if (seat !== before.queue[0]) assert.deepEqual(game.table.players[seat], player);
    });
  }
  assert.equal(game.phase, 'over');
});

rule('EW-A2 the negotiation times are one and five minutes, and the chart itself has no clock', () => {
  assert.deepEqual(map.NEGOTIATION, { casting: 60, competition: 300 });
  for (const state of Object.values(elfenwizards.machine.states)) {
    assert.deepEqual([state.after.length, state.invoke.length], [0, 0]);
  }
});

test('an unknown option and an invalid value are refused with their path', () => {
  assert.throws(() => newGame(3, { firstPlaceTie: 'never' }), refusedAt('options.firstPlaceTie', /both-rise/));
  assert.throws(() => newGame(3, { greyMagicCost: 5 }), refusedAt('options.greyMagicCost', /4, 3/));
  assert.throws(() => newGame(3, { house: true }), refusedAt('options.house', /option of elfenwizards/));
  assert.deepEqual(newGame(3).table.options, { firstPlaceTie: 'both-rise', greyMagicCost: 4, placement: null });
});

test('a seed has to be a whole number of 32 bits', () => {
  for (const seed of [-1, 2 ** 32, 0.5, NaN])
    assert.throws(() => newGame(3, {}, seed), refusedAt('seed', /4294967295/));
  assert.equal(newGame(3, {}, 2 ** 32 - 1).phase, 'castMajorSpells');
});

test('a placement option in a position is checked like that of a new game', () => {
  const from = positionOf(elfenwizards, newGame(3).snapshot);
  const options = { ...from.options, placement: { H: 'red' } };
  assert.throws(() => resume(elfenwizards, { ...from, options }, { seed: 1 }), BadInput);
});
