import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Arrivals, DoublePress } from '../../src/game-ui/double-press.js';

test('the second press of a double press does nothing on what has come in the place of the first', () => {
  const presses = new DoublePress();
  const press = (on: string, timeStamp: number, part: object = {}) =>
    presses.strays({ detail: 1, pointerType: 'mouse', clientX: 100, clientY: 100, ...part, timeStamp }, on);
  assert.equal(press('attack', 0), false);
  assert.equal(press('end', 150, { detail: 2 }), true);
  assert.equal(press('end', 300, { detail: 3 }), true, 'nor the third');
  assert.equal(press('end', 1000), false, 'but one of its own');
  assert.equal(press('more', 2000), false);
  assert.equal(press('more', 2100, { detail: 2 }), false, 'the same control may be pressed fast');
  const touch = { pointerType: 'touch' };
  assert.equal(press('attack', 3000, touch), false);
  assert.equal(press('end', 3200, { ...touch, clientX: 105 }), true, 'a finger');
  assert.equal(press('end', 3650, touch), false);
  // An impatient finger is not held up for as long as it goes on.
  assert.equal(press('attack', 5000, touch), false);
  const tapped = [5300, 5600, 5900, 6200].map((at) => press('end', at, touch));
  assert.deepEqual(tapped, [true, true, true, false]);
  assert.equal(press('end', 6500, touch), false);
  assert.equal(press('attack', 6700, { ...touch, clientX: 200 }), false, 'at another place');
  assert.equal(press('end', 6750, { detail: 0 }), false, 'a key');
});

test('a press on what has just come by itself does nothing', () => {
  const arrivals = new Arrivals();
  const [shown, next] = [{}, {}];
  const press = (on: object, timeStamp: number, detail = 1) => arrivals.isEarly({ detail, timeStamp }, on);
  const first = {};
  arrivals.show([first], 200);
  assert.equal(press(first, 300), false, 'nothing stood there before');
  arrivals.show([shown], 1000);
  assert.equal(press(shown, 1300), true);
  assert.equal(press(shown, 1300, 0), false, 'a key is pressed where the focus is');
  assert.equal(press(shown, 1600), false, 'who has seen it means it');
  arrivals.show([shown], 1700);
  assert.equal(press(shown, 1800), false, 'it has been there all the time');
  arrivals.hide([shown]);
  arrivals.show([shown], 5000);
  assert.equal(press(shown, 5100), true, 'it has come again');
  arrivals.acted(6000);
  arrivals.show([next], 6100);
  assert.equal(press(next, 6300), false, 'the reader has brought it about');
});
