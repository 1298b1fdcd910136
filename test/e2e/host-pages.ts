/** Helpers for pages of hosts (blogs, wikis, forums) with boards on them. */
import assert from 'node:assert/strict';
import type { Browser, Frame, Page } from 'playwright-core';
import { WELCOMED } from '../../scripts/welcomed.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { movesIn } from './helpers.js';
import { complaints } from './pages.js';

/** The address of the loader on the server of an installed project. Hosts include it once per page. */
export const SCRIPT = '/node_modules/playable-rules/dist/cdn/loader.js';
export const script = `<script type="module" src="${SCRIPT}"></script>`;

/** Waits until a person is asked on each board of a page, and returns the number of moves of each. */
export async function movesOn(page: Page | Frame, boards: number): Promise<number[]> {
  const games = page.locator('playable-game');
  for (let i = 0; i < boards; i++) await games.nth(i).locator('.controls button').first().waitFor();
  assert.equal(await games.count(), boards);
  const records = await games.evaluateAll((all) => all.map((game) => (game as PlayableGame).record));
  return records.map(movesIn);
}

/** Opens a page, runs `look` on it, and fails if the page had any error or warning. */
export async function opened<A>(browser: Browser, address: string, look: (page: Page) => Promise<A>): Promise<A> {
  const page = await browser.newPage();
  await page.addInitScript(WELCOMED);
  // The test compiler inserts calls of __name into functions, also into those that run in the page.
  await page.addInitScript('globalThis.__name = (f) => f');
  const complained = complaints(page);
  await page.goto(address);
  const seen = await look(page);
  assert.deepEqual(complained, []);
  await page.close();
  return seen;
}

/** A host's whole page with this body. */
export const pageOf = (body: string, head = script): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
