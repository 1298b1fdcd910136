import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WELCOMED } from '../../scripts/welcomed.js';
import type { PlayableGame } from '../../src/define.js';
import { GAMES } from '../../src/games/index.js';
import { STRICT, complaints, roundTripsTo, violations } from './pages.js';
import { OUT, useSite } from './site-pages.js';

const env = useSite(OUT, { 'content-security-policy': STRICT });

test('the demo plays a move under a strict content security policy without any error', async () => {
  const page = await env.browser.newPage();
  await page.addInitScript(WELCOMED);
  const complained = complaints(page);
  await page.goto(env.site.url);
  const game = page.locator('playable-game');
  const first = game.locator('button[data-verb]').first();
  await first.waitFor();
  const moved = game.evaluate(
    (element) => new Promise<string>((done) => element.addEventListener('playable-moved', (e) => done(e.type))),
  );
  await first.click();
  assert.equal(await moved, 'playable-moved');
  assert.deepEqual(complained, []);
  await page.close();
});

test('home page and gallery count the same lessons', async () => {
  const countOn = async (place: string): Promise<string | undefined> =>
    / (\d+) (?:short )?lessons, each /.exec(
      (await (await fetch(`${env.site.url}/${place}`)).text()).replace(/[\s>]+/g, ' '),
    )?.[1];
  assert.ok(Number(await countOn('')) > 50);
  assert.equal(await countOn(''), await countOn('lessons/'));
});

