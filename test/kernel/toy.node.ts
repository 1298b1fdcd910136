/** The whole kernel on a game that is none of ours: hidden hands, a bid, answers out of turn. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayBegin, vouchFor } from '../../src/kernel/play.js';
import { seeded } from '../../src/kernel/random.js';
import { conclude, factsOf, hides, redacted, reveals } from '../../src/kernel/view.js';
import {
  BadInput,
  RefusedMove,
  chooseMove,
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
import { toy, type Move, type Seen, type Table } from '../toy/game.js';

const begin = (seed = 7, players = 3) => start(toy, { players, seed });
const after = (from: Snapshot<Table>, ...lines: string[]) =>
  lines.reduce((snapshot, line) => play(toy, snapshot, parseMove(toy, line)), from);
const lacking = (part: string): typeof toy => ({ ...toy, [part]: undefined });
const tell = (snapshot: Snapshot<Table>) => legalMoves(toy, snapshot).map((move) => formatMove(toy, move));

test('a game begins in a nested state with its options filled in', () => {
  const snapshot = begin();
  assert.deepEqual(snapshot.value, { round: 'bidding' });
  assert.equal(snapshot.status, 'active');
  assert.deepEqual(snapshot.context.table.options, { hand: 3, stakes: 0 });
  assert.deepEqual(start(toy, { players: 2, seed: 1, options: { hand: 2 } }).context.table.hands.flat().length, 4);
  assert.deepEqual(startFrames(toy, { players: 3, seed: 7 }), [snapshot]);
});

test('the same seed gives the same game, another another', () => {
  assert.deepEqual(begin(), begin());
  assert.notDeepEqual(begin().context.table.hands, begin(8).context.table.hands);
});

test('legal moves are in canonical order, and several seats may be asked at once', () => {
  assert.deepEqual(tell(begin()), [
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
  assert.deepEqual(tell(asked), ['bob answer believe', 'bob answer doubt', 'cat answer believe', 'cat answer doubt']);
  assert.deepEqual(toAct(legalMoves(toy, asked)), [1, 2]);
  assert.deepEqual(tell(after(asked, 'cat answer doubt')), ['bob answer believe', 'bob answer doubt']);
  assert.equal(legalMoves(toy, asked), legalMoves(toy, asked), 'worked out once for each snapshot');
});

test('a refusal names its rule: of the verb, of the phase for the verb, of the phase', () => {
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

test('a refused move throws its refusal and changes nothing', () => {
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
    'the chart alone may refuse it',
  );
});

test('a move of no known form is told apart from a refused one', () => {
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

const whole = ['ann bid 5', 'cat answer doubt', 'bob answer believe'];

test('frames show each step, and the last is what play gives', () => {
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

test('a game comes to its end, where nothing is legal', () => {
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

test('a position is the table without the generator, and a game resumes at it', () => {
  const snapshot = after(begin(), 'ann bid 5', 'cat answer doubt');
  const position = positionOf(toy, snapshot);
  assert.equal(position.phase, 'round.answering');
  assert.ok(!JSON.stringify(position).includes('rng') && !('last' in position.table));
  const again = resume(toy, JSON.parse(JSON.stringify(position)) as typeof position, { seed: 3 });
  assert.equal(again.status, 'active');
  assert.deepEqual(tell(again), tell(snapshot));
  assert.deepEqual(positionOf(toy, again), position);
  assert.deepEqual(start(toy, { position, seed: 3 }), again);
  assert.notDeepEqual(resume(toy, position, { seed: 4 }).context.table.rng, again.context.table.rng);
});

test('a position from outside is refused by path, value and expectation', () => {
  const good = positionOf(toy, after(begin(), 'ann bid 5'));
  const wrong = (change: object, path: string, expected: RegExp, seed = 1) =>
    assert.throws(
      () => resume(toy, { ...good, ...change }, { seed }),
      (error: unknown) => error instanceof BadInput && error.path === path && expected.test(error.expected),
      path,
    );
  const table = good.table;
  wrong({ game: 'chess' }, 'position.game', /"toy"/);
  wrong({ version: 2 }, 'position.version', /3/);
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
    /3 cards/,
  );
  wrong({ table: { ...table, answers: [null, null] } }, 'position.table.answers', /one a hand/);
  wrong({ table: { ...table, answers: ['doubt', 'doubt', 'doubt'] } }, 'position', /somebody may move/);
  wrong({ options: { hand: 4 } }, 'position.options.hand', /3, 2/);
  wrong({ options: { hat: 4 } }, 'position.options.hat', /an option of toy/);
  for (const options of [[], null, 'a']) wrong({ options }, 'position.options', /an object/);
  wrong({}, 'seed', /whole number/, -1);
  assert.throws(() => resume(toy, null as never, { seed: 1 }), /position: null, expected an object/);
  for (const part of ['table', 'violation'])
    assert.throws(() => resume(lacking(part), good, { seed: 1 }), /checks of positions have not come/);
  const { options: _none, ...bare } = good;
  assert.deepEqual(resume(toy, bare as typeof good, { seed: 1 }).context.table.options, { hand: 3, stakes: 0 });
});

test('a position that is vouched for is taken up without the game’s checks, and as they would take it up', () => {
  const position = positionOf(toy, start(toy, { players: 3, seed: 3 }));
  const checked = resume(toy, position, { seed: 1 });
  const bare = { ...toy, table: undefined, violation: undefined } as unknown as typeof toy;
  assert.throws(() => resume(bare, position, { seed: 1 }), /have not come/);
  vouchFor(position);
  assert.deepEqual(resume(bare, position, { seed: 1 }), checked);
  assert.throws(() => resume(bare, { ...position }, { seed: 1 }), /have not come/);
  assert.throws(() => resume(bare, position, { seed: -1 }), /whole number/);
});

test('a start is refused by what is wrong with it', () => {
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
  const faulty = { ...toy, setup: () => assert.fail('a fault of the game') };
  assert.throws(() => mayBegin(faulty, { players: 3, seed: 1 }), /a fault of the game/);
});

// Secrets. Canaries: whatever is secret is changed, and nothing that a seat is told may change with it.

const secret = (snapshot: Snapshot<Table>, change: Partial<Table>): Snapshot<Table> => ({
  ...snapshot,
  context: { table: { ...snapshot.context.table, ...change } },
});

test('a seat sees its own hand and answer, never another’s, nor the generator', () => {
  const snapshot = after(begin(), 'ann bid 5', 'cat answer doubt');
  const { hands } = snapshot.context.table;
  const views = [0, 1, 2].map((seat) => viewFor(toy, snapshot, seat));
  views.forEach(({ table }, seat) => {
    assert.deepEqual(
      table.hands,
      hands.map((hand, s) => (s === seat ? hand : [0, 0, 0])),
    );
    assert.ok(!JSON.stringify(table).includes('rng'));
    assert.deepEqual(table.answers, [null, null, seat === 2 ? 'doubt' : '?']);
  });
  assert.deepEqual(viewFor(toy, snapshot, 'spectator').table.hands.flat(), Array(9).fill(0));
});

test('a view says who looks, who acts, what to do, and what this seat may do', () => {
  const snapshot = after(begin(), 'ann bid 5', 'cat answer doubt');
  const { table: _table, ...bob } = viewFor(toy, snapshot, 1);
  assert.deepEqual(bob, {
    game: 'toy',
    phase: 'round.answering',
    seat: 1,
    toAct: [1],
    players: 3,
    prompt: { code: 'round.answering', params: { seat: 0 } },
    moves: ['believe', 'doubt'].map((word) => ({ type: 'answer', seat: 1, word })),
    last: [],
  });
  assert.deepEqual(viewFor(toy, snapshot, 2).last, [
    { rule: 'T-3', code: 'answer', params: { seat: 2, word: 'doubt' } },
  ]);
  assert.deepEqual(viewFor(toy, snapshot, 'spectator').moves, []);
  const shown = frames(toy, snapshot, parseMove(toy, 'bob answer believe'))[1]!;
  assert.deepEqual(
    [0, 1].map((seat) => viewFor(toy, shown, seat).last.map(({ code }) => code)),
    [['shown', 'drew'], ['shown']],
  );
});

test('facts and moves are told as a viewer may know them, and a step that adds no fact tells none', () => {
  const asked = after(begin(), ...whole.slice(0, 2));
  const steps = frames(toy, asked, parseMove(toy, whole[2]!));
  const told = (...given: Parameters<typeof factsOf<Table, Move, Seen>>) =>
    factsOf(...given).map((facts) => facts.map(({ code }) => code));
  assert.deepEqual(told(toy, steps, 0, asked), [[], ['shown', 'drew'], []]);
  assert.deepEqual(told(toy, steps, 1, asked), [['answer'], ['shown'], []]);
  assert.deepEqual([told(toy, [asked], 2), told(toy, [asked], 2, asked)], [[['answer']], [[]]]);

  const answer = parseMove(toy, 'cat answer doubt');
  const open = lacking('redact');
  assert.deepEqual(redacted(toy, answer, 1), { type: 'answer', seat: 2 });
  assert.deepEqual([redacted(toy, answer, 2), redacted(open, answer, 1)], [answer, answer]);
  assert.deepEqual([hides(toy), hides(open)], [true, false]);
});

test('a move reveals something where another table that a seat may hold for the true one would have told otherwise', () => {
  const tells = (from: Snapshot<Table>, line: string, game = toy) =>
    reveals(game, from, parseMove(toy, line), after(from, line), 1);
  assert.ok(!tells(begin(), 'ann bid 5'));
  const bid = after(begin(), 'ann bid 5');
  assert.ok(!tells(bid, 'cat answer doubt'));
  const asked = after(bid, 'cat answer doubt');
  assert.ok(tells(asked, 'bob answer believe'), 'Ann’s card is shown');
  const actual = asked.context.table;
  const imagine: typeof toy.imagine = (seen, rng) =>
    String(rng) === String(seeded(8)) ? toy.imagine(seen, rng) : actual;
  assert.ok(tells(asked, 'bob answer believe', { ...toy, imagine }), 'one such table of eight is enough');
});

test('two snapshots equal but for what is secret give the same view and the same move', () => {
  for (let seed = 0; seed < 50; seed++) {
    const snapshot = after(begin(seed), 'ann bid 5', 'cat answer doubt');
    const { hands, answers } = snapshot.context.table;
    const other = secret(snapshot, {
      rng: begin(seed + 1).context.table.rng,
      hands: hands.map((hand, seat) => (seat === 1 ? hand : hand.map((card) => 10 - card))),
      answers: answers.map((answer) => (answer === 'doubt' ? 'believe' : answer)),
    });
    const [view, same] = [viewFor(toy, snapshot, 1), viewFor(toy, other, 1)];
    assert.equal(JSON.stringify(same), JSON.stringify(view));
    const advice = { seed, level: 'normal' } as const;
    assert.deepEqual(chooseMove(toy, same, advice), chooseMove(toy, view, advice));
    assert.equal(JSON.stringify(imagine(toy, same, seed)), JSON.stringify(imagine(toy, view, seed)));
  }
});

test('what is imagined agrees with the view, deals the rest anew, and can be played on', () => {
  const snapshot = after(begin(), 'ann bid 5', 'cat answer doubt');
  const view = viewFor(toy, snapshot, 1);
  const dreams = Array.from({ length: 40 }, (_, seed) => imagine(toy, view, seed));
  for (const dream of dreams) {
    assert.deepEqual(viewFor(toy, dream, 1), view);
    assert.deepEqual([dream.status, dream.value], [snapshot.status, snapshot.value]);
    assert.ok(dream.context.table.hands.flat().every((card) => card >= 1 && card <= 9));
    assert.ok(['believe', 'doubt'].includes(dream.context.table.answers[2]!));
    assert.deepEqual(after(dream, 'bob answer doubt').value, { round: 'bidding' });
  }
  assert.ok(new Set(dreams.map(({ context }) => String(context.table.hands))).size > 30);
  assert.ok(new Set(dreams.map(({ context }) => String(context.table.rng))).size === 40);
  assert.deepEqual(imagine(toy, view, 5), dreams[5]);
});

test('a step in which nobody decides is imagined as a game that goes on', () => {
  const asked = after(begin(), ...whole.slice(0, 2));
  const showing = frames(toy, asked, parseMove(toy, whole[2]!))[1]!;
  const dream = imagine(toy, viewFor(toy, showing, 0), 1);
  assert.deepEqual([dream.status, dream.value], ['active', 'showing']);
});

function* thinking(): Generator<void, number> {
  yield;
  yield;
  return 7;
}

test('an opponent chooses one of the view’s moves; a single one is no question; none is an error', () => {
  const view = viewFor(toy, begin(), 0);
  const best = Math.max(...begin().context.table.hands[0]!, 2);
  assert.deepEqual(chooseMove(toy, view, { seed: 1, level: 'easy' }), { type: 'bid', seat: 0, card: best });
  const silent = { ...toy, choose: () => assert.fail('asked') };
  const only = view.moves.slice(0, 1);
  assert.deepEqual(chooseMove(silent, { ...view, moves: only }, { seed: 1, level: 'hard' }), only[0]);
  assert.throws(() => chooseMove(toy, viewFor(toy, begin(), 1), { seed: 1, level: 'easy' }), /1 has no move/);
  assert.throws(() => chooseMove(lacking('choose'), view, { seed: 1, level: 'easy' }), /toy has no opponent here/);
  assert.equal(conclude(thinking()), 7);
  const asked: unknown[] = [];
  const curious = { ...toy, choose: (v: typeof view, advice: unknown) => (asked.push(advice), v.moves[0]!) };
  chooseMove(curious, view, { seed: 4, level: 'hard', budget: 9 });
  chooseMove(curious, view, { seed: 4, level: 'hard' });
  assert.deepEqual(asked[0], { seed: 4, level: 'hard', budget: 9 });
  assert.ok((asked[1] as { budget: number }).budget > 0);
});
