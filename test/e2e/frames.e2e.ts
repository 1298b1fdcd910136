/** Environments with restricted storage and fetching: games in a sandboxed frame and in a file work with classic scripts. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Frame } from 'playwright-core';
import { openPage, playOneMove, useTestEnv } from './helpers.js';
import { root } from './pages.js';

const env = useTestEnv();

const storageOf = (frame: Frame) =>
  frame.evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });

test('a game in a sandboxed frame plays a move without storage', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await page.goto(`${env.builds}/test/e2e/pages/kept-sandbox.html`);
  const frame = page.frames()[1]!;
  await playOneMove(frame);
  assert.equal(await frame.evaluate(() => globalThis.origin), 'null');
  assert.equal(await storageOf(frame), 'SecurityError');
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a game in a page from a file plays a move and saves it', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await page.goto(pathToFileURL(join(root, 'test/e2e/pages/kept.html')).href);
  await playOneMove(page.mainFrame());
  assert.equal(await storageOf(page.mainFrame()), 1);
  assert.deepEqual(troubles, []);
  await watched.close();
});
