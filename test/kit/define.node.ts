/** Errors of `defineGame` and `defineUi` name the place and what was expected; what is left out has its default. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import goofspiel from '../../examples/goofspiel/index.js';
import { game } from '../../examples/pig/game.js';
import type { Move, Table } from '../../examples/pig/rules.js';
import pig from '../../examples/pig/index.js';
import { addGame } from '../../src/define.js';
import { formatAddress, load, parseAddress, plainText, renderStatic } from '../../src/embed/index.js';
import { allowed, chooseMove, defineChart, defineGame, inTurn, play, start, viewFor } from '../../src/kit/index.js';
import { unknownGame } from '../../src/games/list.js';
import { positionOf } from '../../src/kernel/start.js';
import { defineUi, html, textOf } from '../../src/kit/board.js';
import { readAdded } from '../../src/loading/added-games.js';
import { plainRulebook } from '../../src/kit/plain-rulebook.js';
import { markup } from '../drawing/render.js';

/** Pig without what `defineGame` has filled in. */
const FILLED_IN = ['choose', 'think', 'view', 'imagine', 'prompt'] as const;
const rules = Object.fromEntries(
  Object.entries(game).filter(([name]) => !FILLED_IN.some((one) => one === name)),
) as Omit<typeof game, (typeof FILLED_IN)[number]>;
const text = { 'game.name': 'Pig' };
const plain = { game, wide: { width: 4, height: 3 }, board: () => html``, text: { en: text } };
const without = (name: keyof typeof rules) => ({ ...rules, [name]: undefined }) as never;

describe('defineGame', () => {
  for (const [what, wrong, message] of [
    ['an id with capitals', { ...rules, id: 'Pig' }, /id: "Pig", expected small letters/],
    ['nothing', undefined, /defineGame: nothing, expected an object/],
    ['no id', without('id'), /id: nothing, expected small letters/],
    ['no rules', without('rules'), /pig\.rules: nothing, expected an object/],
    ['no fields', without('fields'), /pig\.fields: nothing, expected an object/],
    ['no chart', without('machine'), /pig\.machine: nothing, expected an object/],
    ['no numbers of players', without('players'), /pig\.players: nothing, expected a list/],
    ['half a player', { ...rules, players: [1.5, 2.5] }, /pig\.players: \[1\.5,2\.5\], expected the least number/],
    ['players as text', { ...rules, players: ['2', '4'] }, /pig\.players: \["2","4"\], expected the least number/],
    ['no seats', without('seats'), /pig\.seats: nothing, expected a list of at least 4/],
    ['no points', without('points'), /pig\.points: nothing, expected a function/],
    ['too few seats', { ...rules, seats: ['a'] }, /pig\.seats: \["a"\], expected a list of at least 4/],
    ['seats without a number', without('seated'), /pig\.seated: nothing, expected a function/],
    ['a verb without fields', { ...rules, fields: { keep: {} } }, /pig\.fields\.roll: nothing, expected an object/],
    [
      'a verb without rules',
      { ...rules, rules: { keep: game.rules.keep } },
      /pig\.machine\.states\.daring\.on\.roll: /,
    ],
    [
      'a verb that no state of the chart has',
      { ...rules, rules: { ...game.rules, wait: game.rules.roll }, fields: { ...game.fields, wait: {} } },
      /pig\.machine\.states: nothing, expected a state with on: wait$/,
    ],
    ['a rule without effect', { ...rules, rules: { ...game.rules, roll: {} } }, /pig\.rules\.roll\.options: nothing/],
    [
      'a seat that no word of a move can name',
      { ...rules, seats: ['a', 'b', 'c d', 'e'] },
      /pig\.seats\[2\]: "c d", expected letters/,
    ],
    [
      'two seats of one name',
      { ...rules, seats: ['a', 'b', 'a', 'd'] },
      /pig\.seats\[2\]: "a", expected an id that no other has/,
    ],
    ['a secret without `redact`', { ...rules, view: (table: never) => table }, /pig\.imagine: /],
  ] as const)
    test(`names what is wrong: ${what}`, () => {
      assert.throws(() => defineGame(wrong as never), message);
    });

  test('uses an opponent of one’s own if there is one, else the search', () => {
    const now = start(game, { players: 2, seed: 1 });
    const view = viewFor(game, now, 0);
    const twice = { ...view, moves: [...view.moves, { type: 'keep', seat: 0 } as const] };
    const own = defineGame({ ...rules, choose: ({ moves }) => moves[1]! });
    assert.equal(chooseMove(own, twice, { seed: 1, level: 'easy' }).type, 'keep');
    assert.deepEqual([...own.think(twice, { seed: 1, level: 'easy', budget: 1 })], []);
    assert.ok([...game.think(view, { seed: 1, level: 'easy', budget: 9 })].length > 1);
  });
});

