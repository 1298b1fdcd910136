/** Environments with restricted storage and fetching: games in a sandboxed frame and in a file work with classic scripts. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Frame } from 'playwright-core';
import { openPage, playOneMove, useTestEnv } from './helpers.js';
import { root } from './pages.js';

const env = useTestEnv();

/** The number of games that are kept, beside the reader's settings. */
const keptIn = (frame: Frame) =>
  frame.evaluate(() => {
    try {
      return Object.keys(localStorage).filter((key) => key !== 'playable-rules/settings').length;
    } catch (error) {
      return (error as Error).name;
    }
  });

test('a game in a sandboxed frame welcomes the reader and plays a move without storage', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await page.goto(`${env.builds}/test/e2e/pages/kept-sandbox.html`);
  const frame = page.frames()[1]!;
  await frame.locator('[data-do=welcome]').click();
  await playOneMove(frame);
  assert.equal(await frame.evaluate(() => globalThis.origin), 'null');
  assert.equal(await keptIn(frame), 'SecurityError');
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('in a sandboxed frame, which sends no forms, a new game is begun by keyboard and a dialog is closed', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await page.goto(`${env.builds}/test/e2e/pages/kept-sandbox.html`);
  const frame = page.frames()[1]!;
  await frame.locator('[data-do=welcome]').click();
  await frame.locator('[data-do=help]').first().click();
  await frame.locator('dialog [data-do=close]').click();
  await frame.locator('dialog').waitFor({ state: 'detached' });
  await frame.locator('[data-do=new]').click();
  await frame.locator('.new-game .seat input').first().fill('Ada');
  await frame.locator('.new-game .seat input').first().press('Enter');
  await frame.locator('.new-game').waitFor({ state: 'detached' });
  await frame.getByText('Ada').first().waitFor();
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a game in a page from a file plays a move and saves it', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await page.goto(pathToFileURL(join(root, 'test/e2e/pages/kept.html')).href);
  await playOneMove(page.mainFrame());
  assert.equal(await keptIn(page.mainFrame()), 1);
  assert.deepEqual(troubles, []);
  await watched.close();
});
