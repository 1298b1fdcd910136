/** Where a page may keep nothing and fetch nothing: a sandboxed frame and a file still play, by classic scripts. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Frame } from 'playwright-core';
import { openPage, playsAMove, useHouse } from './helpers.js';
import { root } from './pages.js';

const house = useHouse();

const storageOf = (frame: Frame) =>
  frame.evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });

test('a sandboxed frame plays a move and keeps it in memory only', async () => {
  const watched = await openPage(house);
  const { page, troubles } = watched;
  await page.goto(`${house.builds}/test/e2e/pages/kept-sandbox.html`);
  const frame = page.frames()[1]!;
  await playsAMove(frame);
  assert.equal(await frame.evaluate(() => globalThis.origin), 'null');
  assert.equal(await storageOf(frame), 'SecurityError');
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a file plays a move, and keeps it', async () => {
  const watched = await openPage(house);
  const { page, troubles } = watched;
  await page.goto(pathToFileURL(join(root, 'test/e2e/pages/kept.html')).href);
  await playsAMove(page.mainFrame());
  assert.equal(await storageOf(page.mainFrame()), 1);
  assert.deepEqual(troubles, []);
  await watched.close();
});
