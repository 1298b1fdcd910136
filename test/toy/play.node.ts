/** Plays the toy game in Node through the public functions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseMove, formatMove, play, start, viewFor } from '../../src/index.js';
import { toy } from './game.js';

/** Plays a game of opponents only; each gets the view of its own seat. */
function playToTheEnd(seed: number): string[] {
  const log: string[] = [];
  let game = start(toy, { players: 3, seed });
  while (game.status === 'active') {
    const seat = viewFor(toy, game, 'spectator').toAct[0]!;
    const move = chooseMove(toy, viewFor(toy, game, seat), { seed, level: 'normal' });
    log.push(formatMove(toy, move));
    game = play(toy, game, move);
  }
  return log;
}

test('opponents play the toy game from the first bid to the end, the same for the same seed', () => {
  const log = playToTheEnd(7);
  assert.equal(log.length, 9, 'three rounds of a bid and two answers');
  assert.match(log[0]!, /^ann bid \d$/);
  assert.deepEqual(playToTheEnd(7), log, 'the same seed gives the same game');
});
