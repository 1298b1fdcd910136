/** The whole kernel on the toy game, which has hidden hands, a bid, and answers in any order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayBegin } from '../../src/kernel/start.js';
import {
  BadInput,
  RefusedMove,
  formatMove,
  frames,
  imagine,
  legalMoves,
  parseMove,
  play,
  positionOf,
  refusal,
  replay,
  resume,
  start,
  startFrames,
  toAct,
  viewFor,
  type Snapshot,
} from '../../src/index.js';
import { toy, type Move, type Table } from '../toy/game.js';
import { after, begin, lacking, whole } from '../toy/moments.js';

const formatLegal = (snapshot: Snapshot<Table>) => legalMoves(toy, snapshot).map((move) => formatMove(toy, move));

test('a game starts in a nested state with default options filled in', () => {
  const snapshot = begin();
  assert.deepEqual(snapshot.value, { round: 'bidding' });
  assert.equal(snapshot.status, 'active');
  assert.deepEqual(snapshot.context.table.options, { hand: 3, stakes: 0 });
  assert.deepEqual(start(toy, { players: 2, seed: 1, options: { hand: 2 } }).context.table.hands.flat().length, 4);
  assert.deepEqual(startFrames(toy, { players: 3, seed: 7 }), [snapshot]);
});

test('the same seed gives the same game, another seed another game', () => {
  assert.deepEqual(begin(), begin());
  assert.notDeepEqual(begin().context.table.hands, begin(8).context.table.hands);
});

test('legal moves are in canonical order, and several seats may be to act at once', () => {
  assert.deepEqual(formatLegal(begin()), [
    'ann bid 2',
    'ann bid 3',
    'ann bid 4',
    'ann bid 5',
    'ann bid 6',
    'ann bid 7',
    'ann bid 8',
    'ann bid 9',
  ]);
  const asked = after(begin(), 'ann bid 5');
  assert.deepEqual(formatLegal(asked), [
    'bob answer believe',
    'bob answer doubt',
    'cat answer believe',
    'cat answer doubt',
  ]);
  assert.deepEqual(toAct(legalMoves(toy, asked)), [1, 2]);
  assert.deepEqual(formatLegal(after(asked, 'cat answer doubt')), ['bob answer believe', 'bob answer doubt']);
  assert.equal(legalMoves(toy, asked), legalMoves(toy, asked), 'computed once for each snapshot');
});

test('a refusal names the rule: of the verb, of the phase for a closed verb, or of the phase order', () => {
  const asked = after(begin(), 'ann bid 5');
  const why = (snapshot: Snapshot<Table>, line: string) => refusal(toy, snapshot, parseMove(toy, line));
  assert.equal(why(begin(), 'ann bid 5'), undefined);
  assert.deepEqual(why(begin(), 'ann bid 1'), { rule: 'T-2', code: 'tooLow', params: { least: 2 } });
  assert.deepEqual(why(begin(), 'bob answer doubt'), {
    rule: 'T-3',
    code: 'closed.answer',
    params: { phase: 'round.bidding' },
  });
  assert.deepEqual(why(asked, 'bob bid 3'), {
    rule: 'T-0',
    code: 'notNow',
    params: { phase: 'round.answering', verb: 'bid' },
  });
  assert.deepEqual(why(asked, 'ann answer doubt')!.code, 'notAsked');
  assert.deepEqual(why(asked, 'dan answer doubt')!.code, 'notAsked');
});

test('play throws the refusal of an illegal move and changes nothing', () => {
  const snapshot = begin();
  const before = JSON.stringify(snapshot);
  assert.throws(
    () => after(snapshot, 'ann bid 1'),
    (error: unknown) =>
      error instanceof RefusedMove &&
      error.name === 'RefusedMove' &&
      error.refusal.rule === 'T-2' &&
      error.move.type === 'bid' &&
      /"card":1.* refused by T-2 \(tooLow\)/.test(error.message),
  );
  assert.throws(
    () => after(snapshot, 'bob answer doubt'),
    (error: unknown) => error instanceof RefusedMove && error.refusal.code === 'closed.answer',
  );
  assert.equal(JSON.stringify(snapshot), before);
  const lax = { ...toy, rules: { ...toy.rules, bid: { ...toy.rules.bid, refuse: () => undefined } } };
  assert.throws(
    () => play(lax, snapshot, parseMove(toy, 'ann bid 1')),
    /by T-0 \(notNow\)/,
    'the chart refuses a move even if its rule does not',
  );
});

test('a malformed move throws BadInput, not a refusal', () => {
  const expected: Readonly<Record<string, string>> = {
    'move.type': 'one of bid, swear, stake, pass, answer',
    'move.seat': 'a whole number from 0 to 3',
    'move.card': 'one of 1, 2, 3, 4, 5, 6, 7, 8, 9',
    'move.word': 'one of believe, doubt',
  };
  const wrong = (move: unknown, path: string) =>
    [refusal, play, frames].forEach((ask) =>
      assert.throws(() => ask(toy, begin(), move as Move), { path, expected: expected[path]! }, JSON.stringify(move)),
    );
  wrong({ type: 'steal', seat: 0 }, 'move.type');
  wrong({ type: 'constructor', seat: 0 }, 'move.type');
  wrong({ type: '__proto__', seat: 0 }, 'move.type');
  wrong(undefined, 'move.type');
  wrong({ type: 'bid', seat: 4, card: 3 }, 'move.seat');
  wrong({ type: 'bid', seat: '0', card: 3 }, 'move.seat');
  wrong({ type: 'bid', seat: 0, card: 10 }, 'move.card');
  wrong({ type: 'bid', seat: 0, card: '3' }, 'move.card');
  wrong({ type: 'bid', seat: 0 }, 'move.card');
  wrong({ type: 'answer', seat: 1, word: 'perhaps' }, 'move.word');
});

test('what a move holds beside its fields is not looked at, and notation leaves it out', () => {
  const move = { type: 'bid', seat: 0, card: 3, note: '<b>' } as Move;
  assert.deepEqual(play(toy, begin(), move), play(toy, begin(), parseMove(toy, 'ann bid 3')));
  assert.equal(formatMove(toy, move), 'ann bid 3');
});

test('frames gives each microstep, and the last one equals the result of play', () => {
  const asked = after(begin(), ...whole.slice(0, 2));
  const steps = frames(toy, asked, parseMove(toy, whole[2]!));
  assert.deepEqual(
    steps.map(({ value }) => value),
    [{ round: 'answering' }, 'showing', { round: 'bidding' }],
  );
  assert.deepEqual(
    steps.map(({ context }) => context.table.last.map(({ code }) => code)),
    [['answer'], ['shown', 'drew'], ['shown', 'drew']],
  );
  assert.deepEqual(steps.at(-1), after(asked, whole[2]!));
});

test('a game can be played to its end, where no move is legal', () => {
  const lines = [
    ...whole,
    'bob bid 2',
    'ann answer doubt',
    'cat answer doubt',
    'cat bid 9',
    'ann answer doubt',
    'bob answer doubt',
  ];
  const end = after(begin(), ...lines);
  assert.deepEqual([end.status, end.value], ['done', 'finished']);
  assert.deepEqual(legalMoves(toy, end), []);
  assert.equal(refusal(toy, end, parseMove(toy, 'ann bid 3'))!.rule, 'T-0');
  assert.deepEqual(
    replay(
      toy,
      { players: 3, seed: 7 },
      lines.map((line) => parseMove(toy, line)),
    ),
    end,
  );
  assert.equal(imagine(toy, viewFor(toy, end, 0), 1).status, 'done');
});

test('a position is the table without the random state, and a game can be resumed from it', () => {
  const snapshot = after(begin(), 'ann bid 5', 'cat answer doubt');
  const position = positionOf(toy, snapshot);
  assert.equal(position.phase, 'round.answering');
  assert.ok(!JSON.stringify(position).includes('rng') && !('last' in position.table));
  const again = resume(toy, JSON.parse(JSON.stringify(position)) as typeof position, { seed: 3 });
  assert.equal(again.status, 'active');
  assert.deepEqual(formatLegal(again), formatLegal(snapshot));
  assert.deepEqual(positionOf(toy, again), position);
  assert.deepEqual(start(toy, { position, seed: 3 }), again);
  assert.notDeepEqual(resume(toy, position, { seed: 4 }).context.table.rng, again.context.table.rng);
});

test('an invalid position is refused with the path and what was expected', () => {
  const good = positionOf(toy, after(begin(), 'ann bid 5'));
  const wrong = (change: object, path: string, expected: RegExp, seed = 1) =>
    assert.throws(
      () => resume(toy, { ...good, ...change }, { seed }),
      (error: unknown) => error instanceof BadInput && error.path === path && expected.test(error.expected),
      path,
    );
  const table = good.table;
  wrong({ game: 'chess' }, 'position.game', /"toy"/);
  wrong({ version: 2 }, 'position.version', /^3$/);
  wrong({ version: 4 }, 'position.version', /^3, or a newer playable-rules, which made this$/);
  wrong({ phase: 'showing' }, 'position.phase', /"round.bidding", "round.answering"$/);
  wrong({ extra: 1 }, 'position.extra', /nothing of that name/);
  wrong({ table: 5 }, 'position.table', /an object/);
  wrong({ table: { ...table, bid: 12 } }, 'position.table.bid', /one of 1, 2/);
  wrong({ table: { ...table, rng: [1] } }, 'position.table.rng', /nothing of that name/);
  wrong({ table: { ...table, answers: [null] } }, 'position.table.answers', /a list of 2 to 4/);
  wrong(
    {
      table: {
        ...table,
        hands: [
          [1, 2],
          [1, 2, 3],
          [1, 2, 3],
        ],
      },
    },
    'position.table.hands[0]',
    /^a possible position\. ann holds 3 cards\.$/,
  );
  wrong({ table: { ...table, answers: [null, null] } }, 'position.table.answers', /one answer a hand/);
  wrong({ table: { ...table, answers: ['doubt', 'doubt', 'doubt'] } }, 'position', /somebody may move/);
  wrong({ options: { hand: 4 } }, 'position.options.hand', /3, 2/);
  wrong({ options: { hat: 4 } }, 'position.options.hat', /an option of toy/);
  for (const options of [[], null, 'a']) wrong({ options }, 'position.options', /an object/);
  wrong({}, 'seed', /whole number/, -1);
  assert.throws(() => resume(toy, null as never, { seed: 1 }), /position: null, expected an object/);
  for (const part of ['table', 'violation'])
    assert.throws(() => resume(lacking(part), good, { seed: 1 }), /toy has no checks of positions/);
  const { options: _none, ...bare } = good;
  assert.deepEqual(resume(toy, bare as typeof good, { seed: 1 }).context.table.options, { hand: 3, stakes: 0 });
});

test('a game without checks of positions refuses to begin at one', () => {
  const position = positionOf(toy, start(toy, { players: 3, seed: 3 }));
  const bare = { ...toy, table: undefined, violation: undefined } as unknown as typeof toy;
  assert.throws(() => start(bare, { position, seed: 1 }), /toy has no checks of positions/);
});

test('an invalid start is refused with the path of what is wrong', () => {
  const wrong = (change: object, path: string) =>
    assert.throws(
      () => start(toy, { players: 3, seed: 1, ...change }),
      (error: unknown) => error instanceof BadInput && error.path === path,
      path,
    );
  wrong({ players: 5 }, 'players');
  wrong({ players: 1 }, 'players');
  wrong({ players: '3' }, 'players');
  wrong({ seed: 1.5 }, 'seed');
  wrong({ seed: 2 ** 32 }, 'seed');
  wrong({ options: { hand: 1 } }, 'options.hand');
  wrong({ options: { hats: 1 } }, 'options.hats');
  assert.equal(start(toy, { players: 3, seed: 2 ** 32 - 1 }).status, 'active');
  assert.deepEqual(
    [3, 5].map((players) => mayBegin(toy, { players, seed: 1 })),
    [true, false],
  );
  const broken = { ...toy, setup: () => assert.fail('a bug in the game') };
  assert.throws(() => mayBegin(broken, { players: 3, seed: 1 }), /a bug in the game/);
});
