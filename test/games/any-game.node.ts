/** Games with different tables and moves, handled by the same code: that it compiles is part of the test. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkMages } from '../../src/games/dark-mages/index.js';
import { elfengold } from '../../src/games/elfengold/index.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { chooseMove, formatMove, legalMoves, play, start, viewFor, type AnyGame } from '../../src/index.js';

test('the same code starts and plays any game', () => {
  const games: readonly AnyGame[] = [elfenwizards, elfengold, darkMages];
  for (const game of games) {
    let snapshot = start(game, { players: 3, seed: 1 });
    for (let n = 0; n < 5; n++) {
      const [move] = legalMoves(game, snapshot);
      assert.ok(move);
      assert.match(formatMove(game, move), /^\w+ \w+/);
      const view = viewFor(game, snapshot, move.seat);
      snapshot = play(game, snapshot, chooseMove(game, view, { seed: n, level: 'easy' }));
    }
    assert.equal(snapshot.status, 'active', game.id);
  }
});