test('choosing a game shows its board and its snippet, and puts the choice into the address', async () => {
  const page = await env.browser.newPage();
  await page.addInitScript(WELCOMED);
  const complained = complaints(page);
  await page.goto(env.site.url);
  const game = page.locator('playable-game');
  for (const id of [...GAMES].reverse()) {
    await page.locator(`[data-game="${id}"]`).click();
    await game.evaluate((element: PlayableGame) => element.ready());
    await game.locator('[data-anchor]').first().waitFor();
    const { record } = await game.evaluate(({ record }: PlayableGame) => ({ record }));
    assert.match(record, new RegExp(`^game ${id} `, 'm'));
    assert.match(await page.locator('.lines code').innerText(), new RegExp(`game="${id}"`));
    assert.equal(await page.locator('.choices [aria-current]').getAttribute('data-game'), id);
    assert.equal(await page.evaluate(() => new URLSearchParams(location.search).get('game')), id);
  }
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${env.site.url}?game=${GAMES.at(-1)!}`);
  await game.evaluate((element: PlayableGame) => element.ready());
  assert.equal(await game.evaluate((element: PlayableGame) => element.game), GAMES.at(-1));
  const isWhole = await page.locator('.choices [aria-current]').evaluate((choice) => {
    const [at, row] = [choice, choice.closest('.choices')!].map((part) => part.getBoundingClientRect());
    return at!.left >= row!.left && at!.right <= row!.right;
  });
  assert.ok(isWhole, 'the choice is in view on a phone');
  assert.deepEqual(complained, []);
  await page.close();
});

test('the home page is offered in the language of the browser, in its own words and without a redirect', async () => {
  for (const [locale, path, offered] of [
    ['fr-CA', '', 'fr'],
    ['it-IT', '', 'it'],
    ['en-GB', '', undefined],
    ['de-DE', '', undefined],
    ['it-IT', 'fr/', undefined],
  ] as const) {
    const page = await env.browser.newPage({ locale, viewport: { width: 320, height: 640 } });
    await page.goto(`${env.site.url}/${path}`);
    await page.locator('.choices [aria-current]').waitFor();
    const lede = page.locator('.lede a:visible');
    assert.equal(await lede.count(), 1, `${locale}: one link in the place of the other`);
    assert.equal((await lede.getAttribute('hreflang')) ?? undefined, offered, `${locale} /${path}`);
    if (offered !== undefined) {
      await lede.click();
      assert.equal(new URL(page.url()).pathname, `/${offered}/`);
    }
    await page.close();
  }
});

test('“Play” leads from a page about a game to its board, else to the home page', async () => {
  const page = await env.browser.newPage();
  const play = page.locator('header.bar nav a').first();
  for (const [from, to] of [
    ['elfengold/', 'elfengold/'],
    ['fr/dark-mages/rules/', 'fr/dark-mages/'],
    ['studio/', ''],
  ] as const) {
    await page.goto(`${env.site.url}/${from}`, { waitUntil: 'commit' });
    assert.equal(await play.evaluate((link: HTMLAnchorElement) => link.href), `${env.site.url}/${to}`);
  }
  await page.close();
});

test('on a phone a game that begins has the whole window, and its panel covers nothing of the board', async () => {
  const page = await env.browser.newPage({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });
  await page.goto(`${env.site.url}?game=elfengold`);
  await page.locator('playable-game [data-do=welcome]').click();
  const [game, board, panel] = await Promise.all(
    ['', '.scene', '.foot'].map((part) => page.locator(`playable-game ${part}`).first().boundingBox()),
  );
  assert.ok(Math.abs(game!.y) < 1, `it begins at the top of the window: ${game!.y}`);
  assert.ok(panel!.y >= board!.y + board!.height, JSON.stringify({ board, panel }));
  await page.close();
});

test('on a phone all languages and games are in view, and all pages once the menu is open', async () => {
  const page = await env.browser.newPage({ viewport: { width: 375, height: 667 } });
  await page.addInitScript(WELCOMED);
  const outside = (links: string) =>
    page.locator(links).evaluateAll((all) =>
      all
        .map((link) => ({ text: link.textContent, at: link.getBoundingClientRect() }))
        .filter(({ at }) => at.width === 0 || at.left < 0 || at.right > innerWidth || at.bottom > innerHeight)
        .map(({ text }) => text),
    );
  for (const path of ['elfengold/', 'fr/dark-mages/', 'api/']) {
    await page.goto(`${env.site.url}/${path}`);
    assert.deepEqual(await outside('.languages a, .ways a'), [], path);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    assert.deepEqual(await outside('header.bar nav a'), [], path);
  }
  await page.close();
});

test('from a page in English only, the links to other languages say that they lead to the home page', async () => {
  const page = await env.browser.newPage();
  await page.goto(`${env.site.url}/api/`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Français (accueil)', exact: true }).click();
  assert.equal(new URL(page.url()).pathname, '/fr/');
  await page.close();
});

test('the page makes no request to another origin', async () => {
  const page = await env.browser.newPage();
  await page.addInitScript(WELCOMED);
  const origins: string[] = [];
  page.on('request', (request) => origins.push(new URL(request.url()).origin));
  await page.goto(env.site.url);
  await page.locator('playable-game button').first().waitFor();
  assert.deepEqual([...new Set(origins)], [env.site.url]);
  await page.close();
});

for (const [name, options] of [
  ['wide', {}],
  ['320 px, dark', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
] as const) {
  test(`axe finds no violation and nothing overflows the screen: ${name}`, async () => {
    const context = await env.browser.newContext({ bypassCSP: true, ...options });
    const page = await context.newPage();
    await page.addInitScript(WELCOMED);
    await page.goto(env.site.url);
    await page.locator('playable-game button').first().waitFor();
    assert.deepEqual(await violations(page), []);
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
      false,
      'nothing is wider than the screen',
    );
    await context.close();
  });
}

for (const [path, shows] of [
  ['it/', 'playable-game [lang=it] .scene svg'],
  ['lessons/dark-mages/first-duel/', 'playable-lesson [data-do=next]'],
  ['elfengold/', 'playable-game .scene svg'],
] as const)
  test(`${path}: the page loads the scripts of its first element in at most two round trips`, async () => {
    const page = await env.browser.newPage();
    await page.addInitScript(WELCOMED);
    const roundTrips = await roundTripsTo(page, `${env.site.url}/${path}`, shows);
    assert.ok(roundTrips.length < 3, roundTrips.join());
    await page.close();
  });
