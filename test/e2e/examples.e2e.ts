/** The example games in a project of a user: typed, tested, built and played with the packed package alone. */
import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildSync } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { install, type Project } from './packed.js';
import { complaints, openBrowser, root } from './pages.js';

const GAMES = readdirSync(join(root, 'examples'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
let project: Project;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
before(async () => {
  project = install('package');
  cpSync(join(root, 'examples'), join(project.folder, 'examples'), { recursive: true });
  project.run('npx vite build examples --outDir ../dist/examples --base ./ --logLevel warn');
  site = await serve(project.folder);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  project?.remove();
});

async function open(): Promise<{ page: Page; close: () => Promise<void> }> {
  const page = await browser.newPage();
  const complained = complaints(page);
  await page.goto(`${site.url}/dist/examples/`);
  return {
    page,
    close: async () => {
      assert.deepEqual(complained, []);
      await page.close();
    },
  };
}

/** Scrolls to an element, which loads then, until it shows something: others that load above it may push it away. */
async function seen(page: Page, element: string, inner: string): Promise<void> {
  const shown = page.locator(element).locator(inner).first();
  for (let n = 0; n < 60 && !(await shown.isVisible()); n++) {
    await page.locator(element).evaluate((of) => of.scrollIntoView());
    await page.waitForTimeout(500);
  }
  await shown.waitFor();
}

test('pass the type check with the declarations of the package', () => {
  const options = { extends: '../tsconfig.json', include: ['.'] };
  writeFileSync(join(project.folder, 'examples', 'tsconfig.json'), JSON.stringify(options));
  project.run('npx tsc -p examples');
});

test('pass the suite of playable-rules/testing, as the tests in Node show for each with our sources', () => {
  // One game is enough to show that the packed suite works with the packed kit.
  buildSync({
    ...{ entryPoints: [join(root, 'test', 'examples', 'goofspiel.node.ts')], bundle: true, format: 'esm' },
    ...{ platform: 'node', packages: 'external', tsconfigRaw: {}, logLevel: 'error' },
    outfile: join(project.folder, 'goofspiel.test.mjs'),
  });
  assert.match(project.run('env -u NODE_TEST_CONTEXT node --test goofspiel.test.mjs'), /(#|ℹ) fail 0/);
});

test('show the buttons of several verbs at once, although each stands for one place', async () => {
  const { page, close } = await open();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(
    () =>
      (document.body.innerHTML = '<playable-game game="pig" seed="9" seats="human human" save="off"></playable-game>'),
  );
  await seen(page, 'playable-game', '.controls button');
  await page.locator('playable-game .controls [data-point=die]').click();
  const keep = page.locator('playable-game .controls [data-point=sum]');
  await keep.waitFor();
  const below = await keep.evaluate(
    (button) => button.getBoundingClientRect().bottom - button.closest('.now')!.getBoundingClientRect().bottom,
  );
  assert.ok(below < 0, `${below} px below the edge of the panel`);
  await close();
});

test('are played against an opponent that thinks on the page', async () => {
  const { page, close } = await open();
  for (const name of GAMES) {
    const game = page.locator(`playable-game[game=${name}]`);
    await seen(page, `playable-game[game=${name}]`, '.controls button');
    await game.locator('.controls button').first().click();
    await game.evaluate((element) =>
      element.setAttribute('seats', element.getAttribute('seats')!.replace(/\w+/g, 'bot:easy')),
    );
    await game.locator('.result').waitFor({ timeout: 120_000 });
  }
  // The charts of phases have a worker for their layout.
  const workers = page.workers().map((worker) => worker.url());
  assert.deepEqual(
    workers.filter((url) => !url.includes('layout')),
    [],
  );
  await close();
});

test('are taught by a lesson, have a rulebook and are inspected', async () => {
  const { page, close } = await open();
  for (const name of GAMES) {
    await seen(page, `playable-lesson[game=${name}]`, '[data-do=show]');
    await seen(page, `playable-rulebook[game=${name}]`, 'input');
    await seen(page, `playable-phases[game=${name}]`, '.chart');
  }
  await close();
});

test('a page with an added game loads no game of ours', async () => {
  const { page, close } = await open();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.reload();
  await page.locator('playable-game .board').first().waitFor();
  const scripts = loaded.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js'));
  assert.ok(scripts.length > 0);
  const assets = '/dist/examples/assets/';
  for (const id of ['elfenwizards', 'elfengold', 'dark-mages']) {
    // The opening of a game, which all of its other code needs.
    const isOf = (path: string) =>
      new RegExp(`id:\\s*["'\`]${id}["'\`],\\s*players`).test(readFileSync(join(project.folder, path), 'utf8'));
    assert.ok(
      readdirSync(join(project.folder, assets)).some((file) => file.endsWith('.js') && isOf(assets + file)),
      `${id} is there, for who asks for it`,
    );
    assert.deepEqual(scripts.filter(isOf), [], id);
  }
  await close();
});
