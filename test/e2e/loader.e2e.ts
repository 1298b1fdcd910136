/** The built loader: what a page fetches before an element comes near the viewport, and what happens when the network fails. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import { serve } from '../../scripts/static-server.js';
import { openBody, openPage, useTestEnv } from './helpers.js';
import { complaints, STRICT } from './pages.js';

const env = useTestEnv();

const SCRIPTS = {
  module: '<script type="module" src="/dist/cdn/loader.js"></script>',
  classic: '<script src="/dist/classic/loader.js"></script>',
};
type Build = keyof typeof SCRIPTS;
const HOST_DIV = '<div data-playable="game" data-seed="3" data-save="off"><p id="words">In words</p></div>';

/** An element, a selector that matches once it is shown, and the files that it needs for that. */
const NEEDED_FILES = [
  [
    '<playable-game game="elfengold" load="now" save="off"></playable-game>',
    'playable-game .now button',
    'playable-game.js base play board drawing elfengold.picture elfengold.board.en elfengold.text.en elfengold.aim elfengold.ui playing session around',
  ],
  [
    '<div data-playable="game" data-game="dark-mages" data-lang="it" data-save="off"></div>',
    'playable-game .now button',
    'playable-game.js base play board drawing dark-mages.picture dark-mages.board.it dark-mages.text.it dark-mages.aim dark-mages.ui i18n.it playing playing.it session around',
  ],
  [
    '<playable-lesson game="elfengold" lesson="first-game" load="now"></playable-lesson>',
    'playable-lesson .room [data-do=next]',
    'playable-lesson.js base play board lesson drawing elfengold.picture elfengold.board.en elfengold.first-game.en',
  ],
  [
    '<playable-rulebook lang="fr"></playable-rulebook>',
    'playable-rulebook .rule',
    'playable-rulebook.js base clipboard read elfenwizards.book elfenwizards.aim elfenwizards.rulebook.fr elfenwizards.goal elfenwizards.lessons.index i18n.fr reading.fr',
  ],
] as const;

async function open(build: Build, body: string, headers: Record<string, string> = {}): Promise<Page> {
  const page = await (await env.browser.newContext({ viewport: { width: 800, height: 600 } })).newPage();
  const text = `<!doctype html><html lang="en"><head><title>A post</title><link rel="icon" href="/docs-site/icon.svg">
    <meta charset="utf-8">${SCRIPTS[build]}</head><body>${body}</body></html>`;
  await page.route(`${env.builds}/post.html`, (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: text }),
  );
  return page;
}
const drawn = (page: Page) => page.locator('playable-game svg').first().waitFor();

test('a page that is printed loads what is far away, and its next print has it all', async () => {
  const far = ['game', 'lesson', 'rulebook', 'phases'].map(
    (kind) => `<playable-${kind} game="elfenwizards"></playable-${kind}>`,
  );
  const page = await open('module', `<h1>A post</h1><div style="height: 300vh"></div>${far.join('')}`);
  const troubles = complaints(page);
  await page.goto(`${env.builds}/post.html`, { waitUntil: 'networkidle' });
  assert.equal(await page.locator(':defined:is(playable-game, playable-rulebook)').count(), 0);
  const first = await page.pdf();
  await page.evaluate(() =>
    Promise.all(['game', 'lesson', 'rulebook', 'phases'].map((kind) => customElements.whenDefined(`playable-${kind}`))),
  );
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll<PlayableGame>('[game]')].map((element) => element.ready())),
  );
  const second = await page.pdf();
  await page.emulateMedia({ media: 'print' });
  for (const what of [
    'playable-game .scene',
    'playable-game .now',
    'playable-lesson .say',
    'playable-lesson .scene',
    'playable-phases svg',
  ])
    assert.ok(await page.locator(what).first().isVisible(), what);
  const rules = page.locator('playable-rulebook .rule');
  assert.ok((await rules.count()) > 50);
  assert.equal(await page.locator('playable-rulebook .rule:visible').count(), await rules.count());
  const sheets = (pdf: Buffer) => pdf.toString('latin1').split(/\/Type \/Page\b/).length - 1;
  console.log(`${sheets(first)} sheets, then ${sheets(second)}`);
  assert.ok(sheets(second) > sheets(first) + 5);
  assert.deepEqual(troubles, []);
  if (process.env['SHOTS']) writeFileSync(join(process.env['SHOTS'], 'post.pdf'), second);
  await page.context().close();
});