test('a game that no page has is named with those that there are, if there are any', () => {
  const after = 'a game that addGame has added; if that failed, the console says why';
  assert.equal(unknownGame('chess', ['go']).message, `game: "chess", expected one of go, or ${after}`);
  assert.equal(unknownGame('chess', []).message, `game: "chess", expected ${after}`);
});

test('a rule or an action that returns no table is named', () => {
  const given = { ...rules, machine: undefined };
  const playing = (made: unknown, hand: unknown = made) => {
    const odd = { ...game.rules, roll: { ...game.rules.roll, apply: () => made as Table } };
    const machine = defineChart<Table, Move, never, 'hand'>(odd, {
      ...{ id: 'pig', guards: {}, actions: { hand: () => hand as Table }, initial: 'daring' },
      states: {
        daring: { on: { roll: allowed({ target: 'passing' }), keep: allowed('hand') } },
        passing: { always: { target: 'daring', actions: 'hand' } },
      },
    });
    const whole = defineGame({ ...given, rules: odd, machine });
    return play(whole, start(whole, { players: 2, seed: 1 }), { type: 'roll', seat: 0 });
  };
  const expected = 'expected a table with its facts in last';
  assert.throws(() => playing(undefined), { message: `pig.rules.roll.apply: nothing, ${expected}` });
  assert.throws(() => playing(Promise.resolve()), { message: `pig.rules.roll.apply: a promise, ${expected}` });
  const { table } = start(game, { players: 2, seed: 1 }).context;
  assert.throws(() => playing(table, 7), { message: `pig.actions.hand: 7, ${expected}` });
  assert.equal(playing(table).value, 'daring');
});

test('the name of a field is a fault of that field', () => {
  const table = start(game, { players: 2, seed: 1 }).context.table;
  const violation = (given: typeof table) => game.violation(given, 'daring');
  assert.equal(violation(table), undefined);
  assert.deepEqual(violation({ ...table, turn: 3 }), { path: 'turn', value: 3, code: 'turn' });
  // A code without a sentence, which a plain program may give, is told itself.
  const mute = defineGame({ ...rules, faults: {}, violation: () => 'turn' });
  const position = positionOf(game, start(game, { players: 2, seed: 1 }));
  assert.throws(
    () => start(mute, { position, seed: 1 }),
    /^BadInput: position\.table\.turn: 0, expected a possible position\. turn$/,
  );
  const fault = { path: 'points[0]', value: 9, code: 'points' };
  assert.equal(defineGame({ ...rules, violation: () => fault }).violation(table, 'daring'), fault);
});

test('a mistake in a game is a compile error at its place', () => {
  /** Only the type check looks at these. */
  const mistakes = () => [
    // @ts-expect-error no fields of a verb
    defineGame({ ...rules, fields: { roll: {} } }),
    // @ts-expect-error no rules of a verb
    inTurn<Table, Move>('PIG-1', { roll: game.rules.roll }),
    // @ts-expect-error an option has plain values, which an attribute can name
    defineGame({ ...rules, options: { board: [[6, 7]] } }),
    // @ts-expect-error no such field of the table
    defineGame({ ...rules, violation: () => 'pionts' }),
    // @ts-expect-error no such verb
    defineUi({ ...plain, touches: ({ type }) => (type === 'rol' ? ['die'] : []) }),
    // @ts-expect-error neither places nor a board
    defineUi({ game, wide: plain.wide, text: plain.text }),
    // @ts-expect-error a label of one's own beside places, which have labels
    defineUi({ game, wide: plain.wide, text: plain.text, places: () => [], label: () => '' }),
    // @ts-expect-error no English
    defineUi({ ...plain, text: { fr: text } }),
    // @ts-expect-error no language of the elements
    defineUi({ ...plain, text: { en: text, de: text } }),
    // @ts-expect-error no field of that name
    { type: 'roll', seat: 0, die: 1 } satisfies Move,
  ];
  assert.equal(typeof mistakes, 'function');
});

