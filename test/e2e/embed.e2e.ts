/** The embed page in the environments of hosts: in frames with and without an origin, from a file, and with our host script. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { LitElement } from 'lit';
import { drawn, GAME, waitForMessage, isReady, received, useBlog, type Data } from './blog.js';
import { roundTripsTo, root, violations } from './pages.js';

const { site, open, blog } = useBlog();

const MOVES = 'red roll';

for (const [what, sandbox] of [
  ['with an origin', ''],
  ['without an origin', 'sandbox="allow-scripts"'],
]) {
  test(`a frame ${what} shows a game and sends its height in each host’s protocol, but no secrets`, async () => {
    const opened = await open();
    const { page, troubles } = opened;
    const address = `${site.url}/${GAME}?v=1&players=3&seed=7&moves=${encodeURIComponent(MOVES)}&lang=fr`;
    const frame = await blog(
      opened,
      `${address}#?secret=abc123XYZ`,
      `name="first" width="600" height="300" ${sandbox}`,
    );
    await drawn(frame);
    const ready = await waitForMessage(page, isReady);
    assert.deepEqual(
      { ...(ready['detail'] as object), phase: '' },
      { kind: 'game', game: 'elfenwizards', lang: 'fr', phase: '', at: 1, of: 1, over: false },
    );
    assert.equal(await frame.evaluate(() => document.documentElement.lang), 'fr');
    assert.match(await frame.title(), /^Elfenwizards/);
    const heights = new Set<unknown>();
    const { height } = await waitForMessage(
      page,
      ({ type, height }) => type === 'playable-rules:resize' && Number(height) > 300,
    );
    for (const data of (await received(page)) as unknown[]) {
      if (typeof data === 'string') {
        const { src, context } = JSON.parse(data) as Data;
        // Without the fragment: there a table would stand, and the key of a seat.
        assert.deepEqual([context, src], ['iframe.resize', address]);
        heights.add('embedly');
      } else {
        const { type, message, sentinel, id, v, secret } = data as Data;
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
    // The seed is a secret that only the embed's address has.
    const events = (await received(page)).filter(({ type }) => type === 'playable-rules:event');
    assert.doesNotMatch(JSON.stringify(events), /seed|generator|record|table/);
    assert.deepEqual(troubles, []);
    await opened.close();
  });
}

test('every kind of embed page works from a file', async () => {
  const opened = await open();
  const { page, troubles } = opened;
  for (const kind of ['game', 'lesson', 'rulebook', 'phases']) {
    await page.goto(`${pathToFileURL(join(root, 'dist/e/elfenwizards', kind, 'index.html')).href}?v=1&lang=it`);
    await page.waitForFunction(
      (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('button'),
      `playable-${kind}`,
    );
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'it');
    await page.waitForLoadState('networkidle');
  }
  assert.deepEqual(troubles, []);
  await opened.close();
});

test('the language is that of the browser if the address names none', async () => {
  const opened = await open({ locale: 'it-IT' });
  await opened.page.goto(`${site.url}/${GAME}`);
  await drawn(opened.page);
  assert.equal(await opened.page.evaluate(() => document.documentElement.lang), 'it-IT');
  await opened.close();
});

test('the theme is that of the address, or else that of the browser', async () => {
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

test('no kind overflows a width of 320 px, and every control can be reached in a frame of 200 px height', async () => {
  const opened = await open({ viewport: { width: 320, height: 200 } });
  const { page } = opened;
  for (const kind of ['game', 'lesson', 'rulebook', 'phases']) {
    await page.goto(`${site.url}/e/elfenwizards/${kind}/?v=1`);
    await page.waitForFunction(
      (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('button'),
      `playable-${kind}`,
    );
    // Parts that come later move the last button.
    await page.locator(`playable-${kind}`).evaluate((element) => (element as LitElement).updateComplete);
    const [inner, full, high] = await page.evaluate(() => {
      const { clientWidth, scrollWidth, scrollHeight } = document.documentElement;
      return [clientWidth, scrollWidth, scrollHeight];
    });
    assert.ok(full! <= inner!, `${kind}: ${full} in ${inner}`);
    assert.ok(high! > 200);
    // Everything can be reached by scrolling, down to the last button.
    const button = page.locator(`playable-${kind} >> button:visible`).last();
    await button.scrollIntoViewIfNeeded();
    const box = (await button.boundingBox())!;
    assert.ok(box.y + box.height <= 201 && box.y >= -1, `${kind}: ${JSON.stringify(box)}`);
  }
  await opened.close();
});

const invalidLinks: [what: string, query: string, message: RegExp][] = [
  [
    'a move that the rules forbid',
    '?v=1&players=3&seed=1&moves=red+pass',
    /^This link is not valid \(moves, move 1.*A new game is shown/,
  ],
  ['an invalid value', '?v=1&players=99', /players: 99, expected a whole number/],
  ['a future version of the format', '?v=2&players=3', /v: "2"/],
  ['a truncated permalink', '?v=1&s=AAAA', /This link is not valid/],
  ['HTML in a value', '?v=1&seats=%3Cimg%20src=x%20onerror=alert(1)%3E', /seats: "<img/],
];
for (const [what, query, message] of invalidLinks) {
  test(`an invalid link shows what is wrong and a new game: ${what}`, async () => {
    const opened = await open();
    const { page, troubles } = opened;
    await page.goto(`${site.url}/${GAME}${query}&lang=en&theme=dark`);
    await drawn(page);
    assert.match((await page.locator('main > [role=status]').textContent())!, message);
    assert.equal(await page.evaluate(() => document.documentElement.style.colorScheme), 'dark');
    assert.equal(await page.locator('body img').count(), 0);
    assert.deepEqual(troubles, []);
    await opened.close();
  });
}

test('a link with a wrong theme or position shows its own game, and says what is wrong', async () => {
  const opened = await open();
  const { page, troubles } = opened;
  for (const [query, message] of [
    ['theme=pink', /^This link is not valid \(theme: "pink".*The rest of the link is followed/],
    ['at=99', /^This link is not valid \(at: .*The rest of the link is followed/],
    ['at=99&theme=pink', /The rest of the link is followed/],
    ['theme=pink&undo=maybe', /^This link is not valid \(undo: .*A new game is shown/],
  ] as const) {
    await page.goto(`${site.url}/${GAME}?v=1&lang=en&players=3&seed=5&${query}`);
    await drawn(page);
    assert.match((await page.locator('main > [role=status]').textContent())!, message);
    const element = page.locator('playable-game');
    const start = await Promise.all(['players', 'seed', 'at'].map((name) => element.getAttribute(name)));
    assert.deepEqual(start, query.includes('undo') ? [null, null, null] : ['3', '5', null]);
    assert.equal(await page.evaluate(() => document.documentElement.style.colorScheme), 'light dark');
  }
  assert.deepEqual(troubles, []);
  await opened.close();
});

test('an invalid link shows what is wrong in the language of the page', async () => {
  const opened = await open();
  const { page, troubles } = opened;
  for (const [lang, message] of [
    ['fr', /^Ce lien n’est pas valable \(players\u00a0: 9, attendu\u00a0: un nombre entier de 3 à 6\)\. Voici une/],
    ['it', /^Questo link non è valido \(players: 9, atteso: un numero intero da 3 a 6\)\. Al suo posto/],
  ] as const) {
    await page.goto(`${site.url}/${GAME}?v=1&players=9&lang=${lang}`);
    await drawn(page);
    assert.match((await page.locator('main > [role=status]').textContent())!, message);
  }
  assert.deepEqual(troubles, []);
  await opened.close();
});

test('without scripts the page has a text and a link in three languages', async () => {
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

test('the host script sets the height of our frames and ignores other frames and invalid heights', async () => {
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
  await waitForMessage(page, isReady);
  // Wait until the parts that come later have sent their heights too.
  await page.waitForLoadState('networkidle');
  // The host script loads late, when the frames have already sent their heights.
  await page.addScriptTag({ url: `${site.url}/classic/host.js` });
  await page.waitForFunction(() => document.querySelector('iframe')!.offsetHeight > 400);
  // The frame gets the height that was sent last.
  await page.waitForFunction(() => {
    const { received } = globalThis as unknown as { received: { type?: string; height?: number }[] };
    const { height } = received.findLast(({ type, height }) => type === 'playable-rules:resize' && height !== 4000)!;
    return document.querySelector('iframe')!.style.height === `${String(height)}px`;
  });
  assert.equal(await page.evaluate(() => document.querySelectorAll('iframe')[1]!.style.height), '');
  // The frame keeps sending its real height, so every height that is set is recorded.
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')!;
    const set: string[] = ((globalThis as unknown as { set: string[] }).set = []);
    new MutationObserver(() => set.push(frame.style.height)).observe(frame, { attributeFilter: ['style'] });
  });
  for (const bad of [NaN, Infinity, -5, '900', null]) {
    await page
      .frames()[1]!
      .evaluate((height) => parent.postMessage({ type: 'playable-rules:resize', v: 1, height }, '*'), bad);
  }
  await page.waitForTimeout(100);
  const set = await page.evaluate(() => (globalThis as unknown as { set: string[] }).set);
  assert.ok(set.includes('50px'), set.join());
  assert.deepEqual(
    set.filter((height) => !/^\d+px$/.test(height) || height === '900px'),
    [],
  );
  // The content's height does not depend on the frame's: it is sent only once, so the page around the frame moves only once.
  const heights = (await received(page)).flatMap(({ type, height }) =>
    type === 'playable-rules:resize' && height !== 4000 && Number.isInteger(height) && Number(height) > 0
      ? [height]
      : [],
  );
  assert.equal(new Set(heights).size, 1, heights.join());
  await opened.close();
});

test('the host script gives a rulebook, the longest of all pages, its whole height in a narrow frame', async () => {
  const opened = await open();
  const { page } = opened;
  const frame = await blog(opened, `${site.url}/e/elfenwizards/rulebook/?v=1&lang=fr`, 'width="320" height="150"');
  await page.addScriptTag({ url: `${site.url}/classic/host.js` });
  await waitForMessage(page, isReady);
  await frame.waitForFunction(() => innerHeight > 10_000 && document.documentElement.scrollHeight <= innerHeight);
  await opened.close();
});

test('in a frame that may not open windows, a click on the address selects it', async () => {
  const opened = await open();
  const address = `${site.url}/${GAME}?v=1&players=3&seed=7&lang=it`;
  const frame = await blog(opened, `${address}#?secret=abc123XYZ`, 'width="320" height="900" sandbox="allow-scripts"');
  await drawn(frame);
  const field = frame.locator('.out input');
  await field.click();
  const selected = await field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLInputElement;
    return value.slice(selectionStart!, selectionEnd!);
  });
  assert.equal(selected, address, 'the whole address, without the hash that the host added');
  assert.equal(await field.isEditable(), false);
  const [inner, full] = await frame.evaluate(() => {
    const { clientWidth, scrollWidth } = document.body;
    return [clientWidth, scrollWidth];
  });
  assert.ok(full! <= inner!, `${full} in ${inner}`);
  await opened.close();
});

test('the seat of the address becomes the game’s seat, and a spectator’s game is read-only', async () => {
  const opened = await open();
  const { page } = opened;
  const attribute = (name: string) => page.locator('playable-game').getAttribute(name);
  await page.goto(`${site.url}/${GAME}?v=1&players=3&seed=7&seat=green`);
  await drawn(page);
  assert.equal(await attribute('seat'), 'green');

  await page.goto(`${site.url}/${GAME}?v=1&players=3&seed=7&seat=spectator`);
  await drawn(page);
  assert.equal(await attribute('readonly'), '');
  await opened.close();
});

test('axe finds no violation on a page with the message about an invalid link', async () => {
  const opened = await open({ bypassCSP: true });
  await opened.page.goto(`${site.url}/${GAME}?v=1&players=99`);
  await drawn(opened.page);
  assert.deepEqual(await violations(opened.page), []);
  await opened.close();
});

for (const [embed, shows] of [
  ['elfengold/game/?v=1&lang=it', 'playable-game [lang=it] .scene svg'],
  ['dark-mages/lesson/?v=1&lesson=first-duel', 'playable-lesson [data-do=next]'],
] as const)
  test(`${embed}: the page loads its scripts in at most two round trips`, async () => {
    const opened = await open();
    const roundTrips = await roundTripsTo(opened.page, `${site.url}/e/${embed}`, shows);
    assert.ok(roundTrips.length < 3, roundTrips.join());
    await opened.close();
  });
