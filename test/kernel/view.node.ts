/** What a viewer sees of a game that hides something, what may be imagined behind it, and who chooses a move by that. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../src/kernel/random.js';
import { conclude, factsOf, hides, redacted, reveals } from '../../src/kernel/view.js';
import {
  BadInput,
  chooseMove,
  frames,
  imagine,
  parseMove,
  viewFor,
  type BotOptions,
  type Snapshot,
} from '../../src/index.js';
import { after, begin, lacking, whole } from '../toy/moments.js';
import { toy, type Move, type Seen, type Table } from '../toy/game.js';

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

test('an opponent is asked with a level and a seed, or told which of them is missing', () => {
  const view = viewFor(toy, begin(), 0);
  const only = { ...view, moves: view.moves.slice(0, 1) };
  const wrong: readonly (readonly [advice: object, path: string, expected: RegExp])[] = [
    [{ seed: 1 }, 'level', /^one of "easy", "normal", "hard"$/],
    [{ seed: 1, level: 'clever' }, 'level', /^one of/],
    [{ level: 'easy' }, 'seed', /^a whole number from 0 to 4294967295$/],
    ...[-1, 0.5, '1', NaN, 2 ** 32].map((seed) => [{ seed, level: 'hard' }, 'seed', /^a whole/] as const),
  ];
  for (const [advice, path, expected] of wrong)
    for (const seen of [view, only])
      assert.throws(
        () => chooseMove(toy, seen, advice as BotOptions),
        (error) => error instanceof BadInput && error.path === path && expected.test(error.expected),
        JSON.stringify(advice),
      );
});