describe('defineUi', () => {
  for (const [what, wrong, message] of [
    ['no size', { ...plain, wide: {} }, /pig\.wide: \{\}, expected the width and the height/],
    ['nothing', undefined, /defineUi: nothing, expected an object/],
    ['no game', { ...plain, game: undefined }, /defineUi\.game: nothing, expected an object/],
    ['no narrow size', { ...plain, narrow: 5 }, /pig\.narrow: 5, expected the width and the height/],
    ['lessons that are none', { ...plain, lessons: [{}] }, /pig\.lessons\[0\]\.lesson: nothing, expected an object/],
    ['no board', { ...plain, board: undefined }, /pig\.board: nothing, expected a function/],
    ['places that are no function', { ...plain, places: [] }, /pig\.places: \[\], expected a function/],
    [
      'anchors beside places, which have them',
      { ...plain, board: undefined, places: () => [], anchors: () => [] },
      /pig\.anchors: .*expected nothing: places holds it already/,
    ],
    ['no English', { ...plain, text: { fr: text } }, /pig\.text\.en: nothing, expected the English texts/],
    ['no name', { ...plain, text: { en: {} } }, /pig\.text\.en\.game\.name: nothing, expected text/],
    [
      'a language that no element speaks',
      { ...plain, text: { en: text, de: text } },
      /pig\.text: "de", expected one of en, fr, it/,
    ],
    ['a missing sentence', { ...plain, text: { en: text, fr: {} } }, /pig\.text\.fr\.game\.name: nothing/],
    [
      'a missing language',
      { ...plain, text: { en: text, fr: text }, rulebook: { en: {} } },
      /pig\.rulebook\.fr: nothing/,
    ],
    [
      'a lesson that no address can name',
      { ...plain, lessons: [{ lesson: { id: 'my lesson' }, words: { en: {} } }] },
      /pig\.lessons\[0\]\.lesson\.id: "my lesson", expected letters, digits, dots and hyphens/,
    ],
    [
      'a lesson whose pages would lie outside of the folder of a site',
      { ...plain, lessons: [{ lesson: { id: '../../a' }, words: { en: {} } }] },
      /pig\.lessons\[0\]\.lesson\.id: "\.\.\/\.\.\/a"/,
    ],
    [
      'a lesson without texts',
      { ...plain, text: { en: text, it: text }, lessons: [{ lesson: { id: 'a' }, words: { en: {} } }] },
      /pig\.lessons\[0\]\.words\.it: nothing/,
    ],
  ] as const)
    test(`names what is wrong: ${what}`, () => {
      assert.throws(() => defineUi(wrong as never), message);
    });

  test('draws, names and orders the places of one list', async () => {
    const text = textOf('en', [await goofspiel.text('en')]);
    const view = viewFor(goofspiel.game, start(goofspiel.game, { players: 2, seed: 1 }), 1);
    const anchors = goofspiel.anchors(view, 'wide');
    assert.deepEqual(
      anchors.map(({ id }) => id),
      [1, 2, 3, 4, 5, 6, 7].map((n) => `card:${n}`),
    );
    assert.ok(anchors.every(({ x, y }) => x > 0 && x < 720 && y > 410 && y < 560));
    assert.equal(goofspiel.label('card:7', view, text), 'Card 7');
    assert.equal(goofspiel.label('card:9', view, text), '');
    const look = { state: () => 'idle' as const, changed: new Set<string>(), shown: new Set<string>() };
    const drawn = markup(goofspiel.board(view, { ...look, text, layout: 'wide', prefix: '', tabStop: 'card:1' }));
    assert.deepEqual([...drawn.matchAll(/aria-label="(Card \d)"/g)].length, 7);
  });

  test('says at which place a drawing fails', () => {
    const { board: _board, ...without } = plain;
    const place = { id: 'c3', area: { x: 0, y: 0, w: 10, h: 10 }, label: () => 'C3' };
    const fails = () => {
      throw new Error('boom');
    };
    const view = viewFor(game, start(game, { players: 2, seed: 1 }), 0);
    const look = { state: () => 'idle' as const, changed: new Set<string>(), shown: new Set<string>() };
    const draw = (of: object, scene?: () => never) => {
      const ui = defineUi({ ...without, places: () => [{ ...place, ...of }], ...(scene && { scene }) });
      return () =>
        markup(ui.board(view, { ...look, text: textOf('en', [text]), layout: 'wide', prefix: '', tabStop: 'c3' }));
    };
    assert.match(draw({})(), /aria-label="C3"/);
    assert.throws(draw({ draw: fails }), { message: 'pig.places[c3].draw: boom' });
    assert.throws(draw({ beside: fails }), { message: 'pig.places[c3].beside: boom' });
    assert.throws(draw({}, fails), { message: 'pig.scene: boom' });
  });

  test('loads texts that come on demand', async () => {
    const ui = defineUi({ ...plain, text: { en: text, fr: () => Promise.resolve({ 'game.name': 'Cochon' }) } });
    assert.equal((await ui.text('fr-CA'))['game.name'], 'Cochon');
    assert.equal((await ui.text('de'))['game.name'], 'Pig');
  });

  test('adds what most games say alike, in the languages of the game', async () => {
    const fr = { ...text, 'prompt.over': 'Fini.' };
    const ui = defineUi({ ...plain, text: { en: { ...text, 'prompt.over': 'Done.' }, fr } });
    assert.equal((await ui.text('fr'))['guard:else'], 'sinon');
    assert.equal((await ui.text('fr'))['prompt.over'], 'Fini.');
    // A game that speaks English alone says all of its words in English.
    assert.equal((await ui.text('it'))['guard:else'], 'otherwise');
  });

  test('makes a rulebook of the sentences about rules, by the states that name them', async () => {
    assert.ok(!('rulebook' in defineUi(plain)));
    const said = { ...text, 'phase:daring': 'Dare', 'rule:PIG-2': 'B', 'rule:PIG-1': 'A', 'rule:PIG-9': 'Z' };
    const of = (id: string, sentence: string) => ({ id, text: sentence });
    assert.deepEqual(await defineUi({ ...plain, text: { en: said } }).rulebook!('en'), {
      title: 'Pig',
      chapters: [
        {
          title: 'Dare',
          phases: ['daring', 'passing', 'over'],
          rules: [of('PIG-1', 'A'), of('PIG-2', 'B'), of('PIG-9', 'Z')],
        },
      ],
      terms: {},
    });
    const { chapters } = await goofspiel.rulebook!('en');
    assert.deepEqual(
      chapters.map(({ title, phases }) => [title, ...phases]),
      [
        ['Bid', 'bidding'],
        ['Show', 'showing', 'over'],
      ],
    );
    const states = {
      shuffling: { always: { target: 'dealing' } },
      dealing: { always: { target: 'daring' } },
      daring: { meta: { rules: ['PIG-2'] }, always: { target: 'over' } },
      over: { type: 'final' },
    } as const;
    const machine = defineChart(game.rules, { id: 'pig', initial: 'shuffling', states, guards: {}, actions: {} });
    assert.deepEqual(plainRulebook(machine, said).chapters, [
      { title: 'Dare', phases: Object.keys(states), rules: [of('PIG-2', 'B'), of('PIG-1', 'A'), of('PIG-9', 'Z')] },
    ]);
    const ruleless = defineChart(game.rules, {
      id: 'pig',
      states: { daring: { always: { target: 'over' } }, over: states.over },
      guards: {},
      actions: {},
    });
    assert.deepEqual(plainRulebook(ruleless, said).chapters, [
      { title: 'Dare', phases: ['daring', 'over'], rules: [of('PIG-2', 'B'), of('PIG-1', 'A'), of('PIG-9', 'Z')] },
    ]);
    const own = { title: 'Own', chapters: [], terms: {} };
    const both = defineUi({ ...plain, text: { en: said }, rulebook: { en: own } });
    assert.equal(await both.rulebook!('en'), own);
  });
});

