/** Height messages to the host page: one for each host's protocol, without an endless exchange of heights between page and host. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HeightTeller, heightMessages } from '../../src/embed-page/resize.js';

test('sends a height in the protocol of each host, to WordPress only with its secret', () => {
  const sender = { id: 'f', address: 'https://my.site/e/elfenwizards/game/?v=1', secret: 'abc' };
  const embedly = '{"src":"https://my.site/e/elfenwizards/game/?v=1","context":"iframe.resize","height":612}';
  assert.deepEqual(heightMessages(612, sender), [
    { type: 'playable-rules:resize', v: 1, id: 'f', height: 612 },
    { message: 'height', value: 612, secret: 'abc' },
    embedly,
    { sentinel: 'amp', type: 'embed-size', height: 612 },
  ]);
  assert.equal(heightMessages(612, { ...sender, secret: undefined }).length, 3);
});

/** A HeightTeller whose clock the test sets. */
function teller() {
  const told: number[] = [];
  const clock = { now: 0 };
  return {
    told,
    clock,
    teller: new HeightTeller(
      (height) => told.push(height),
      () => clock.now,
    ),
  };
}

test('sends the first height, then only changes of at least one pixel', () => {
  const { told, teller: t } = teller();
  for (const height of [0, 0, 300, 300.4, 299.5, 301, 301]) t.heed(height);
  assert.deepEqual(told, [0, 300, 301]);
  t.repeat(301);
  assert.deepEqual(told, [0, 300, 301, 301]);
});

test('stops answering a host that keeps changing the height, and settles on the larger one', () => {
  const { told, clock, teller: t } = teller();
  for (let n = 0; n < 100; n++) {
    clock.now += 16;
    t.heed(n % 2 ? 500 : 420);
  }
  assert.ok(told.length <= 7, told.join());
  assert.equal(told.at(-1), 500);
});

test('sends changes again after a pause', () => {
  const { told, clock, teller: t } = teller();
  for (let n = 0; n < 40; n++) t.heed(n % 2 ? 500 : 420);
  clock.now += 5000;
  t.heed(420);
  assert.equal(told.at(-1), 420);
});

test('always sends the height of a page that only grows', () => {
  const { told, teller: t } = teller();
  for (let n = 1; n <= 50; n++) t.heed(n * 10);
  assert.equal(told.length, 50);
});
