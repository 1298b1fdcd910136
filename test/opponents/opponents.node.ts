/** What an opponent is told: the view of its own seat, and nothing that another seat holds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move, View } from '../../src/kernel/game.js';
import { parseMove } from '../../src/kernel/notation.js';
import { positionOf, replay } from '../../src/kernel/play.js';
import { imagine, viewFor } from '../../src/kernel/view.js';
import { Opponents } from '../../src/opponents/opponents.js';
import type { BotRunner } from '../../src/opponents/runner.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { toy } from '../toy/game.js';

test('an opponent hears the same in two games that differ in what its seat may not know', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const moves = ['ann bid 5', 'cat answer doubt'].map((line) => parseMove(toy, line));
    const snapshot = replay(toy, { players: 3, seed }, moves);
    const other = imagine(toy, viewFor(toy, snapshot, 1), seed + 100);
    assert.notDeepEqual(other.context.table.hands, snapshot.context.table.hands);
    const told: string[] = [];
    for (const { context, value } of [snapshot, other]) {
      const position = positionOf(toy, { ...snapshot, context, value });
      const runner = {
        choose: (game: string, view: View, options: object) => {
          told.push(JSON.stringify([game, view, options]));
          return Promise.resolve(view.moves[0]! as Move);
        },
        close: () => undefined,
      } as unknown as BotRunner;
      const playthrough = new Playthrough(toy, { start: { position, seed: 7 }, moves: [] });
      const bots = ['human', { bot: 'normal' }, 'human'] as const;
      await new Opponents(() => runner).next(playthrough as never, bots, (move) => playthrough.play(move as never));
      assert.equal(playthrough.length, 1);
    }
    assert.equal(told.length, 2);
    assert.equal(told[0], told[1]);
  }
});
