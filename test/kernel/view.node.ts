/**
 * Views of a game with secrets, and what is derived from a view alone: imagined full positions and the moves of opponents.
 * To prove that nothing leaks, tests change what is secret and expect that no view changes with it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../src/kernel/random.js';
import { runToCompletion, factsOf, hides, redacted, reveals } from '../../src/kernel/view.js';
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
import { toy, type Table } from '../toy/game.js';

const withTable = (snapshot: Snapshot<Table>, change: Partial<Table>): Snapshot<Table> => ({
  ...snapshot,
  context: { table: { ...snapshot.context.table, ...change } },
});

test('a seat sees its own hand and answer, but not those of others, nor the random state', () => {
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

test('a view has the viewer, the seats to act, the prompt, the viewer’s moves and the facts it may know', () => {
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

test('facts and moves are redacted for the viewer, and a frame without new facts adds none', () => {
  const asked = after(begin(), ...whole.slice(0, 2));
  const steps = frames(toy, asked, parseMove(toy, whole[2]!));
  const codes = (...given: Parameters<typeof factsOf>) =>
    factsOf(...given).map((facts) => facts.map(({ code }) => code));
  assert.deepEqual(codes(toy, steps, 0, asked), [[], ['shown', 'drew'], []]);
  assert.deepEqual(codes(toy, steps, 1, asked), [['answer'], ['shown'], []]);
  assert.deepEqual([codes(toy, [asked], 2), codes(toy, [asked], 2, asked)], [[['answer']], [[]]]);

  const answer = parseMove(toy, 'cat answer doubt');
  const open = lacking('redact');
  assert.deepEqual(redacted(toy, answer, 1), { type: 'answer', seat: 2 });
  assert.deepEqual([redacted(toy, answer, 2), redacted(open, answer, 1)], [answer, answer]);
  assert.deepEqual([hides(toy), hides(open)], [true, false]);
});

test('a move reveals something if in another position with the same view it would give other facts', () => {
  const revealsToBob = (from: Snapshot<Table>, line: string, game = toy) =>
    reveals(game, from, parseMove(toy, line), after(from, line), 1);
  assert.ok(!revealsToBob(begin(), 'ann bid 5'));
  const bid = after(begin(), 'ann bid 5');
  assert.ok(!revealsToBob(bid, 'cat answer doubt'));
  const asked = after(bid, 'cat answer doubt');
  assert.ok(revealsToBob(asked, 'bob answer believe'), 'Ann’s card is shown');
  const actual = asked.context.table;
  const imagine: typeof toy.imagine = (seen, rng) =>
    String(rng) === String(seeded(8)) ? toy.imagine(seen, rng) : actual;
  assert.ok(
    revealsToBob(asked, 'bob answer believe', { ...toy, imagine }),
    'one differing position of the eight imagined ones is enough',
  );
});

test('two snapshots that differ only in secrets give the same view, the same advice and the same imagined game', () => {
  for (let seed = 0; seed < 50; seed++) {
    const snapshot = after(begin(seed), 'ann bid 5', 'cat answer doubt');
    const { hands, answers } = snapshot.context.table;
    const other = withTable(snapshot, {
      rng: begin(seed + 1).context.table.rng,
      hands: hands.map((hand, seat) => (seat === 1 ? hand : hand.map((card) => 10 - card))),
      answers: answers.map((answer) => (answer === 'doubt' ? 'believe' : answer)),
    });
    const [view, same] = [viewFor(toy, snapshot, 1), viewFor(toy, other, 1)];
    assert.equal(JSON.stringify(same), JSON.stringify(view));
    const options = { seed, level: 'normal' } as const;
    assert.deepEqual(chooseMove(toy, same, options), chooseMove(toy, view, options));
    assert.equal(JSON.stringify(imagine(toy, same, seed)), JSON.stringify(imagine(toy, view, seed)));
  }
});

test('an imagined game agrees with the view, deals hidden cards anew, and can be played on', () => {
  const snapshot = after(begin(), 'ann bid 5', 'cat answer doubt');
  const view = viewFor(toy, snapshot, 1);
  const imagined = Array.from({ length: 40 }, (_, seed) => imagine(toy, view, seed));
  for (const game of imagined) {
    assert.deepEqual(viewFor(toy, game, 1), view);
    assert.deepEqual([game.status, game.value], [snapshot.status, snapshot.value]);
    assert.ok(game.context.table.hands.flat().every((card) => card >= 1 && card <= 9));
    assert.ok(['believe', 'doubt'].includes(game.context.table.answers[2]!));
    assert.deepEqual(after(game, 'bob answer doubt').value, { round: 'bidding' });
  }
  assert.ok(new Set(imagined.map(({ context }) => String(context.table.hands))).size > 30);
  assert.ok(new Set(imagined.map(({ context }) => String(context.table.rng))).size === 40);
  assert.deepEqual(imagine(toy, view, 5), imagined[5]);
});

test('a frame in which nobody is to act is imagined as an active game', () => {
  const asked = after(begin(), ...whole.slice(0, 2));
  const showing = frames(toy, asked, parseMove(toy, whole[2]!))[1]!;
  const imagined = imagine(toy, viewFor(toy, showing, 0), 1);
  assert.deepEqual([imagined.status, imagined.value], ['active', 'showing']);
});

function* thinking(): Generator<void, number> {
  yield;
  yield;
  return 7;
}

test('chooseMove asks the game’s opponent, takes a single move without asking, and fails without a move or opponent', () => {
  const view = viewFor(toy, begin(), 0);
  const best = Math.max(...begin().context.table.hands[0]!, 2);
  assert.deepEqual(chooseMove(toy, view, { seed: 1, level: 'easy' }), { type: 'bid', seat: 0, card: best });
  const silent = { ...toy, choose: () => assert.fail('asked') };
  const only = view.moves.slice(0, 1);
  assert.deepEqual(chooseMove(silent, { ...view, moves: only }, { seed: 1, level: 'hard' }), only[0]);
  assert.throws(() => chooseMove(toy, viewFor(toy, begin(), 1), { seed: 1, level: 'easy' }), /1 has no move/);
  assert.throws(() => chooseMove(lacking('choose'), view, { seed: 1, level: 'easy' }), /toy has no opponent here/);
  assert.equal(runToCompletion(thinking()), 7);
  const received: unknown[] = [];
  const recording = { ...toy, choose: (v: typeof view, options: unknown) => (received.push(options), v.moves[0]!) };
  chooseMove(recording, view, { seed: 4, level: 'hard', budget: 9 });
  chooseMove(recording, view, { seed: 4, level: 'hard' });
  assert.deepEqual(received[0], { seed: 4, level: 'hard', budget: 9 });
  assert.ok((received[1] as { budget: number }).budget > 0);
});

test('chooseMove rejects a missing or invalid level or seed or an invalid budget with an error that names it', () => {
  const view = viewFor(toy, begin(), 0);
  const only = { ...view, moves: view.moves.slice(0, 1) };
  const wrong: readonly (readonly [options: object, path: string, expected: RegExp])[] = [
    [{ seed: 1 }, 'level', /^one of "easy", "normal", "hard"$/],
    [{ seed: 1, level: 'clever' }, 'level', /^one of/],
    [{ level: 'easy' }, 'seed', /^a whole number from 0 to 4294967295$/],
    ...[-1, 0.5, '1', NaN, 2 ** 32].map((seed) => [{ seed, level: 'hard' }, 'seed', /^a whole/] as const),
    ...[0, NaN].map((budget) => [{ seed: 1, level: 'easy', budget }, 'budget', /^a whole number from 1/] as const),
  ];
  for (const [options, path, expected] of wrong)
    for (const seen of [view, only])
      assert.throws(
        () => chooseMove(toy, seen, options as BotOptions),
        (error) => error instanceof BadInput && error.path === path && expected.test(error.expected),
        JSON.stringify(options),
      );
});
