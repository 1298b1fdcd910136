/** Every story in a built Storybook, at the width of a desktop: part of `npm test hosts`. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { openBrowser, root } from './pages.js';

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stories-'));
  execFileSync('npx', ['storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', folder], {
    cwd: root,
    stdio: 'pipe',
  });
  site = await serve(folder);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  rmSync(folder, { recursive: true });
});

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: 'story' | 'docs' }>>;
}
/** Storybook tells its frame how a story went. */
interface Told {
  __STORYBOOK_ADDONS_CHANNEL__?: { on(event: string, hear: (said: { message?: string }) => void): void };
  told?: string;
}
const ENDS = ['storyFinished', 'playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];

test('every story renders and plays without an error', async (t) => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  assert.ok(stories.length > 70, `${stories.length} stories`);
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.addInitScript((ends) => {
    const told = globalThis as Told;
    const listening = setInterval(() => {
      const channel = told.__STORYBOOK_ADDONS_CHANNEL__;
      if (!channel) return;
      clearInterval(listening);
      for (const end of ends)
        channel.on(end, ({ message }) => (told.told ??= end === 'storyFinished' ? 'well' : `${end}: ${message}`));
    }, 1);
  }, ENDS);
  for (const { id } of stories)
    await t.test(id, async () => {
      await page.goto(`${site.url}/iframe.html?id=${id}&viewMode=story`);
      await page.waitForFunction(() => (globalThis as Told).told);
      assert.equal((await page.evaluate(() => (globalThis as Told).told))!.slice(0, 500), 'well');
    });
});
