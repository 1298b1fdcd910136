/** A small sample of the mutated messages that `npm run fuzz` sends in large numbers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendToInspectorOne, sendToPageOne } from '../fuzz/messages.js';

test('a mutated message to an embed page is obeyed, or refused with a named error and without effect', async () => {
  for (let n = 1; n <= 60; n++) assert.equal(await sendToPageOne(n), undefined);
});

test('a mutated message from an external inspector makes a legal move or has no effect', () => {
  for (let n = 1; n <= 200; n++) assert.equal(sendToInspectorOne(n), undefined);
});
