/** Pages of hosts with boards on them, opened in a browser. */
import assert from 'node:assert/strict';
import type { Browser, Frame, Page } from 'playwright-core';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { movesIn } from './helpers.js';
import { complaints } from './pages.js';

/** The script that hosts have once on a page, under the address where a project is served. */
export const SCRIPT = '/node_modules/playable-rules/dist/cdn/loader.js';
export const script = `<script type="module" src="${SCRIPT}"></script>`;

/** How many moves each board of a page has made, once a person is asked on all of them. */
export async function movesOn(page: Page | Frame, boards: number): Promise<number[]> {
  const games = page.locator('playable-game');
  for (let i = 0; i < boards; i++) await games.nth(i).locator('.controls button').first().waitFor();
  assert.equal(await games.count(), boards);
  const records = await games.evaluateAll((all) => all.map((game) => (game as PlayableGame).record));
  return records.map(movesIn);
}

/** Looks at a page that must not complain of anything. */
export async function opened<A>(browser: Browser, address: string, look: (page: Page) => Promise<A>): Promise<A> {
  const page = await browser.newPage();
  const complained = complaints(page);
  await page.goto(address);
  const seen = await look(page);
  assert.deepEqual(complained, []);
  await page.close();
  return seen;
}

/** A page of a host's own making. */
export const pageOf = (body: string, head = script): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
