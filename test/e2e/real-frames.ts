/** Tables in frames: embed pages of one site on a blog of another, against the real server. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Frame, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import type { PlayableGame } from '../../src/define.js';
import { en } from '../../src/i18n/remote/en.js';
import { fr } from '../../src/i18n/remote/fr.js';
import { it } from '../../src/i18n/remote/it.js';
import { openBrowser, overflow, root, violations } from './pages.js';
import { leave, sit, Tables, takeSeat, type Running, type Seated } from './together.js';

/** One server for pages of this machine, and one for sandboxed frames. */
const tables = new Tables();
const open = new Tables('--origin', 'null');
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
/** For browsers, `localhost` and `127.0.0.1` are two sites: they share no storage. */
let post = '';
const blog = createServer((_, response) => response.setHeader('content-type', 'text/html').end(post));

before(async () => {
  await Promise.all([tables.open(), open.open(), new Promise<void>((done) => blog.listen(0, 'localhost', done))]);
  site = await serve(join(root, 'dist'));
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  site?.close();
  blog.close();
  await Promise.all([tables.close(), open.close()]);
});

const embed = (server: Tables, lang = 'en', from = site.url): string =>
  `${from}/e/dark-mages/game/?${String(new URLSearchParams({ v: '1', players: '2', lang, server: server.url }))}`;
/** Opens a post of the blog with a frame. */
async function read({ page }: Seated, src: string, attributes = ''): Promise<Frame> {
  post = `<!doctype html><html lang="en"><head><title>A blog</title><link rel="icon" href="data:,">
    <meta name="viewport" content="width=device-width"><script src="${site.url}/classic/host.js"></script></head>
    <body><iframe title="A game" src="${src.replaceAll('&', '&amp;')}" width="100%" height="600" ${attributes}></iframe></body></html>`;
  await page.goto(`http://localhost:${(blog.address() as AddressInfo).port}/`);
  return (await (await page.waitForSelector('iframe')).contentFrame())!;
}
async function playTogether(frame: Frame): Promise<void> {
  await frame.locator('[data-do="new"]').click();
  await frame.locator('[data-do="with-others"]').click();
  await frame.locator('[data-do="together"]').click();
}
const linkIn = (frame: Frame, section: string): Promise<string> =>
  frame.locator(`${section} .invitation input`).first().inputValue();
/** Makes a move in the page whose turn it is, as soon as it has come to it, and waits until all show it. */
async function playOne(pages: readonly (Frame | Page)[]): Promise<void> {
  const lengths = await Promise.all(
    pages.map((page) => page.evaluate(() => document.querySelector<PlayableGame>('playable-game')!.length)),
  );
  const play = (page: Frame | Page) =>
    page.evaluate(async () => {
      const game = document.querySelector('playable-game') as Running;
      await game.updateComplete;
      game.session!.playback.skip();
      const { isOpen, view } = game.session!;
      const isAsked = isOpen && view.moves.length > 0;
      if (isAsked) game.play(view.moves[0]!);
      return isAsked;
    });
  for (let made = false, tries = 0; !made; tries++) {
    assert.ok(tries < 200, 'somebody is asked');
    for (const page of pages) made ||= await play(page);
    await pages[0]!.waitForTimeout(100);
  }
  for (const [i, page] of pages.entries())
    await page.waitForFunction((n) => document.querySelector<PlayableGame>('playable-game')!.length > n!, lengths[i]);
}

