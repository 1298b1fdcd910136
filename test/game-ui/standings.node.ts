import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupByAmount } from '../../src/game-ui/amount.js';
import { byPoints, ranked } from '../../src/game-ui/standings.js';

test('byPoints ranks the most points first, and equal points share a rank', () => {
  const line = (points: number) => ({ code: 'points', params: { points } });
  assert.deepEqual(byPoints([3, 7, -1, 7]), [
    { seats: [1], rank: 1, line: line(7) },
    { seats: [3], rank: 1, line: line(7) },
    { seats: [0], rank: 3, line: line(3) },
    { seats: [2], rank: 4, line: line(-1) },
  ]);
});

test('ranked breaks ties by the next criterion, for teams and for single seats', () => {
  const sides = [
    { seats: [0, 2], by: [12, 3] },
    { seats: [1, 3], by: [12, 5] },
    { seats: [4], by: [13, 0] },
  ];
  assert.deepEqual(ranked(sides), [
    { seats: [4], rank: 1 },
    { seats: [1, 3], rank: 2 },
    { seats: [0, 2], rank: 3 },
  ]);
});

test('groupByAmount groups moves that differ only in an amount, in ascending order', () => {
  const bid = (card: string, coins: number) => ({ type: 'bid', seat: 0, card, coins });
  const pass = { type: 'pass', seat: 0 };
  const moves = [bid('a', 30), pass, bid('b', 2), bid('a', 4)];
  const { single, amounts } = groupByAmount(moves, { bid: 'coins' });
  assert.deepEqual(single, [pass]);
  assert.deepEqual(amounts, [
    { moves: [bid('a', 4), bid('a', 30)], values: [4, 30] },
    { moves: [bid('b', 2)], values: [2] },
  ]);
  assert.deepEqual(groupByAmount(moves).single, moves);
});
