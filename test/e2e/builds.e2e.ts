/** The builds for pages, where a page may put them: modules, classic scripts, a file, and a sandboxed frame. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/games/index.js';
import { useHouse } from './helpers.js';
import { complaints, root } from './pages.js';

const house = useHouse();

const served = (path: string) => house.builds + path;
const asFile = (path: string) => pathToFileURL(join(root, path)).href;

async function opens(url: string, find: (page: Page) => ReturnType<Page['locator']>): Promise<void> {
  const page = await house.browser.newPage();
  const complained = complaints(page);
  await page.goto(url);
  await find(page).locator('button').first().waitFor();
  assert.deepEqual(complained, []);
  await page.close();
}
const game = (page: Page) => page.locator('playable-game');
const framed = (page: Page) => page.frameLocator('iframe').locator('playable-game');

test('no file of a game brings one of another', () => {
  const folder = join(root, 'dist/cdn');
  const gameOf = (file: string) => GAMES.find((game) => file.startsWith(`${game}.`));
  const files = readdirSync(folder).filter((file) => file.endsWith('.js') && gameOf(file));
  assert.ok(files.length > GAMES.length);
  for (const file of files)
    for (const [, other] of readFileSync(join(folder, file), 'utf8').matchAll(/from\s*"\.\/([^"]+)"/g))
      assert.ok([undefined, gameOf(file)].includes(gameOf(other!)), `${file} imports ${other}`);
});

test('modules, from a server', () => opens(served('/test/e2e/pages/modules.html'), game));
test('classic scripts, from a server', () => opens(served('/test/e2e/pages/classic.html'), game));
test('classic scripts, from a file', () => opens(asFile('/test/e2e/pages/classic.html'), game));
test('in a page of another charset, where nobody names one for the scripts', async () => {
  const page = await house.browser.newPage();
  // Windows-1252, and what a file is served with says nothing of it.
  const plain = (body: string | Buffer, type: string) => ({ body, headers: { 'content-type': type } });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const [, folder] = /^\/a-page-(cdn|classic)$/.exec(pathname) ?? [];
    if (!folder) return route.fulfill(plain(readFileSync(join(root, pathname)), 'text/javascript'));
    const type = folder === 'cdn' ? 'module' : 'text/javascript';
    const script = `<script type="${type}" src="/dist/${folder}/playable-game.js"></script>`;
    return route.fulfill(
      plain(
        `<!doctype html>${script}<playable-game lang="fr" load="now" save="off" seed="5"></playable-game>`,
        'text/html',
      ),
    );
  });
  for (const folder of ['cdn', 'classic']) {
    await page.goto(served(`/a-page-${folder}`));
    assert.equal(await page.evaluate(() => document.characterSet), 'windows-1252');
    await game(page).locator('.now button').first().waitFor();
    const said = await page.evaluate(() => document.querySelector('playable-game')!.shadowRoot!.textContent);
    assert.match(said, /[éèà’]/);
    assert.doesNotMatch(said, /[ÂÃâ]/);
  }
  await page.close();
});
test('classic scripts, in a sandboxed frame', () => opens(served('/test/e2e/pages/sandbox.html'), framed));

test('one classic script that a packager made of all: there is no address, so opponents think on the page', async () => {
  const bundle = await build({
    ...{ entryPoints: [join(root, 'dist/define.js')], bundle: true, format: 'iife', write: false },
    logLevel: 'error',
  });
  const page = await house.browser.newPage();
  const complained = complaints(page);
  page.on('worker', (worker) => complained.push(`a worker: ${worker.url()}`));
  await page.route(served('/one.html'), (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>One</title><link rel="icon" href="data:,"></head>
        <body><playable-game seats="bot:hard bot:hard bot:hard" seed="3" save="off" load="now"></playable-game>
        <playable-phases game="elfenwizards" load="now"></playable-phases><script src="one.js"></script></body></html>`,
    }),
  );
  await page.route(served('/one.js'), (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: bundle.outputFiles[0]!.text }),
  );
  await page.goto(served('/one.html'));
  await page.waitForFunction(() => (document.querySelector('playable-game')?.record ?? '').split('\n').length > 10);
  await page.locator('playable-phases .chart').waitFor();
  assert.deepEqual(complained, []);
  await page.close();
});

test('a second copy of the package keeps the first one and says so', async () => {
  const page = await house.browser.newPage();
  const complained = complaints(page);
  await page.goto(served('/test/e2e/pages/twice.html'));
  await game(page).locator('button').first().waitFor();
  assert.deepEqual(complained, ['playable-rules: <playable-game> is defined already; the first is kept.']);
  await page.close();
});

test('a program in a page finds the classic core under one versioned name', async () => {
  const page = await house.browser.newPage();
  await page.goto(served('/test/e2e/pages/classic.html'));
  await game(page).locator('button').first().waitFor();
  const names = await page.evaluate(() => Object.keys(globalThis).filter((name) => /playable/i.test(name)));
  assert.deepEqual(names, ['playableRules_0_1_0']);
  await page.close();
});

test('a classic script that threw is no loaded one: each import of it throws the same error', async () => {
  const page = await house.browser.newPage();
  await page.route(served('/bad.js'), (route) =>
    route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: "playableRules_0_1_0.register([], () => ({ execute() { throw new Error('it is bad'); } }));",
    }),
  );
  await page.goto(served('/test/e2e/pages/classic.html'));
  await game(page).locator('button').first().waitFor();
  const said = await page.evaluate(async (url) => {
    const { playableRules_0_1_0: linker } = globalThis as unknown as {
      playableRules_0_1_0: { import(url: string): Promise<unknown> };
    };
    const first = await linker.import(url).catch(String);
    return [first, await linker.import(url).catch(String)];
  }, served('/bad.js'));
  assert.deepEqual(said, ['Error: it is bad', 'Error: it is bad']);
  await page.close();
});
