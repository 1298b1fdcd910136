/** The builds for pages in their environments: as modules, as classic scripts, from a file, and in a sandboxed frame. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { WELCOMED } from '../../scripts/welcomed.js';
import { GAMES } from '../../src/games/index.js';
import { useTestEnv } from './helpers.js';
import { complaints, root } from './pages.js';

const env = useTestEnv();

const served = (path: string) => env.builds + path;
const asFile = (path: string) => pathToFileURL(join(root, path)).href;

async function showsBoard(url: string, find: (page: Page) => ReturnType<Page['locator']>): Promise<void> {
  const page = await env.browser.newPage();
  await page.addInitScript(WELCOMED);
  const complained = complaints(page);
  await page.goto(url);
  await find(page).locator('button').first().waitFor();
  assert.deepEqual(complained, []);
  await page.close();
}
const game = (page: Page) => page.locator('playable-game');
const framed = (page: Page) => page.frameLocator('iframe').locator('playable-game');

test('no built file of a game imports a file of another game', () => {
  const folder = join(root, 'dist/cdn');
  const gameOf = (file: string) => GAMES.find((game) => file.startsWith(`${game}.`));
  const files = readdirSync(folder).filter((file) => file.endsWith('.js') && gameOf(file));
  assert.ok(files.length > GAMES.length);
  for (const file of files)
    for (const [, other] of readFileSync(join(folder, file), 'utf8').matchAll(/from\s*"\.\/([^"]+)"/g))
      assert.ok([undefined, gameOf(file)].includes(gameOf(other!)), `${file} imports ${other}`);
});

test('modules from a server show a board', () => showsBoard(served('/test/e2e/pages/modules.html'), game));
test('classic scripts from a server show a board', () => showsBoard(served('/test/e2e/pages/classic.html'), game));
test('classic scripts from a file show a board', () => showsBoard(asFile('/test/e2e/pages/classic.html'), game));
test('accented letters are right on a page in another charset whose scripts are served without one', async () => {
  const page = await env.browser.newPage();
  await page.addInitScript(WELCOMED);
  // Without a declaration the page is Windows-1252; the responses name no charset either.
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
    const text = await page.evaluate(() => document.querySelector('playable-game')!.shadowRoot!.textContent);
    assert.match(text, /[éèà’]/);
    assert.doesNotMatch(text, /[ÂÃâ]/);
  }
  await page.close();
});
test('classic scripts in a sandboxed frame show a board', () =>
  showsBoard(served('/test/e2e/pages/sandbox.html'), framed));

test('bundled into one classic script the package works, and opponents think on the main thread without an error', async () => {
  const bundle = await build({
    ...{ entryPoints: [join(root, 'dist/define.js')], bundle: true, format: 'iife', write: false },
    logLevel: 'error',
  });
  const page = await env.browser.newPage();
  await page.addInitScript(WELCOMED);
  const complained = complaints(page);
  page.on('worker', (worker) => complained.push(`started a worker: ${worker.url()}`));
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

test('a second copy of the package keeps the first one and logs a warning', async () => {
  const page = await env.browser.newPage();
  await page.addInitScript(WELCOMED);
  const complained = complaints(page);
  await page.goto(served('/test/e2e/pages/twice.html'));
  await game(page).locator('button').first().waitFor();
  assert.deepEqual(complained, ['playable-rules: <playable-game> is defined already; the first is kept.']);
  await page.close();
});

test('the classic core adds exactly one global, with the version in its name', async () => {
  const page = await env.browser.newPage();
  await page.addInitScript(WELCOMED);
  await page.goto(served('/test/e2e/pages/classic.html'));
  await game(page).locator('button').first().waitFor();
  const names = await page.evaluate(() => Object.keys(globalThis).filter((name) => /playable/i.test(name)));
  assert.deepEqual(names, ['playableRules_0_1_0']);
  await page.close();
});

test('importing a classic script that throws rejects with the same error each time', async () => {
  const page = await env.browser.newPage();
  await page.addInitScript(WELCOMED);
  await page.route(served('/bad.js'), (route) =>
    route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: "playableRules_0_1_0.register('bad.js', [], () => ({ execute() { throw new Error('it is bad'); } }));",
    }),
  );
  await page.goto(served('/test/e2e/pages/classic.html'));
  await game(page).locator('button').first().waitFor();
  const errors = await page.evaluate(async (url) => {
    const { playableRules_0_1_0: linker } = globalThis as unknown as {
      playableRules_0_1_0: { import(url: string): Promise<unknown> };
    };
    const first = await linker.import(url).catch(String);
    return [first, await linker.import(url).catch(String)];
  }, served('/bad.js'));
  assert.deepEqual(errors, ['Error: it is bad', 'Error: it is bad']);
  await page.close();
});
