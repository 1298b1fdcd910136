/** Dearer properties, on samples of random games of Elfenwizards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { elfenwizards, type Move } from '../../src/games/elfenwizards/index.js';
import { start } from '../../src/index.js';
import {
  checkActor,
  checkDistinct,
  checkOffers,
  checkResume,
  checkViews,
  chooser,
  every,
  games,
  phaseOf,
  playGame,
  startOf,
} from './games.js';

test('XState’s actor and the compiled chart agree on every event of 100 games, in as many microsteps', () => {
  games(100, (from, choose) => checkActor(playGame(from, choose)));
});

test('what is offered is what is not refused, of all moves that can be written down', () => {
  games(20, (from, choose, n) => {
    playGame(from, choose, (snapshot, offered, i) => (i + n) % 61 === 0 && checkOffers(snapshot, offered, i));
  });
});

test('in every phase at least once', () => {
  const seen = new Set<string>();
  playGame(startOf(1, 12), chooser(3), (snapshot, offered, n) => {
    const phase = phaseOf(snapshot) + [...new Set(offered.map(({ type }) => type))].join();
    if (!seen.has(phase)) checkOffers(snapshot, offered, n);
    seen.add(phase);
  });
  assert.ok(seen.size > 8, [...seen].join(' '));
});

test('moves on offer lead to different tables', () => {
  games(60, (from, choose) => void playGame(from, choose, every(7, checkDistinct)));
});

test('snapshots survive JSON, and positions resume with the same moves on offer', () => {
  games(60, (from, choose) => void playGame(from, choose, every(5, checkResume)));
});

test('no view carries the generator', () => {
  games(60, (from, choose) => void playGame(from, choose, every(9, checkViews)));
});

test('a game’s beginning is decided by its seed alone', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.nat(), (n, from) => {
      assert.equal(
        JSON.stringify(start(elfenwizards, startOf(n, from))),
        JSON.stringify(start(elfenwizards, startOf(n, from))),
      );
    }),
  );
});

test('whoever has a decision is asked: every seat moves in some game', () => {
  const seats = new Set<Move['seat']>();
  playGame(startOf(3, 8), chooser(1)).moves.forEach((move) => seats.add(move.seat));
  assert.deepEqual([...seats].sort(), [0, 1, 2, 3, 4, 5]);
});
