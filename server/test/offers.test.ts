/** What the people at a table agree on: another game, an end, a move taken back, and an opponent for somebody who is away. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../../src/kernel/game.js';
import { formatMove } from '../../src/kernel/notation.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import * as wire from '../../src/playthrough/wire.js';
import { picker } from '../../src/testing/picker.js';
import type { Denied } from '../src/denied.js';
import { keyOf } from '../src/sitting.js';
import { CODE, MemoryKeeper, person, playOn, tokenOf, toyGame } from './fakes.js';
import { come, denied, move, offer, pass, SECOND, seated } from './seated.js';

test('people who agree play again at another table, their seats turned by one, with the same keys', () => {
  const { keeper, table } = seated('ab', 1);
  denied(table, 0, 'again', null, 'offer');
  playOn(table);
  denied(table, 'spectator', 'again', null, 'spectator');
  denied(table, 0, 'end', null, 'offer');
  const { told } = offer(table, 1, 'again');
  assert.deepEqual(told!('spectator'), [['seats', table.seating]]);
  assert.deepEqual(table.seating.offer, { kind: 'again', seat: null, agreed: [1] });
  offer(table, 1, 'again');
  assert.equal(table.seating.next, null, 'one person alone decides nothing');
  const done = offer(table, 0, 'again').told!(0);
  const { next, offer: open } = wire.TOLD.seats(JSON.parse(JSON.stringify(done[0]![1])), 'seats');
  assert.deepEqual([wire.code(next, 'next'), open], [keeper.kept.next, null]);
  denied(table, 0, 'again', null, 'offer');

  const again = keeper.following!;
  assert.deepEqual(
    again.kept.seats.map(({ name, bot }) => bot ?? name),
    ['b', 'easy', 'a'],
  );
  assert.notEqual(again.kept.start.seed, keeper.kept.start.seed);
  const second = again.wake(7);
  assert.deepEqual([second.stage, second.n], ['running', 0]);
  assert.deepEqual([come(second, 'a'), come(second, 'b')], [2, 0]);
  assert.deepEqual(keeper.wake().seating.next, next, 'who comes later finds the way');
});

test('whoever turns a proposal down refuses it, and whoever made it withdraws it, from any page', () => {
  const { table } = seated('abc');
  const after = (viewer: Viewer, kind: string) => {
    const told = offer(table, viewer, kind).told!(0).at(-1)![1] as wire.Seating;
    return [told.offer?.kind ?? null, told.refused];
  };
  assert.deepEqual(after(0, 'end'), ['end', false]);
  assert.deepEqual(after(1, 'end'), ['end', false]);
  assert.deepEqual(after(0, 'none'), [null, false]);
  assert.deepEqual(after(0, 'end'), ['end', false]);
  assert.deepEqual(after(1, 'none'), [null, true]);
  assert.deepEqual(after(2, 'end'), ['end', false], 'a new proposal is a new question');
  assert.deepEqual(after(0, 'none'), [null, true]);
  assert.deepEqual(after(0, 'none'), [null, false], 'nothing was proposed');
});

test('a game ends as it stands when all who are there want it, and then its record is told', () => {
  const { keeper, table } = seated('abc');
  playOn(table, 2);
  offer(table, 0, 'end');
  offer(table, 1, 'none');
  assert.equal(table.seating.offer, null, 'turned down');
  offer(table, 0, 'end');
  table.leave(2);
  assert.equal(table.agreedIn, Infinity, 'somebody is asked who is there');
  pass(3599 * SECOND);
  offer(table, 1, 'end');
  assert.equal(table.stage, 'running', 'an end waits for an hour for whoever is away');
  assert.equal(table.settle(), undefined);
  assert.equal(table.agreedIn, SECOND);
  pass(SECOND);
  const [over, seats] = table.settle()!('spectator');
  assert.deepEqual([over![0], seats![0], table.stage], ['over', 'seats', 'over']);
  assert.equal(parseRecord(toyGame, (over![1] as wire.Body<'over'>).record).moves.length, 2);
  assert.deepEqual(table.ask('move', 0, { epoch: 0, n: 2, move: 'ann answer doubt' }).answer, {
    denied: { code: 'over', params: {} },
  });
  assert.equal(table.opponent, undefined);
  const woken = keeper.wake();
  assert.equal(woken.stage, 'over');
  assert.ok(woken.welcome(2).some(([type]) => type === 'over'));
});

test('an opponent plays for whoever is away for a minute, until they are back', () => {
  const { keeper, table } = seated('abc');
  denied(table, 0, 'bot', 2, 'early', { seconds: 60 });
  denied(table, 0, 'bot', null, 'offer');
  denied(table, 0, 'bot', 9, 'offer');
  table.leave(2);
  pass(20 * SECOND);
  denied(table, 0, 'bot', 2, 'early', { seconds: 40 });
  pass(40 * SECOND);
  offer(table, 0, 'bot', 2);
  denied(table, 2, 'bot', 2, 'offer');
  assert.equal(keeper.kept.seats[2]!.bot, null);
  offer(table, 1, 'bot', 2);
  assert.equal(keeper.kept.seats[2]!.bot, 'normal');
  assert.deepEqual(table.seating.seats[2], { bot: 'normal', name: 'c', taken: true, present: false, gone: false });
  playOn(table, 1);
  while (table.opponent?.seat !== 2) playOn(table, table.n + 1);
  assert.equal(come(table, 'c'), 2);
  assert.deepEqual([table.opponent, keeper.kept.seats[2]!.bot], [undefined, null]);
  assert.deepEqual(keeper.kept.seats[2]!.key, keyOf(tokenOf('c')));
});

test('whoever comes back while the others still agree keeps the seat', () => {
  const { keeper, table } = seated('abc');
  table.leave(2);
  pass(60 * SECOND);
  offer(table, 0, 'bot', 2);
  come(table, 'c');
  assert.equal(table.seating.offer, null);
  denied(table, 1, 'bot', 2, 'early', { seconds: 60 });
  assert.equal(keeper.kept.seats[2]!.bot, null);
});

test('after a new beginning of the server everybody has a minute to come back, and an empty table decides nothing', () => {
  const { keeper } = seated();
  pass(1e9);
  const table = keeper.wake();
  come(table, 'a');
  offer(table, 0, 'end');
  assert.equal(table.stage, 'running');
  table.leave(0);
  pass(3600 * SECOND);
  assert.equal(table.settle(), undefined);
});

test('who leaves for good cannot come back, an opponent plays on, and the others are told', () => {
  const { keeper, table } = seated('abc');
  playOn(table, 1);
  offer(table, 2, 'end');
  denied(table, 'spectator', 'leave', null, 'spectator');
  const [seats] = offer(table, 2, 'leave').told!(0);
  assert.deepEqual([seats![0], table.seating.offer, table.stage], ['seats', null, 'running']);
  assert.deepEqual(table.seating.seats[2], { bot: 'normal', name: 'c', taken: true, present: true, gone: true });
  assert.deepEqual([table.hasLeft(2), table.hasLeft(1), table.hasLeft('spectator')], [true, false, false]);
  for (const each of [table, keeper.wake()])
    assert.throws(
      () => come(each, 'c'),
      (error) => (error as Denied).denial.code === 'left',
    );
  while (table.opponent?.seat !== 2) playOn(table, table.n + 1);
  denied(table, 0, 'bot', 2, 'offer');
  // The game is theirs to end, and at the next table the seat is there for whoever comes back.
  offer(table, 0, 'end');
  offer(table, 1, 'end');
  assert.equal(table.stage, 'over');
  assert.equal(come(table, 'c'), 2, 'what is over all may see');
  offer(table, 0, 'again');
  offer(table, 1, 'again');
  const again = keeper.following!;
  assert.deepEqual(
    again.kept.seats.map(({ gone, bot }) => [gone, bot]),
    [
      [false, null],
      [false, 'normal'],
      [false, null],
    ],
  );
  assert.equal(come(again.wake(), 'c'), 1);
});

test('who leaves a game of two for good resigns: it ends with its record, and they may play again', () => {
  const { keeper, table } = seated();
  playOn(table, 2);
  const [seats, over] = offer(table, 1, 'leave').told!(0);
  assert.deepEqual([seats![0], over![0], table.stage, table.hasLeft(1)], ['seats', 'over', 'over', false]);
  assert.deepEqual(
    (seats![1] as wire.Seating).seats.map(({ gone, bot }) => [gone, bot]),
    [
      [false, null],
      [true, null],
    ],
  );
  denied(table, 0, 'leave', null, 'offer');
  const woken = keeper.wake();
  assert.deepEqual([woken.stage, woken.seating.seats[1]!.gone], ['over', true]);
  offer(table, 1, 'again');
  offer(table, 0, 'again');
  assert.notEqual(table.seating.next, null);
});

test('the last person who leaves for good ends the game', () => {
  const { table } = seated('ab', 1);
  offer(table, 0, 'leave');
  assert.equal(table.stage, 'running');
  offer(table, 1, 'leave');
  assert.equal(table.stage, 'over');
});

test('nobody is told what was not kept', () => {
  const { keeper, table } = seated();
  offer(table, 0, 'end');
  keeper.isFull = true;
  assert.throws(() => offer(table, 1, 'end'), /disk full/);
  assert.equal(table.stage, 'running');
  keeper.isFull = false;
  offer(table, 1, 'end');
  assert.equal(table.stage, 'over');
});

test('who moved last takes back when all agree; messages from before are stale, also for the next process', () => {
  const { keeper, table } = seated('abc');
  denied(table, 0, 'back', null, 'back');
  move(table, 0, 0, 'ann bid 3');
  denied(table, 1, 'back', null, 'back');
  denied(table, 0, 'back', 1, 'offer');
  const { told } = offer(table, 0, 'back');
  assert.deepEqual(told!(1), [['seats', table.seating]]);
  offer(table, 1, 'back');
  assert.equal(table.n, 1);
  const [back, seats] = offer(table, 2, 'back').told!(1);
  assert.deepEqual([back, seats![0]], [['back', { epoch: 1, n: 0 }], 'seats']);
  assert.deepEqual([table.n, table.position, table.seating.offer], [0, '1.0', null]);
  for (const each of [table, keeper.wake()]) {
    assert.deepEqual(move(each, 0, 0, 'ann bid 3'), { stale: 0 });
    assert.deepEqual(move(each, 1, 1, 'bob answer doubt'), { stale: 0 });
  }
  assert.deepEqual(move(table, 0, 0, 'ann bid 5', 1), { n: 1 });
  assert.deepEqual(
    keeper.kept.moves.map((kept) => kept.move),
    ['ann bid 5'],
  );
});

test('an answer is taken back before the others see it, and nothing is after chance or a shown hand', () => {
  const { table } = seated('abc');
  move(table, 0, 0, 'ann bid 3');
  move(table, 2, 1, 'cat answer doubt');
  denied(table, 0, 'back', null, 'back');
  offer(table, 2, 'back');
  // A move of somebody else says no.
  const { told } = table.ask('move', 1, { epoch: 0, n: 2, move: 'bob answer doubt' });
  assert.deepEqual(
    told!(0).map(([type]) => type),
    ['ply', 'seats'],
  );
  assert.equal(table.seating.offer, null);
  denied(table, 1, 'back', null, 'back');
});

test('who is alone with opponents takes back at once, their moves too', () => {
  const { keeper, table } = seated('a', 2);
  move(table, 0, 0, 'ann bid 3');
  table.make({ type: 'answer', seat: 2, word: 'doubt' } as never);
  assert.deepEqual(offer(table, 0, 'back').told!(0)[0], ['back', { epoch: 1, n: 0 }]);
  assert.deepEqual([table.n, keeper.kept.moves], [0, []]);
});

test('whatever people do, the table is that of its model, and a process that wakes it finds the same', () => {
  let back = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const pick = picker(seed);
    const { keeper, table: first } = seated('abc');
    let table = first;
    let model: { readonly lines: readonly string[]; readonly epoch: number } = { lines: [], epoch: 0 };
    for (let turn = 0; turn < 40 && table.stage === 'running'; turn++) {
      const by = pick(3);
      const act = pick(8);
      if (act === 0) {
        table = keeper.wake(seed);
        for (const letter of 'abc') come(table, letter);
      } else if (act < 4) {
        const { answer } = offer(table, by, 'back');
        // Mostly the others agree.
        if (act > 1)
          for (const other of [0, 1, 2]) if (other !== by && table.seating.offer) offer(table, other, 'back');
        if (table.position === `${model.epoch}.${model.lines.length}`) continue;
        assert.ok('n' in answer);
        assert.ok(table.n < model.lines.length);
        model = { lines: model.lines.slice(0, table.n), epoch: model.epoch + 1 };
        back++;
      } else {
        const { moves } = table.view(by);
        const wrong = move(table, by, model.lines.length, 'ann bid 3', model.epoch + 1);
        assert.deepEqual(wrong, { stale: model.lines.length });
        if (moves.length === 0) continue;
        const line = formatMove(toyGame, moves[pick(moves.length)]!);
        assert.deepEqual(move(table, by, model.lines.length, line, model.epoch), { n: model.lines.length + 1 });
        model = { ...model, lines: [...model.lines, line] };
      }
      assert.deepEqual(
        keeper.kept.moves.map((kept) => kept.move),
        model.lines,
      );
      const woken = keeper.wake();
      assert.equal(woken.position, `${model.epoch}.${model.lines.length}`);
      for (const seat of [0, 1, 2]) assert.deepEqual(woken.view(seat), table.view(seat));
    }
  }
  assert.ok(back > 20, String(back));
});

test('before the game begins the host frees the seat of somebody who has been away for a minute', () => {
  const keeper = new MemoryKeeper([person, person, person, person], toyGame);
  const table = keeper.wake();
  for (const letter of 'abc') come(table, letter);
  denied(table, 0, 'free', 1, 'early', { seconds: 60 });
  table.leave(1);
  keeper.time += 59 * SECOND;
  denied(table, 0, 'free', 1, 'early', { seconds: 1 });
  keeper.time += 1 * SECOND;
  denied(table, 2, 'free', 1, 'host');
  denied(table, 'spectator', 'free', 1, 'spectator');
  for (const nobody of [3, 9, null]) denied(table, 0, 'free', nobody, 'offer');
  const [seats] = offer(table, 0, 'free', 1).told!(0);
  assert.equal(seats![0], 'seats');
  for (const each of [table, keeper.wake()]) assert.equal(each.seating.seats[1]!.taken, false);
  denied(table, 0, 'free', 1, 'offer');
  assert.throws(
    () => table.admit({ code: CODE, token: tokenOf('b') }),
    (error) => (error as Denied).denial.code === 'token',
  );
  assert.equal(come(table, 'd'), 1);
  // Once the game has begun an opponent takes over, as all agree.
  come(table, 'e');
  table.leave(1);
  keeper.time += 60 * SECOND;
  denied(table, 0, 'free', 1, 'begun');
});

test('whoever gets up as the game begins does not lose it', () => {
  const { keeper, table } = seated('ab');
  denied(table, 0, 'stand', null, 'begun');
  assert.deepEqual([table.stage, keeper.kept.seats[0]!.gone], ['running', false]);

  const waits = new MemoryKeeper([person, person], toyGame);
  const early = waits.wake();
  come(early, 'a');
  denied(early, 0, 'leave', null, 'offer');
  offer(early, 0, 'stand');
  assert.deepEqual([early.hasLeft(0), waits.kept.seats[0]], [true, person]);
});

test('in a game over days nobody need be there, and no seat is freed', () => {
  const keeper = new MemoryKeeper([person, person, person], toyGame, 1);
  const table = keeper.wake();
  for (const letter of 'ab') come(table, letter);
  table.leave(1);
  keeper.time += 1e9;
  denied(table, 0, 'free', 1, 'offer');
});