test('a table of a frame is joined in a window of its own, is there after a reload, and can follow its reader', async () => {
  const [ada, ben] = [await sit(browser), await sit(browser, { bypassCSP: true })];
  let frame = await read(ada, embed(tables));
  await playTogether(frame);
  await frame.locator('[data-do="begin"]').waitFor();
  const invitation = await linkIn(frame, '.table-card');
  assert.match(invitation, /^[^#]+#play=[a-z2-9]{10}$/);
  assert.equal(invitation.split('#')[0], embed(tables));
  // The way out of the frame leads to the table too, but does not hold the key.
  assert.equal(await frame.locator('.out a').getAttribute('href'), invitation);

  await ada.page.reload();
  frame = ada.page.frames()[1]!;
  await frame.locator('[data-do="begin"]').waitFor();

  await takeSeat(ben.page, invitation, 'Ben');
  await Promise.all([ben.page, frame].map((page) => page.locator('.now').waitFor()));
  assert.deepEqual(await violations(ben.page), []);
  await playOne([frame, ben.page]);

  await frame.locator('.table-notes summary').first().click();
  await frame.locator('.key summary').click();
  const [own] = await Promise.all([ada.page.waitForEvent('popup'), frame.locator('.key a').click()]);
  await own.locator('.now').waitFor();
  assert.equal(own.url(), invitation);
  const seatOf = (page: Frame | Page) =>
    page.evaluate(() => (document.querySelector('playable-game') as Running).session!.view.seat);
  assert.equal(await seatOf(own), await seatOf(frame));
  await playOne([own, frame, ben.page]);

  await frame.locator('.table-notes .leaving summary').click();
  await frame.locator('.table-notes [data-do="leave"]').click();
  await frame.locator('.table-notes').waitFor({ state: 'detached' });
  await frame.waitForFunction(
    (href) => document.querySelector<HTMLAnchorElement>('.out a')!.href === href,
    embed(tables),
  );
  await ada.page.reload();
  frame = ada.page.frames()[1]!;
  await frame.locator('[data-do="new"]').waitFor();
  assert.equal(await frame.locator('.table-notes, .table-card').count(), 0);

  const eve = await sit(browser);
  const watching = await read(eve, `${invitation}&watch=true`);
  await watching.locator('.now').waitFor();
  assert.equal(await seatOf(watching), 'spectator');
  assert.equal(await watching.locator('.out a').getAttribute('href'), `${invitation}&watch=true`);
  await eve.context.close();
  await leave(ada, ben);
});

const NARROW = { viewport: { width: 336, height: 900 } };
for (const [lang, words] of Object.entries({ en, fr, it }))
  test(`a sandboxed frame says in ${lang} what it cannot`, async () => {
    const ada = await sit(browser, NARROW);
    let frame = await read(ada, embed(tables, lang), 'sandbox="allow-scripts"');
    await playTogether(frame);
    await frame.locator('.warning', { hasText: words['denied.sandboxed'] }).waitFor();
    await frame.locator('[data-do="leave"]').click();
    await frame.locator('.now').waitFor();
    assert.equal(
      ada.troubles.every((trouble) => /403/.test(trouble)),
      true,
      ada.troubles.join('\n'),
    );
    ada.troubles.length = 0;

    frame = await read(ada, embed(open, lang), 'sandbox="allow-scripts"');
    await playTogether(frame);
    await frame.locator('.table-card .warning', { hasText: words['remote.notKept'].split('.')[0]! }).waitFor();
    assert.equal(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    assert.deepEqual(ada.troubles, []);
    await ada.context.close();
  });

test('a sandboxed frame plays all the same', async () => {
  const [ada, ben] = [await sit(browser, NARROW), await sit(browser)];
  let frame = await read(ada, embed(open), 'sandbox="allow-scripts"');
  await playTogether(frame);
  const key = await linkIn(frame, '.key');
  assert.match(key, /#play=[a-z2-9]{10}&key=[\w-]{22}$/);

  // The guest has the same frame on another post, because this server serves no others; Enter in the field sits down.
  const guest = await read(ben, await linkIn(frame, '.table-card'), 'sandbox="allow-scripts"');
  await guest.locator('input[name="nickname"]').fill('Ben');
  await guest.locator('input[name="nickname"]').press('Enter');
  await Promise.all([frame, guest].map((page) => page.locator('.now').waitFor()));
  // Also a guest whose game begins at once reads it, beside the board.
  await guest.locator('.table-notes > .warning', { hasText: en['remote.notKept'].split('.')[0]! }).waitFor();
  await playOne([frame, guest]);

  // After a reload the seat is only where its link leads.
  frame = await read(ada, key, 'sandbox="allow-scripts"');
  await frame.locator('.now').waitFor();
  await playOne([frame, guest]);
  assert.equal(await overflow(ada.page), 0);
  await leave(ada, ben);
});

test('an invitation to which a host appended its own fragment leads to the table', async () => {
  const ada = await sit(browser);
  const frame = await read(ada, `${embed(tables)}#play=${await tables.make('dark-mages', 2)}#?secret=abc123XYZ`);
  await frame.locator('[data-do="sit"]').waitFor();
  assert.deepEqual(ada.troubles, []);
  await ada.context.close();
});

test('an embed page connects to the server of its address alone, and names the line that a stricter policy needs', async () => {
  const ada = await sit(browser);
  const reaches = (page: Page, server: Tables) =>
    page.evaluate(
      (url) =>
        fetch(`${url}/healthy`).then(
          (response) => response.ok,
          () => false,
        ),
      server.url,
    );
  await ada.page.goto(embed(tables));
  await ada.page.locator('.now').waitFor();
  assert.deepEqual([await reaches(ada.page, tables), await reaches(ada.page, open)], [true, false]);
  await ada.page.goto(`${site.url}/e/dark-mages/game/?v=1&players=2`);
  await ada.page.locator('.now').waitFor();
  assert.deepEqual([await reaches(ada.page, tables), await reaches(ada.page, open)], [false, false]);

  const strict = await serve(join(root, 'dist'), { headers: { 'content-security-policy': "default-src 'self'" } });
  const frame = await read(ada, embed(tables, 'en', strict.url));
  await playTogether(frame);
  const said = await frame.locator('.table-card .warning').innerText();
  assert.ok(said.includes(`connect-src ${tables.url} ${tables.url.replace('http', 'ws')}`), said);
  strict.close();
  await ada.context.close();
});
