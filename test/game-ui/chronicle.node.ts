import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chronicleOf, type Moment } from '../../src/game-ui/chronicle.js';
import { byPoints } from '../../src/game-ui/standings.js';
import type { View } from '../../src/kernel/game.js';

/** Rows of points, each after a move; every second row ends a round. */
const course = (rows: readonly (readonly number[])[], perRound = 2) => {
  const moments: Moment[] = rows.map((points, move) => ({
    move,
    view: { table: { points, move } } as unknown as View,
  }));
  const table = (view: View) => view.table as { points: number[]; move: number };
  return chronicleOf(
    {
      standings: (view) => byPoints(table(view).points),
      ...(perRound > 0 && {
        chronicle: (view) => ({ round: 1 + Math.floor(table(view).move / perRound), points: table(view).points }),
      }),
    },
    moments,
  );
};

test('the points of each round are those at its end', () => {
  const { rounds } = course([
    [0, 0],
    [3, 1],
    [3, 4],
    [5, 9],
  ]);
  assert.deepEqual(rounds, [
    { round: 1, points: [3, 1], move: 1 },
    { round: 2, points: [5, 9], move: 3 },
  ]);
});
test('a game turns where the winner takes the lead for the last time, whatever happens within a round', () => {
  const { turn } = course([
    [0, 0, 0],
    [5, 2, 0],
    [5, 9, 0],
    [5, 9, 0],
    [20, 9, 0],
    [10, 9, 0],
    [10, 12, 1],
    [14, 19, 1],
  ]);
  assert.deepEqual(turn, { code: 'tookLead', seats: [1], round: 4, move: 7, by: 0 });
});
test('where the winner is ahead all along it turns where the lead grows most', () => {
  const { turn } = course([
    [0, 0],
    [3, 1],
    [9, 2],
    [12, 2],
    [13, 4],
    [15, 6],
  ]);
  assert.deepEqual(turn, { code: 'drewAway', seats: [0], round: 2, move: 3, by: 8 });
});
test('a game that counts no rounds turns at a move, and one that begins level is nobody’s lead to lose', () => {
  const late = course(
    [
      [0, 0],
      [2, 0],
      [2, 3],
      [2, 4],
    ],
    0,
  );
  assert.deepEqual(late, { rounds: [], turn: { code: 'tookLead', seats: [1], round: undefined, move: 2, by: 0 } });
  const all = course(
    [
      [0, 0],
      [2, 0],
      [2, 1],
    ],
    0,
  );
  assert.deepEqual(all.turn, { code: 'ledAll', seats: [0], round: undefined, move: 1, by: 0 });
});
test('those who share the win turned it together; a game without winners or of one moment did not turn', () => {
  assert.deepEqual(
    course([
      [0, 0, 0],
      [1, 0, 0],
      [1, 4, 1],
      [5, 5, 1],
    ]).turn,
    {
      code: 'tookLead',
      seats: [0, 1],
      round: 2,
      move: 3,
      by: 0,
    },
  );
  assert.equal(course([[3, 1]]).turn, undefined);
  assert.equal(
    chronicleOf(
      { standings: () => [{ seats: [0], rank: 2 }] },
      [0, 1].map((move) => ({ move, view: {} as View })),
    ).turn,
    undefined,
  );
});
