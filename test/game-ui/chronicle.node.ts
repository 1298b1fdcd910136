import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chronicleOf, type ViewAfter } from '../../src/game-ui/chronicle.js';
import { byPoints } from '../../src/game-ui/standings.js';
import type { View } from '../../src/kernel/game.js';

/** The chronicle of a game with these points after each move. A round has `perRound` moves; 0: the game has no rounds. */
const course = (rows: readonly (readonly number[])[], perRound = 2) => {
  const moments: ViewAfter[] = rows.map((points, move) => ({
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

test('a round has the points of its last move', () => {
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
test('the turning point is the round whose end gives the winner the lead for good', () => {
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
test('if the winner always leads, the turning point is the round in which the lead grows most', () => {
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
test('if the lead of a winner who always leads grows most at once, it is taken then: nobody was ahead before', () => {
  const { turn } = course([
    [0, 0],
    [6, 0],
    [7, 0],
    [9, 4],
  ]);
  assert.deepEqual(turn, { code: 'tookLead', seats: [0], round: 1, move: 1, by: 0 });
});
test('without rounds the turning point is a move, and a tie at the start is nobody’s lead', () => {
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
test('joint winners share the turning point; there is none without a winner or with a single moment', () => {
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
test('the last scoring is apart from the round before it, and may be the turning point', () => {
  const scored = [
    [4, 2],
    [4, 6],
  ];
  const moments = scored.map((points, move) => ({
    move,
    view: { table: { points, isFinal: move === 1 } } as unknown as View,
  }));
  const of = (view: View) => view.table as { points: number[]; isFinal: boolean };
  const ui = {
    standings: (view: View) => byPoints(of(view).points),
    chronicle: (view: View) => ({ round: 1, ...of(view) }),
  };
  const { rounds, turn } = chronicleOf(ui, moments);
  assert.deepEqual(rounds, [
    { round: 1, points: [4, 2], move: 0 },
    { round: 1, isFinal: true, points: [4, 6], move: 1 },
  ]);
  assert.deepEqual(turn, { code: 'tookLead', seats: [1], round: 1, isFinal: true, move: 1, by: 0 });
});
