/** The default opponent: Monte Carlo tree search for games without an opponent of their own. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chooseMove, legalMoves, play, start, viewFor } from '../../src/index.js';
import { measured, winsOf } from './against-random.js';
import { connecting } from './games/connecting.js';

describe('the default opponent', () => {
  for (const [name, game] of Object.entries(measured))
    test(`wins against random moves at every level: ${name}`, () => {
      assert.ok(winsOf(game, 10, 'easy') >= 7);
    });

  test('takes a win, and prevents one', () => {
    const drop = (...columns: number[]) =>
      columns.reduce(
        (now, column) => play(connecting, now, { type: 'drop', seat: legalMoves(connecting, now)[0]!.seat, column }),
        start(connecting, { players: 2, seed: 1 }),
      );
    const answer = (now: ReturnType<typeof drop>, seat: number) =>
      chooseMove(connecting, viewFor(connecting, now, seat), { seed: 3, level: 'normal' }).column;
    assert.equal(answer(drop(0, 6, 0, 6, 0, 6), 0), 0);
    assert.equal(answer(drop(0, 6, 0, 6, 0), 1), 0);
  });

  test('chooses the same move again for the same view, seed and level, from the view as JSON too', () => {
    for (const game of Object.values(measured)) {
      const now = start(game, { players: 2, seed: 4 });
      const view = viewFor(game, now, legalMoves(game, now)[0]!.seat);
      const choose = (seen: typeof view) => chooseMove(game, seen, { seed: 9, level: 'easy' });
      assert.deepEqual(choose(JSON.parse(JSON.stringify(view)) as typeof view), choose(view));
    }
  });

  test('does not look at what its seat may not know', () => {
    const { bidding } = measured;
    const now = start(bidding!, { players: 2, seed: 4 });
    const [first, other] = [0, 20].map((coins) => play(bidding!, now, { type: 'bid', seat: 0, coins } as never));
    const choose = (after: typeof now) =>
      chooseMove(bidding!, viewFor(bidding!, after, 1), { seed: 2, level: 'normal' });
    assert.deepEqual(choose(first!), choose(other!));
  });
});
