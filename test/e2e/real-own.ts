/**
 * A game that is not of this package, at a table: its site is made by the command for authors, and the server plays it. One person is on
 * the page of the server, the other on a page that has our elements already when the script of the game comes, with a second copy of all.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import { root } from './pages.js';
import { begun, useTables, type Running } from './together.js';

// Below the root, whose files the blog has.
const CACHE = join(root, 'node_modules/.cache');
mkdirSync(CACHE, { recursive: true });
const site = mkdtempSync(join(CACHE, 'site-'));
after(() => rmSync(site, { recursive: true, force: true }));
const GAME = join(root, 'examples/goofspiel/index.ts');
execFileSync(process.execPath, [join(root, 'dist/cli/playable-rules.js'), 'site', '--game', GAME, '--out', site]);

const { tables, blog, sit } = useTables('--games', site);

interface Known {
  readonly isAsked: boolean;
  readonly isOver: boolean;
  readonly seat: number;
  readonly bids: readonly (number | null)[];
}
const known = (page: Page): Promise<Known> =>
  page.evaluate(() => {
    const { session } = document.querySelector<PlayableGame>('playable-game') as Running;
    session!.playback.skip();
    const { view, playthrough } = session!;
    return {
      isAsked: session!.isOpen && view.moves.length > 0,
      isOver: playthrough.snapshot.status === 'done' && playthrough.local !== undefined,
      seat: view.seat as number,
      bids: (view.table as { bids: number[] }).bids,
    };
  });

test('two friends play it to its end, and nobody sees the bid of the other before both have bid', async () => {
  const [ada, ben] = [await sit(), await sit()];
  await ada.page.goto(tables.url);
  await ada.page.locator('#together').click();
  await ada.page.locator('[data-do="together"]').click();
  await ada.page.locator('[data-do="begin"]').waitFor();
  const { hash } = new URL(ada.page.url());
  assert.match(hash, /^#play=/);
  assert.match(await ada.page.locator('.invitation input').first().inputValue(), new RegExp(`^${tables.url}/${hash}$`));

  const element = `<playable-game game="goofspiel" server="${tables.url}" load="now"></playable-game>`;
  await ben.page.goto(`${blog.write('/', element)}${hash}`);
  await ben.page.locator('.warning').waitFor();
  await ben.page.addScriptTag({ type: 'module', url: `/${relative(root, site)}/cdn/loader.js` });
  await ben.page.locator('input[name="nickname"]').fill('Ben');
  await ben.page.locator('[data-do="sit"]').click();
  const pages = [ada.page, ben.page];
  await Promise.all(pages.map(begun));

  let secrets = 0;
  for (;;) {
    const all = await Promise.all(pages.map(known));
    if (all.every(({ isOver }) => isOver)) break;
    for (const { seat, bids } of all)
      if (bids.includes(null)) {
        assert.ok([null, 0].includes(bids[1 - seat]!), JSON.stringify(all));
        if (bids[1 - seat] === 0) secrets++;
      }
    const asked = all.findIndex(({ isAsked }) => isAsked);
    if (asked < 0) await ada.page.waitForTimeout(20);
    else await pages[asked]!.locator('.controls button').first().click();
  }
  assert.ok(secrets > 3, String(secrets));
  const records = await Promise.all(
    pages.map((page) => page.evaluate(() => document.querySelector<PlayableGame>('playable-game')!.record)),
  );
  assert.equal(records[0], records[1]);
  assert.deepEqual(records[0]!.split('\n\n')[1]!.trim().split('\n'), tables.kept(hash.split('=')[1]!));
  await ada.page.locator('summary', { hasText: 'The chart of the turn' }).click();
  await ada.page.locator('playable-phases .chart').waitFor();
  assert.deepEqual(ada.troubles, []);
  assert.deepEqual(ben.troubles, [
    '<playable-game>: game: "goofspiel", expected one of elfenwizards, elfengold, dark-mages, or a game that addGame has added; if that failed, the console says why',
    'playable-rules: <playable-game> is defined already; the first is kept.',
  ]);
  for (const { context } of [ada, ben]) await context.close();
});
