/** The embed page where hosts put it: in frames with and without an origin, from a file, under its own strict policy, beside hosts' scripts. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { complaints, openBrowser, root, violations } from './pages.js';

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
/** Another site, which shows one page. */
let post = '';
let blogUrl = '';
const blogger = createServer((_, response) => response.setHeader('content-type', 'text/html').end(post));
before(async () => {
  browser = await openBrowser();
  site = await serve(join(root, 'dist'));
  await new Promise<void>((resolve) => blogger.listen(0, 'localhost', resolve));
  blogUrl = `http://localhost:${(blogger.address() as AddressInfo).port}/`;
});
after(async () => {
  await browser?.close();
  site?.close();
  blogger.close();
});

const GAME = 'e/elfenwizards/game/';
const MOVES = 'red roll';

interface Open {
  readonly page: Page;
  readonly troubles: string[];
  close(): Promise<void>;
}
async function open(options: BrowserContextOptions = {}): Promise<Open> {
  const context = await browser.newContext({ viewport: { width: 720, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const troubles = complaints(page);
  await page.addInitScript('globalThis.__name = (f) => f');
  return { page, troubles, close: () => context.close() };
}
/** An author's page on another site, with a frame of ours, that notes down all it is told. */
async function blog({ page }: Open, src: string, frame = 'width="600" height="300"', body = ''): Promise<Frame> {
  await page.addInitScript(() => {
    const told: unknown[] = ((globalThis as unknown as { told: unknown[] }).told = []);
    addEventListener('message', ({ data }) => told.push(data));
  });
  const text = `<!doctype html><html lang="en"><head><title>A blog</title><link rel="icon" href="data:,"></head>
    <body><iframe title="A game" src="${src}" ${frame}></iframe>${body}</body></html>`;
  post = text;
  await page.goto(blogUrl);
  const child = await (await page.waitForSelector('iframe')).contentFrame();
  return child!;
}
type Told = Readonly<Record<string, unknown>>;
const told = (page: Page): Promise<Told[]> => page.evaluate(() => (globalThis as unknown as { told: Told[] }).told);
/** Waits until the host was told something of which this holds. */
async function hears(page: Page, holds: (data: Told) => unknown): Promise<Told> {
  for (let tries = 0; tries < 200; tries++) {
    const found = (await told(page)).findLast((data) => holds(data));
    if (found) return found;
    await page.waitForTimeout(50);
  }
  throw new Error(`Not told. ${JSON.stringify(await told(page)).slice(0, 500)}`);
}
const isReady = ({ event }: Told) => event === 'ready';
const drawn = (frame: Frame | Page) => frame.locator('playable-game svg').first().waitFor();

for (const [what, sandbox] of [
  ['with an origin', ''],
  ['without an origin', 'sandbox="allow-scripts"'],
]) {
  test(`a frame ${what} shows a game, tells its height in every dialect, and hides what is secret`, async () => {
    const opened = await open();
    const { page, troubles } = opened;
    const query = `?v=1&players=3&seed=7&moves=${encodeURIComponent(MOVES)}&lang=fr#?secret=abc123XYZ`;
    const frame = await blog(opened, `${site.url}/${GAME}${query}`, `name="first" width="600" height="300" ${sandbox}`);
    await drawn(frame);
    const ready = await hears(page, isReady);
    assert.deepEqual(
      { ...(ready['detail'] as object), phase: '' },
      { kind: 'game', game: 'elfenwizards', lang: 'fr', phase: '', at: 1, of: 1, over: false },
    );
    assert.equal(await frame.evaluate(() => document.documentElement.lang), 'fr');
    assert.match(await frame.title(), /^Elfenwizards/);
    const heights = new Set<unknown>();
    const { height } = await hears(
      page,
      ({ type, height }) => type === 'playable-rules:resize' && Number(height) > 300,
    );
    for (const data of (await told(page)) as unknown[]) {
      if (typeof data === 'string') {
        const { src, context } = JSON.parse(data) as Told;
        assert.equal(context, 'iframe.resize');
        assert.ok(String(src).startsWith(`${site.url}/${GAME}`));
        heights.add('embedly');
      } else {
        const { type, message, sentinel, id, v, secret } = data as Told;
        if (type === 'playable-rules:resize') assert.deepEqual([id, v], ['first', 1]);
        if (message === 'height') assert.equal(secret, 'abc123XYZ');
        heights.add(message ?? sentinel ?? type);
      }
    }
    assert.deepEqual([...heights].filter((name) => name !== 'playable-rules:event').sort(), [
      'amp',
      'embedly',
      'height',
      'playable-rules:resize',
    ]);
    assert.ok(Number(height) <= 1000, `WordPress shows 1000 pixels, not ${String(height)}`);
    // Nobody but the author's address knows the seed.
    const events = (await told(page)).filter(({ type }) => type === 'playable-rules:event');
    assert.doesNotMatch(JSON.stringify(events), /seed|generator|record|table/);
    assert.deepEqual(troubles, []);
    await opened.close();
  });
}

test('it opens from a file', async () => {
  const opened = await open();
  const { page, troubles } = opened;
  for (const kind of ['game', 'lesson', 'rulebook', 'phases']) {
    await page.goto(`${pathToFileURL(join(root, 'dist/e/elfenwizards', kind, 'index.html')).href}?v=1&lang=it`);
    await page.waitForFunction(
      (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('button'),
      `playable-${kind}`,
    );
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'it');
  }
  assert.deepEqual(troubles, []);
  await opened.close();
});

test('the language is that of the reader where the address names none', async () => {
  const opened = await open({ locale: 'it-IT' });
  await opened.page.goto(`${site.url}/${GAME}`);
  await drawn(opened.page);
  assert.equal(await opened.page.evaluate(() => document.documentElement.lang), 'it-IT');
  await opened.close();
});

test('the theme is that of the address, else of the reader', async () => {
  const opened = await open({ colorScheme: 'dark' });
  const ink = () => opened.page.evaluate(() => getComputedStyle(document.body).color);
  for (const [theme, dark] of [
    ['light', false],
    ['dark', true],
    ['auto', true],
  ] as const) {
    await opened.page.goto(`${site.url}/${GAME}?v=1&theme=${theme}`);
    await drawn(opened.page);
    assert.equal((await ink()) === 'rgb(255, 255, 255)', dark, theme);
    assert.equal(await opened.page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgba(0, 0, 0, 0)');
  }
  await opened.close();
});

test('no kind scrolls sideways at 320 pixels, and each can be used in a frame 200 pixels high', async () => {
  const opened = await open({ viewport: { width: 320, height: 200 } });
  const { page } = opened;
  for (const kind of ['game', 'lesson', 'rulebook', 'phases']) {
    await page.goto(`${site.url}/e/elfenwizards/${kind}/?v=1`);
    await page.waitForFunction(
      (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('button'),
      `playable-${kind}`,
    );
    const [inner, full, high] = await page.evaluate(() => {
      const { clientWidth, scrollWidth, scrollHeight } = document.documentElement;
      return [clientWidth, scrollWidth, scrollHeight];
    });
    assert.ok(full! <= inner!, `${kind}: ${full} in ${inner}`);
    assert.ok(high! > 200);
    // Everything is reached by scrolling, to the last button.
    const button = page.locator(`playable-${kind} >> button:visible`).last();
    await button.scrollIntoViewIfNeeded();
    const box = (await button.boundingBox())!;
    assert.ok(box.y + box.height <= 201 && box.y >= -1, `${kind}: ${JSON.stringify(box)}`);
  }
  await opened.close();
});

const broken: [what: string, query: string, said: RegExp][] = [
  [
    'a move that the rules forbid',
    '?v=1&players=3&seed=1&moves=red+pass',
    /^This link does not hold \(moves, move 1.*A new game is shown/,
  ],
  ['a value that is none', '?v=1&players=99', /players: "99", expected a whole number/],
  ['a form of tomorrow', '?v=2&players=3', /v: "2"/],
  ['a permalink that is cut', '?v=1&s=AAAA', /This link does not hold/],
  ['markup', '?v=1&seats=%3Cimg%20src=x%20onerror=alert(1)%3E', /seats: "<img src=x/],
];
for (const [what, query, said] of broken) {
  test(`a link that does not hold says so and shows a new game: ${what}`, async () => {
    const opened = await open();
    const { page, troubles } = opened;
    await page.goto(`${site.url}/${GAME}${query}&lang=en&theme=dark`);
    await drawn(page);
    assert.match((await page.locator('main > [role=status]').textContent())!, said);
    assert.equal(await page.evaluate(() => document.documentElement.style.colorScheme), 'dark');
    assert.equal(await page.locator('body img').count(), 0);
    assert.deepEqual(troubles, []);
    await opened.close();
  });
}

test('without scripts it has words and a link in three languages', async () => {
  const opened = await open({ javaScriptEnabled: false });
  await opened.page.goto(`${site.url}/${GAME}?v=1&seed=3`);
  for (const lang of ['en', 'fr', 'it']) {
    const line = opened.page.locator(`main p[lang=${lang}]`);
    assert.match((await line.textContent())!, /Elfenwizards/);
    const href = await line.locator('a').evaluate((a) => (a as HTMLAnchorElement).href);
    assert.equal(href, `${site.url}/${GAME}?v=1&seed=3`);
  }
  await opened.close();
});

test('our host script gives a frame its height, and no other one', async () => {
  const opened = await open();
  const { page } = opened;
  const other = `<iframe title="Another" name="other" src="${site.url}/e/none.html"></iframe>`;
  await page.route(`${site.url}/e/none.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage({ type: 'playable-rules:resize', v: 1, id: '', height: 4000 }, '*')</script>`,
    }),
  );
  await blog(opened, `${site.url}/${GAME}?v=1&seed=7`, 'width="600" height="150"', other);
  await hears(page, isReady);
  // It comes late: frames have told their heights already.
  await page.addScriptTag({ url: `${site.url}/classic/host.js` });
  await page.waitForFunction(() => document.querySelector('iframe')!.offsetHeight > 400);
  const { height } = await hears(page, ({ type, height }) => type === 'playable-rules:resize' && height !== 4000);
  assert.equal(await page.evaluate(() => document.querySelector('iframe')!.style.height), `${String(height)}px`);
  assert.equal(await page.evaluate(() => document.querySelectorAll('iframe')[1]!.style.height), '');
  for (const bad of [NaN, Infinity, -5, '900', null]) {
    await page
      .frames()[1]!
      .evaluate((height) => parent.postMessage({ type: 'playable-rules:resize', v: 1, height }, '*'), bad);
  }
  await page.waitForTimeout(100);
  assert.equal(await page.evaluate(() => document.querySelector('iframe')!.style.height), '50px');
  await opened.close();
});

/** Asks the embed page and waits for its answer. */
async function ask(page: Page, message: object): Promise<Told> {
  const id = `${Math.random()}`;
  await page.evaluate(
    ([id, message]) => document.querySelector('iframe')!.contentWindow!.postMessage({ v: 1, id, ...message }, '*'),
    [id, message] as const,
  );
  return hears(page, (data) => data['type'] === 'playable-rules:answer' && data['id'] === id);
}

test('a host asks and sets by messages; a bad one is answered by name and changes nothing', async () => {
  const opened = await open();
  const { page } = opened;
  const frame = await blog(
    opened,
    `${site.url}/${GAME}?v=1&players=3&seed=7&seats=human+human+human&moves=${encodeURIComponent(MOVES)}`,
  );
  await hears(page, isReady);
  const record = () =>
    frame.locator('playable-game').evaluate((game) => (game as unknown as { record: string }).record);
  const before = await record();
  const get = async () => (await ask(page, { type: 'playable-rules:get' }))['state'];
  const state = await get();
  assert.deepEqual(Object.keys(state as object), ['kind', 'game', 'lang', 'phase', 'at', 'of', 'over']);

  const bad: [message: object, said: RegExp][] = [
    [{ type: 'playable-rules:play' }, /type: "playable-rules:play", expected/],
    [{ type: 'playable-rules:get', v: 2 }, /v: 2, expected 1/],
    [{ type: 'playable-rules:get', set: {} }, /set:/],
    [{ type: 'playable-rules:set' }, /set: .*expected an object/],
    [{ type: 'playable-rules:set', set: { onclick: 'alert(1)' } }, /set\.onclick/],
    [{ type: 'playable-rules:set', set: { kind: 'lesson' } }, /set\.kind/],
    [{ type: 'playable-rules:set', set: { players: 99 } }, /players: "99"/],
    [{ type: 'playable-rules:set', set: { moves: 'red roll; red fly' } }, /moves, move 2/],
    [{ type: 'playable-rules:set', set: { at: 40 } }, /at:/],
    [{ type: 'playable-rules:set', set: { moves: ['red roll'] } }, /set\.moves/],
    [{ type: 'playable-rules:set', set: { state: 'AAAA' } }, /link|state/],
  ];
  for (const [message, said] of bad) {
    const { ok, error } = (await ask(page, message)) as { ok: boolean; error: { name: string; message: string } };
    assert.equal(ok, false);
    assert.equal(error.name, 'BadInput');
    assert.match(error.message, said);
    assert.equal(await record(), before);
    assert.deepEqual(await get(), state);
  }
  const set = await ask(page, { type: 'playable-rules:set', set: { at: 0, theme: 'dark', lang: 'it' } });
  const { at, of, lang } = set['state'] as Told;
  assert.deepEqual([at, of, lang], [0, 1, 'it']);
  assert.equal(await frame.evaluate(() => document.documentElement.style.colorScheme), 'dark');
  assert.equal(await record(), before);

  // What no host window says is not heard, not even from the page itself.
  await frame.evaluate(() => postMessage({ type: 'playable-rules:set', v: 1, set: { players: 6 } }, '*'));
  await page.waitForTimeout(200);
  assert.equal(await record(), before);
  assert.doesNotMatch(JSON.stringify(await told(page)), /"seed"|generator|"table"/);
  await opened.close();
});

test('seats are told by who looks, and who only looks plays nothing', async () => {
  const opened = await open();
  const { page } = opened;
  const attribute = (name: string) => page.locator('playable-game').getAttribute(name);
  await page.goto(`${site.url}/${GAME}?v=1&players=3&seed=7&seat=green`);
  await drawn(page);
  assert.equal((await attribute('seats'))!.split(' ').filter((who) => who === 'human').length, 1);
  assert.notEqual((await attribute('seats'))!.split(' ')[0], 'human');
  await page.goto(`${site.url}/${GAME}?v=1&players=3&seed=7&seat=spectator`);
  await drawn(page);
  assert.equal(await attribute('readonly'), '');
  await opened.close();
});

test('axe finds nothing', async () => {
  const opened = await open({ bypassCSP: true });
  await opened.page.goto(`${site.url}/${GAME}?v=1&players=99`);
  await drawn(opened.page);
  assert.deepEqual(await violations(opened.page), []);
  await opened.close();
});
