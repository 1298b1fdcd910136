/** A few of the messages that `npm run fuzz` makes in great number. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heedOne, receiveOne } from '../fuzz/messages.js';

test('bent messages to an embed page are heeded, or refused with a named error; what is shown stays', async () => {
  for (let n = 1; n <= 150; n++) assert.equal(await heedOne(n), undefined);
});

test('bent messages of an outside inspector make a legal move, or nothing', () => {
  for (let n = 1; n <= 500; n++) assert.equal(receiveOne(n), undefined);
});
