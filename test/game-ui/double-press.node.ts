import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Arrivals, DoublePress } from '../../src/game-ui/double-press.js';

test('the second press of a double press is ignored on a control that replaced the first', () => {
  const presses = new DoublePress();
  const press = (on: string, timeStamp: number, part: object = {}) =>
    presses.strays({ detail: 1, pointerType: 'mouse', clientX: 100, clientY: 100, ...part, timeStamp }, on);
  assert.equal(press('attack', 0), false);
  assert.equal(press('end', 150, { detail: 2 }), true);
  assert.equal(press('end', 300, { detail: 3 }), true, 'the third press of the series too');
  assert.equal(press('end', 1000), false, 'a separate press counts');
  assert.equal(press('more', 2000), false);
  assert.equal(press('more', 2100, { detail: 2 }), false, 'the same control may be pressed twice quickly');
  const touch = { pointerType: 'touch' };
  assert.equal(press('attack', 3000, touch), false);
  assert.equal(press('end', 3200, { ...touch, clientX: 105 }), true, 'a second tap close to the first');
  assert.equal(press('end', 3650, touch), false);
  // Somebody who keeps tapping is not blocked forever: the limit runs from the first tap.
  assert.equal(press('attack', 5000, touch), false);
  const tapped = [5300, 5600, 5900, 6200].map((at) => press('end', at, touch));
  assert.deepEqual(tapped, [true, true, true, false]);
  assert.equal(press('end', 6500, touch), false);
  assert.equal(press('attack', 6700, { ...touch, clientX: 200 }), false, 'a press at another position counts');
  assert.equal(press('end', 6750, { detail: 0 }), false, 'a key press counts');
});

test('a press on a control that has just appeared by itself is ignored', () => {
  const arrivals = new Arrivals();
  const [shown, next] = [{}, {}];
  const press = (on: object, timeStamp: number, detail = 1) => arrivals.isEarly({ detail, timeStamp }, on);
  const first = {};
  arrivals.show([first], 200);
  assert.equal(press(first, 300), false, 'the first controls shown accept presses at once');
  arrivals.show([shown], 1000);
  assert.equal(press(shown, 1300), true);
  assert.equal(press(shown, 1300, 0), false, 'a key press goes to the focused control');
  assert.equal(press(shown, 1600), false, 'after the delay it counts');
  arrivals.show([shown], 1700);
  assert.equal(press(shown, 1800), false, 'it was already shown');
  arrivals.hide([shown]);
  arrivals.show([shown], 5000);
  assert.equal(press(shown, 5100), true, 'it was hidden and shown again');
  arrivals.acted(6000);
  arrivals.show([next], 6100);
  assert.equal(press(next, 6300), false, 'it appeared because the reader acted');
});