for (const build of ['module', 'classic'] as const) {
  test(`${build}: only the loader is fetched before an element comes near the viewport`, async () => {
    const policy = build === 'module' ? { 'content-security-policy': STRICT } : {};
    const page = await open(build, `${'<p>Text</p>'.repeat(60)}${HOST_DIV}`, policy);
    const troubles = complaints(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`${env.builds}/post.html`, { waitUntil: 'networkidle' });
    assert.deepEqual(
      scripts.map((url) => url.slice(url.lastIndexOf('/'))),
      ['/loader.js'],
    );
    assert.equal(await page.locator('div > playable-game > #words').count(), 1);
    await page.locator('playable-game').scrollIntoViewIfNeeded();
    await drawn(page);
    assert.deepEqual(troubles, []);
    await page.context().close();
  });

  // The classic build requests the same files; a change waits for two of its elements, the night (`EVERY_GAME=1`) for all.
  for (const [body, shows, files] of NEEDED_FILES.filter(
    (_, i) => build === 'module' || i % 2 === 1 || process.env['EVERY_GAME'],
  ))
    test(`${build}: ${body}: the loader requests exactly the files that it needs, all at once`, async () => {
      const page = await open(build, body);
      const requested: string[] = [];
      let isComplete = false;
      await page.route(/\/dist\/(cdn|classic)\/(?!loader)/, async (route) => {
        const url = route.request().url();
        if (isComplete) return; // Requests for files that come later are never answered.
        requested.push(url.slice(url.lastIndexOf('/') + 1).replace(/-[0-9a-f]{6}\.js$/, ''));
        await went;
        await route.continue();
      });
      let go = () => {};
      const went = new Promise<void>((resolve) => (go = resolve));
      await page.goto(`${env.builds}/post.html`, { waitUntil: 'commit' });
      // Nothing is answered until half a second passes without a new request.
      for (let before = -1; before !== requested.length || requested.length === 0; await page.waitForTimeout(500))
        before = requested.length;
      isComplete = true;
      const modules = await page
        .locator('link[rel=modulepreload]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      // Shared modules are preloaded with `modulepreload`. A game's own files are not, so that a failed one can be requested again.
      const shared = requested.filter((name) => build === 'module' && !/\.|playable-/.test(name));
      assert.deepEqual(modules.map((url) => url.replace(/^.*\/|-[0-9a-f]{6}\.js$/g, '')).sort(), shared.sort());
      go();
      await page.locator(shows).first().waitFor();
      assert.deepEqual(requested.sort(), files.split(' ').sort());
      await page.context().close();
    });

  test(`${build}: a chart of phases, whose files the loader does not know, loads them itself`, async () => {
    const page = await open(build, '<playable-phases load="now"></playable-phases>');
    const troubles = complaints(page);
    await page.goto(`${env.builds}/post.html`);
    await page.locator('playable-phases .chart').waitFor();
    assert.deepEqual(troubles, []);
    await page.context().close();
  });

  test(`${build}: a lesson, whose page has no game, shows the game that its reader plays on in`, async () => {
    const page = await open(build, '<playable-lesson lesson="cast-the-rest" step="5" load="now"></playable-lesson>');
    const troubles = complaints(page);
    await page.goto(`${env.builds}/post.html`);
    await page.locator('playable-lesson [data-do=show]').click();
    await page.locator('playable-lesson [data-do=playOn]').click();
    await page.locator('playable-lesson playable-game .game:not(.room)').waitFor();
    assert.deepEqual(troubles, []);
    await page.context().close();
  });

  test(`${build}: an element that could not be fetched keeps its children, and loads with its button`, async () => {
    const page = await open(build, HOST_DIV);
    const package_ = /\/(playable-game|core)\.js$/;
    await page.route(package_, (route) => route.abort());
    await page.goto(`${env.builds}/post.html`);
    const button = page.locator('playable-game > button');
    await button.waitFor();
    assert.equal(await page.locator('#words').isVisible(), true);
    await page.unroute(package_);
    await button.click();
    await drawn(page);
    assert.equal(await button.count(), 0);
    // The element gets the focus when it is ready, a little after it is drawn.
    await page.waitForFunction(() => document.activeElement?.localName === 'playable-game');
    await page.context().close();
  });

  test(`${build}: a game that could not be fetched shows an error, and loads with its button or when back online`, async () => {
    for (const way of ['button', 'network']) {
      const page = await open(build, HOST_DIV);
      const drawing = /\/elfenwizards\.ui-[\w-]+\.js/;
      await page.route(drawing, (route) => route.abort());
      await page.goto(`${env.builds}/post.html`);
      const again = page.locator('playable-game [data-do=again]');
      await again.waitFor();
      assert.match(await page.locator('playable-game .warning').innerText(), /could not be loaded/);
      assert.equal(await page.locator('#words').isVisible(), true);
      await page.unroute(drawing);
      if (way === 'button') await again.click();
      else await page.evaluate(() => dispatchEvent(new Event('online')));
      await drawn(page);
      assert.equal(await page.locator('playable-game .warning').count(), 0);
      await page.context().close();
    }
  });
}

/** Opens a game and its menu on a page where the first request for each file fails, and retries until all is there. */
async function loadsDespiteFailures(way: 'button' | 'network', headers: Record<string, string>): Promise<void> {
  const watched = await openPage(env);
  const { page } = watched;
  const game = '<playable-game load="click" seats="human bot bot" seed="3" save="off"><p>In words</p></playable-game>';
  await openBody(env, watched, game, headers);
  const requests = new Map<string, number>();
  await page.route(/\/dist\/cdn\/.*\.js$/, (route) => {
    const url = route.request().url();
    const times = (requests.get(url) ?? 0) + 1;
    requests.set(url, times);
    return times === 1 ? route.abort() : route.continue();
  });
  const again = page.locator('playable-game').locator('[data-do=again], [data-do=missed], [data-do=language]').first();
  /** Retries until an element is visible. */
  const retryUntil = async (wanted: Locator) => {
    for (let tries = 0; ; tries++) {
      await again.or(wanted).first().waitFor();
      if (await wanted.isVisible()) return;
      assert.ok(tries < 20, 'It does not load after 20 retries.');
      if (way === 'button') await again.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => {});
      else await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    }
  };
  await page.locator('playable-game > button, playable-game button.primary').first().click();
  await retryUntil(page.locator('playable-game [data-verb=roll]'));
  const menu = page.locator('playable-game details.menu');
  await menu.locator('summary').click();
  await retryUntil(menu.locator('button').first());
  await page.locator('playable-game [data-verb=roll]').click();
  await page.locator('playable-game .pick button').first().waitFor();
  // Files that are imported by others were among those that failed, and no file was requested more often than needed.
  const imported = new Set<string>();
  for (const url of requests.keys()) {
    const text = await (await fetch(url)).text();
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) imported.add(new URL(name!, url).href);
  }
  assert.ok([...requests.keys()].filter((url) => imported.has(url)).length > 3, [...requests.keys()].join());
  assert.deepEqual(
    [...requests].filter(([, times]) => times > 2),
    [],
  );
  await watched.close();
}
/** The policy of the page of a server of tables, which takes the address of a script from one policy only. */
const TYPED = {
  'content-security-policy':
    "default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html playable-rules",
};
for (const [way, how, headers] of [
  ['button', 'with its button', {}],
  ['network', 'when back online, under Trusted Types', TYPED],
] as const)
  test(`each failed file, including imported ones, is requested again ${how}`, () =>
    loadsDespiteFailures(way, headers));

