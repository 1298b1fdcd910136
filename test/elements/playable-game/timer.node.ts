/** The optional timer, with a mocked clock. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Timer } from '../../../src/elements/playable-game/timer.js';

const host = { addController: () => {}, removeController: () => {}, requestUpdate: () => {} };

test('the timer counts down, pauses while its element is disconnected, and reports the end once', () => {
  mock.timers.enable({ apis: ['setInterval', 'Date'] });
  let ends = 0;
  const timer = new Timer({ ...host, updateComplete: Promise.resolve(true) }, () => ends++);
  timer.time({ what: 'turn 1', seconds: 3 }, 'game');
  mock.timers.tick(1000);
  assert.equal(timer.left, 2);
  timer.hostDisconnected();
  mock.timers.tick(5000);
  timer.hostConnected();
  timer.time({ what: 'turn 1', seconds: 3 }, 'game');
  assert.equal(timer.left, 2, 'reconnecting the element does not reset the time');
  mock.timers.tick(9000);
  assert.deepEqual([timer.left, ends], [0, 1]);
  timer.time(undefined, 'game');
  assert.equal(timer.left, undefined);
  mock.timers.reset();
});

test('the timer keeps to the clock where the page gets few ticks, and begins anew with another game', () => {
  mock.timers.enable({ apis: ['setInterval', 'Date'], now: 0 });
  let ends = 0;
  const timer = new Timer({ ...host, updateComplete: Promise.resolve(true) }, () => ends++);
  timer.time({ what: 'turn 1', seconds: 60 }, 'one');
  mock.timers.setTime(9000);
  mock.timers.tick(1000);
  assert.equal(timer.left, 50);
  timer.time({ what: 'turn 1', seconds: 60 }, 'other');
  assert.equal(timer.left, 60);
  mock.timers.setTime(100_000);
  mock.timers.tick(1000);
  assert.deepEqual([timer.left, ends], [0, 1]);
  mock.timers.tick(3000);
  assert.equal(ends, 1);
  timer.time({ what: 'turn 1', seconds: 60 }, 'third');
  mock.timers.tick(1000);
  assert.equal(timer.left, 59);
  mock.timers.reset();
});
