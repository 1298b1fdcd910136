/** An opponent gets only the view of its own seat, and a seed from which it cannot derive the game's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move, View } from '../../src/kernel/game.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { replay } from '../../src/kernel/play.js';
import { positionOf } from '../../src/kernel/start.js';
import { imagine, viewFor } from '../../src/kernel/view.js';
import { Opponents, botSeed } from '../../src/bots/opponents.js';
import type { BotRunner } from '../../src/bots/runner.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { toy } from '../toy/game.js';

test('an opponent gets the same input in two games that differ only in what is hidden from its seat', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const moves = ['ann bid 5', 'cat answer doubt'].map((line) => parseMove(toy, line));
    const snapshot = replay(toy, { players: 3, seed }, moves);
    const other = imagine(toy, viewFor(toy, snapshot, 1), seed + 100);
    assert.notDeepEqual(other.context.table.hands, snapshot.context.table.hands);
    const received: string[] = [];
    for (const { context, value } of [snapshot, other]) {
      const position = positionOf(toy, { ...snapshot, context, value });
      const runner = {
        choose: (game: string, view: View, options: object) => {
          received.push(JSON.stringify([game, view, options]));
          return Promise.resolve(view.moves[0]! as Move);
        },
        close: () => undefined,
      } as unknown as BotRunner;
      const playthrough = new Playthrough(toy, { start: { position, seed: 7 }, moves: [] });
      const bots = ['human', { bot: 'normal' }, 'human'] as const;
      await new Opponents(() => runner).next(playthrough as never, bots, (move) => playthrough.play(move as never));
      assert.equal(playthrough.length, 1);
    }
    assert.equal(received.length, 2);
    assert.equal(received[0], received[1]);
  }
});

test('an opponent’s seed is deterministic and differs from the game’s seed and its neighbours', () => {
  const seedFor = (seed: number, length: number) =>
    botSeed({
      record: { start: { players: 3, seed }, moves: Array.from({ length }, () => ({ type: 'pass', seat: 0 })) },
    });
  const seeds = [0, 1, 2, 3, 7919, 2 ** 31, 2 ** 32 - 7919, 2 ** 32 - 1];
  const all = seeds.flatMap((seed) => [0, 1, 2, 3, 50].map((length) => ({ seed, advice: seedFor(seed, length) })));
  for (const { seed, advice } of all) {
    assert.ok(Number.isInteger(advice) && advice >= 0 && advice < 2 ** 32);
    for (const other of [seed, seed - 1, seed + 1, seed + 7919]) assert.notEqual(advice, other >>> 0);
  }
  assert.equal(new Set(all.map(({ advice }) => advice)).size, all.length);
  assert.equal(seedFor(1, 3), seedFor(1, 3));
});
