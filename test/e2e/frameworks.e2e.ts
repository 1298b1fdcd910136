/** The packed package in authors' projects: without a framework, in React and Vue, built by Vite or not at all, and in Node. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { WELCOMED } from '../../scripts/welcomed.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { openLog, untilAsked } from './helpers.js';
import { install, type Project } from './packed.js';
import { complaints, openBrowser } from './pages.js';

let project: Project;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
before(async () => {
  project = install('package');
  project.run('npx vite build --logLevel warn');
  site = await serve(project.folder);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  project?.remove();
});

/** Opens a page, plays the first move with its button, and waits for the page to show the event's text. */
async function playsOn(path: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const page = await browser.newPage();
  await page.addInitScript(WELCOMED);
  const complained = complaints(page);
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.goto(`${site.url}/${path}`);
  const game = page.locator('playable-game');
  const { verbs } = await untilAsked(game);
  assert.deepEqual(verbs, ['roll']);
  await game.locator('[data-verb=roll]').click();
  await page.locator('output', { hasText: /^red roll$/ }).waitFor();
  return {
    page,
    close: async () => {
      assert.deepEqual(complained, []);
      await page.close();
    },
  };
}
const ofGame = <A>(page: Page, ask: (game: PlayableGame) => A): Promise<A> =>
  page.locator('playable-game').evaluate(ask as unknown as (game: Element) => A) as Promise<A>;

test('the types for React, Svelte and Vue accept valid templates and reject invalid ones', () => {
  // The pages mark with `expect-error` what must be rejected. Our declaration files are checked too.
  project.run('npx vue-tsc -p .');
});

for (const path of ['dist/plain/', 'plain/importmap.html'])
  test(`a page without a framework plays a move and can use the rules: ${path}`, async () => {
    const { page, close } = await playsOn(path);
    assert.equal(await page.title(), 'red roll');
    await close();
  });

for (const framework of ['react', 'vue'])
  test(`a ${framework} page plays a move, receives its event, and calls a method`, async () => {
    const { page, close } = await playsOn(`dist/${framework}/`);
    assert.deepEqual(await ofGame(page, ({ players, undoMode }) => [players, undoMode]), [3, 'free']);
    await page.locator('summary', { hasText: 'Whatever you may do' }).waitFor();
    await openLog(page.locator('playable-game'));
    await page.locator('.log li[data-n="1"]').first().waitFor();
    await page.getByText('Oops').click();
    await page.locator('.log li[data-n="1"]').first().waitFor({ state: 'detached' });
    await page.locator('[data-verb=roll]').waitFor();
    await close();
  });

test('an opponent on a built page thinks in a worker that the bundler emitted', async () => {
  const page = await browser.newPage();
  await page.addInitScript(WELCOMED);
  const complained = complaints(page);
  await page.goto(`${site.url}/dist/plain/`);
  const worker = page.waitForEvent('worker');
  await ofGame(page, (game) => void (game.seats = 'bot:hard bot:hard bot:hard'));
  assert.match((await worker).url(), /\/dist\/assets\/bot-worker-[\w-]+\.js$/);
  await openLog(page.locator('playable-game'));
  await page.locator('.log li[data-n="3"]').first().waitFor({ state: 'attached' });
  assert.deepEqual(complained, []);
  await page.close();
});

test('Node can use the rules and embeds, and import the elements', () => {
  assert.equal(project.run('node headless.js'), 'red roll active\nElfenwizards true\n');
});

test('the data for editors names every element, attribute and event', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(project.folder, 'node_modules', 'playable-rules', name), 'utf8')) as unknown;
  interface Named {
    readonly name: string;
    readonly attributes: readonly Named[];
    readonly values?: readonly Named[];
    readonly js?: { readonly events: readonly Named[] };
  }
  const { tags } = read('vscode.html-custom-data.json') as { tags: Named[] };
  const { elements } = (read('web-types.json') as { contributions: { html: { elements: Named[] } } }).contributions
    .html;
  const names = (list: readonly Named[]) => list.map(({ name }) => name).sort();
  assert.deepEqual(names(tags), names(elements));
  for (const tag of ['playable-game', 'playable-lesson', 'playable-phases', 'playable-rulebook']) {
    const { attributes } = tags.find(({ name }) => name === tag)!;
    const { attributes: same } = elements.find(({ name }) => name === tag)!;
    assert.deepEqual(names(attributes), names(same));
    const load = attributes.find(({ name }) => name === 'load');
    assert.deepEqual(names(load!.values!), ['click', 'near', 'now'], tag);
  }
  const game = elements.find(({ name }) => name === 'playable-game')!;
  assert.deepEqual(names(game.js!.events), [
    ...['playable-move', 'playable-moved', 'playable-over', 'playable-phase', 'playable-refuse'],
  ]);
});