test('what is no game is named, and a game that could not be loaded is loaded by the next call', async () => {
  assert.throws(() => addGame(undefined as never), /^BadInput: addGame: nothing, expected an object/);
  let calls = 0;
  const load = () => {
    if (calls++ === 0) throw new Error('offline');
    return Promise.resolve(pig);
  };
  const added = readAdded({ id: 'pig', about: pig.about, load });
  await assert.rejects(added.load(), /offline/);
  assert.equal((await added.load()).game.id, 'pig');
});

test('programs in Node can add games, and render them without a page', async () => {
  addGame(pig);
  // Under a name of its own: tests in the same process add Goofspiel whole.
  const late = { ...goofspiel, game: { ...goofspiel.game, id: 'late' } };
  addGame({ id: 'late', about: goofspiel.about, load: () => Promise.resolve(late) });
  for (const [id, name] of [
    ['pig', 'Pig'],
    ['late', 'Goofspiel'],
  ] as const) {
    const embed = parseAddress(formatAddress({ kind: 'game', game: id, players: 2, seed: 1 }));
    const made = await renderStatic(embed, { load, markup: () => Promise.resolve('<svg />') });
    assert.match(plainText(made), new RegExp(`^${name}`));
  }
  // Goofspiel speaks English alone, so what is told of it in French is English too.
  const inFrench = parseAddress(formatAddress({ kind: 'game', game: 'late', players: 2, seed: 1, lang: 'fr' }));
  const french = await renderStatic(inFrench, { load, markup: () => Promise.resolve('<svg />') });
  assert.equal(french.lang, 'en');
  assert.match(plainText(french), /Diamonds: 0 points/);
  await assert.rejects(load('chess'), /"chess", expected one of elfenwizards, .*pig.*, late/);
});
