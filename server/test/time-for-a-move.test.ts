/** What the people at a table agree on as time passes: the time for a move in a game over days, and how long whoever is away is asked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { come, denied, move, offer, pass, SECOND, seated } from './seated.js';

const DAY = 86_400_000;
test('in a game over days an opponent plays for whoever is late, also if they are there, until they move', () => {
  const { keeper, table } = seated('abc', 0, 1);
  assert.equal(table.seating.left, DAY);
  move(table, 0, 0, 'ann bid 3');
  keeper.time += DAY - 1;
  table.leave(2);
  denied(table, 0, 'bot', 2, 'time');
  keeper.time += 1;
  assert.deepEqual([table.left, table.lobby.days], [0, 1]);
  denied(table, 0, 'bot', 0, 'offer');
  // Ben is late himself, and there: he has a say about Cleo only. Ann need not wait for Cleo.
  offer(table, 0, 'bot', 2);
  assert.equal(keeper.kept.offer?.kind, 'bot');
  offer(table, 1, 'bot', 2);
  assert.deepEqual([keeper.kept.seats[2]!.bot, keeper.kept.offer], ['normal', null]);
  table.leave(0);
  come(table, 'a');
  offer(table, 0, 'bot', 1);
  assert.equal(keeper.kept.seats[1]!.bot, 'normal', 'nobody else is there');
  const made = table.ask('move', 1, { epoch: 0, n: 1, move: 'bob answer doubt' });
  assert.deepEqual(
    made.told!(0).map(([type]) => type),
    ['ply', 'seats'],
  );
  assert.deepEqual([keeper.kept.seats[1]!.bot, table.left], [null, DAY]);
});

test('whoever is there takes their seat back from the opponent, which moves before they could', () => {
  const { keeper, table } = seated('ab', 0, 1);
  move(table, 0, 0, 'ann bid 3');
  keeper.time += DAY;
  offer(table, 0, 'bot', 1);
  assert.equal(table.opponent?.seat, 1);
  const { answer, told } = offer(table, 1, 'return');
  assert.deepEqual([answer, told!(0)[0]![0]], [{ n: 1 }, 'seats']);
  assert.deepEqual([table.opponent, keeper.kept.seats[1]!.bot, keeper.wake().opponent], [undefined, null, undefined]);
  const { keeper: other, table: ofThree } = seated('abc');
  for (const kind of ['leave', 'return']) offer(ofThree, 2, kind);
  assert.deepEqual([ofThree.hasLeft(2), other.kept.seats[2]!.bot], [true, 'normal'], 'who left for good stays away');
});

test('in a game over days no opponent plays for whoever was late and has moved, or whose time began anew', () => {
  const { keeper, table } = seated('abc', 0, 1);
  move(table, 0, 0, 'ann bid 3');
  keeper.time += DAY;
  offer(table, 0, 'bot', 1);
  assert.deepEqual(
    table.ask('move', 1, { epoch: 0, n: 1, move: 'bob answer doubt' }).told!(0).map(([type]) => type),
    ['ply', 'seats'],
  );
  assert.deepEqual([table.seating.offer, keeper.kept.offer], [null, null]);
  table.leave(2);
  pass(60 * SECOND);
  assert.deepEqual([table.settle(), keeper.kept.seats[1]!.bot], [undefined, null]);
});

test('the time for a move outlives the process, and what is proposed waits for those who come later', () => {
  const { keeper, table } = seated('ab', 0, 3);
  move(table, 0, 0, 'ann bid 3');
  table.leave(1);
  keeper.time += DAY;
  offer(table, 0, 'end');
  assert.deepEqual([table.stage, table.settle()], ['running', undefined], 'a day away is not long here');
  const woken = keeper.wake();
  assert.deepEqual([woken.left, woken.seating.offer?.kind], [2 * DAY, 'end']);
  come(woken, 'b');
  offer(woken, 1, 'end');
  assert.deepEqual([woken.stage, woken.left, keeper.kept.offer], ['over', null, null]);
});

test('a live game has no time for a move', () => {
  const { table } = seated();
  pass(99 * DAY);
  assert.equal(table.left, null);
});

const HOUR = 3600 * SECOND;
test('whoever is away is asked for an hour, or in a game over days for the time of a move, and no restart begins it anew', () => {
  for (const [days, most] of [
    [0, HOUR],
    [1, DAY],
  ] as const) {
    const { keeper, table } = seated('abc', 0, days);
    // Long away before, but not asked.
    table.leave(2);
    pass(10 * DAY);
    offer(table, 0, 'end');
    offer(table, 1, 'end');
    assert.equal(table.agreedIn, most);
    // All leave, and the process ends.
    pass(most / 2);
    table.leave(0);
    table.leave(1);
    const woken = keeper.wake();
    come(woken, 'a');
    assert.deepEqual([woken.seating.offer?.kind, woken.agreedIn], ['end', most / 2]);
    pass(most / 2);
    // Not in the minute in which everybody may come back to another process.
    const later = keeper.wake();
    come(later, 'b');
    assert.equal(later.agreedIn, 60 * SECOND);
    pass(60 * SECOND);
    later.settle();
    assert.equal(later.stage, 'over');
  }
});

test('whoever is there while an end is proposed, and does not answer, is asked for an hour after they leave', () => {
  const { keeper, table } = seated('ab');
  offer(table, 0, 'end');
  pass(2 * HOUR);
  assert.equal(table.agreedIn, Infinity);
  table.leave(1);
  assert.equal(table.agreedIn, HOUR);
  pass(HOUR / 2);
  come(table, 'b');
  assert.equal(table.agreedIn, Infinity);
  // The process ends while both are there, and one comes back.
  pass(HOUR / 2);
  const woken = keeper.wake();
  come(woken, 'a');
  assert.equal(woken.agreedIn, HOUR);
  table.leave(1);
  const other = keeper.wake();
  come(other, 'a');
  pass(HOUR);
  assert.equal(other.agreedIn, 0);
  other.settle();
  assert.equal(other.stage, 'over');
});
