/** The optional timer, with mocked intervals. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Timer } from '../../../src/elements/playable-game/timer.js';

const host = { addController: () => {}, removeController: () => {}, requestUpdate: () => {} };

test('the timer counts down, pauses while its element is disconnected, and reports the end once', () => {
  mock.timers.enable({ apis: ['setInterval'] });
  let ends = 0;
  const timer = new Timer({ ...host, updateComplete: Promise.resolve(true) }, () => ends++);
  timer.time({ what: 'turn 1', seconds: 3 });
  mock.timers.tick(1000);
  assert.equal(timer.left, 2);
  timer.hostDisconnected();
  mock.timers.tick(5000);
  timer.hostConnected();
  timer.time({ what: 'turn 1', seconds: 3 });
  assert.equal(timer.left, 2, 'reconnecting the element does not reset the time');
  mock.timers.tick(9000);
  assert.deepEqual([timer.left, ends], [0, 1]);
  timer.time(undefined);
  assert.equal(timer.left, undefined);
  mock.timers.reset();
});
