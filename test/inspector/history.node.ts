import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '../../src/games/elfenwizards/data/paths.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { graphOf, indexOf } from '../../src/inspector/graph.js';
import { historyEntry } from '../../src/inspector/history.js';
import { storedPath } from '../../src/inspector/stored-paths.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { toy } from '../toy/game.js';

const game = new Playthrough(elfenwizards, storedPath(elfenwizards, paths, 'over')!);
const entries = game.plies.map((_, n) => historyEntry(game, n, 'spectator'));

test('every entry of a whole game continues from the phase before it, by transitions of the chart', () => {
  const index = indexOf(graphOf(elfenwizards.machine));
  entries.forEach(({ n, move, whole, from, to, microsteps, changes }, i) => {
    assert.equal(n, i);
    assert.equal(move, game.plies[n]!.move);
    assert.equal(whole, n > 0);
    assert.equal(from, n > 0 ? entries[n - 1]!.to : undefined);
    assert.equal(to, microsteps.at(-1)!.state);
    assert.equal(changes.length > 0, n > 0);
    assert.ok(changes.every(({ path }) => path[0] !== 'last' && path[0] !== 'rng'));
    assert.ok(microsteps.every(({ facts }) => facts.length > 0));
    microsteps.forEach(({ transition, state }, s) => {
      const before = s > 0 ? microsteps[s - 1]!.state : from;
      assert.equal(transition === undefined, before === undefined);
      if (transition === undefined) return;
      const { source, targets } = index.transition(transition);
      assert.equal(source, before);
      assert.equal(state, targets[0] ?? source);
    });
  });
  assert.equal(entries.at(-1)!.to, 'over');
});

test('a hidden move is shown in full only to the seat that made it', () => {
  const at = (word: string) => {
    const lines = ['ann bid 5', `bob answer ${word}`];
    return new Playthrough(toy, {
      start: { players: 3, seed: 1 },
      moves: lines.map((line) => parseMove(toy, line)),
    });
  };
  const told = (word: string, viewer: 0 | 1) => historyEntry(at(word), 2, viewer);
  assert.deepEqual(told('doubt', 0), told('believe', 0));
  assert.deepEqual(told('doubt', 0).move, { type: 'answer', seat: 1 });
  assert.deepEqual([told('doubt', 0).whole, told('doubt', 1).whole], [false, true]);
  assert.deepEqual(told('doubt', 1).move, parseMove(toy, 'bob answer doubt'));
  assert.deepEqual(told('doubt', 0).microsteps, [
    { transition: 'round.answering:answer', state: 'round.answering', facts: [] },
  ]);
});

test('a step without new facts has none in its entry', () => {
  const bid = new Playthrough(toy, { start: { players: 3, seed: 1 }, moves: [parseMove(toy, 'ann bid 5')] });
  const told = historyEntry(bid, 1, 'spectator').microsteps.map(({ state, facts }) => [
    state,
    facts.map(({ code }) => code),
  ]);
  assert.deepEqual(told, [
    ['round.bidding', ['bid']],
    ['round.answering', []],
  ]);
});

test('a move beyond the end has no entry', () => {
  assert.throws(() => historyEntry(game, game.length + 1, 0), RangeError);
});