test('with define.js, an element that could not be fetched keeps its children, and loads with its button or when back online', async () => {
  for (const way of ['button', 'network']) {
    const watched = await openPage(env);
    const { page } = watched;
    const file = /\/playable-rulebook[\w.-]*\.js$/;
    await page.route(file, (route) => route.abort());
    await openBody(env, watched, '<playable-rulebook lang="fr"><p>In words</p></playable-rulebook>');
    const button = page.getByRole('button', { name: 'Commencer' });
    await button.waitFor();
    assert.equal(await page.getByText('In words').isVisible(), true);
    await page.unroute(file);
    if (way === 'button') await button.click();
    else await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('playable-rulebook [part=rule]').first().waitFor();
    assert.equal(await button.count(), 0);
    await watched.close();
  }
});

test('from a server without CORS headers another site can use the classic loader, but not modules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'other-site-'));
  for (const build of ['module', 'classic'] as const)
    writeFileSync(
      join(folder, `${build}.html`),
      `<!doctype html><title>A post</title>${HOST_DIV}${SCRIPTS[build].replace('/dist', `${env.builds}/dist`)}`,
    );
  const other = await serve(folder);
  const page = await (await env.browser.newContext()).newPage();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/cdn/loader.js'));
  await page.goto(`${other.url}/module.html`);
  await refused;
  await page.goto(`${other.url}/classic.html`);
  await drawn(page);
  other.close();
  rmSync(folder, { recursive: true });
});

test('a page with both loaders and define.js works, with at most one warning', async () => {
  const define = '<script type="module" src="/dist/cdn/define.js"></script>';
  const page = await open('module', `${SCRIPTS.classic}${define}${HOST_DIV}`);
  const troubles = complaints(page);
  await page.goto(`${env.builds}/post.html`);
  await drawn(page);
  await page.waitForLoadState('networkidle');
  assert.equal(await page.locator('playable-game').count(), 1);
  // At most one additional copy was loaded and logged its warning.
  assert.deepEqual(
    troubles.filter((message) => !message.includes('is defined already; the first is kept')),
    [],
  );
  assert.ok(troubles.length <= 1, troubles.join());
  await page.context().close();
});
