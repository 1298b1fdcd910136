/** Around a table, against the real server: making, joining and leaving it by keyboard, its card, links and their QR code. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import decodeQR from 'qr/decode.js';
import type { Page } from 'playwright-core';
import { SEEN } from '../../scripts/unpainted.js';
import { en as besideEn } from '../../src/i18n/beside/en.js';
import { fr as besideFr } from '../../src/i18n/beside/fr.js';
import { it as besideIt } from '../../src/i18n/beside/it.js';
import { en } from '../../src/i18n/remote/en.js';
import { fr } from '../../src/i18n/remote/fr.js';
import { it } from '../../src/i18n/remote/it.js';
import { ASKED } from './helpers.js';
import { overflow, root, violations } from './pages.js';
import { begun, known, leave, takeSeat, useTables } from './together.js';

const { tables, blog, sit, element, invitationTo } = useTables();

/** The button, field or section of the element that has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const within = document.activeElement?.shadowRoot?.activeElement;
    if (!within) return 'nothing';
    return within.getAttribute('data-do') ?? within.getAttribute('name') ?? (within.classList[0] || within.localName);
  });
/** Where Tab stops, one after the other, until the element is left. */
async function stops(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at === 'nothing') return found;
    found.push(at);
  }
}

test('a table is made, joined and left by keyboard alone, and the focus is never lost', async () => {
  const [ada, ben] = [await sit(), await sit()];
  await ada.page.goto(blog.write('/', element()));
  await ada.page.locator('[data-do="new"]').focus();
  await ada.page.keyboard.press('Enter');
  await ada.page.locator('[data-do="with-others"]').focus();
  await ada.page.keyboard.press('Enter');
  await ada.page.locator('[autocomplete="nickname"]:focus').fill('Ada');
  await ada.page.keyboard.press('Enter');
  await ada.page.locator('[data-do="begin"]').waitFor();
  assert.equal(await focused(ada.page), 'table-card');
  assert.deepEqual(await stops(ada.page), ['input', 'copy', 'qr', 'begin', 'summary', 'summary', 'summary', 'summary']);

  await ben.page.goto(ada.page.url());
  await ben.page.locator('[data-do="sit"]').waitFor();
  await ben.page.locator('h2').first().click();
  assert.deepEqual(await stops(ben.page), ['nickname', 'sit', 'watch', 'leave']);
  await ada.page.locator('[data-do="begin"]').focus();
  await ben.page.locator('input[name="nickname"]').focus();
  await ben.page.keyboard.type('Ben');
  await ben.page.keyboard.press('Enter');
  for (const { page } of [ada, ben]) {
    await begun(page);
    await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement);
    assert.equal(await focused(page), 'now');
  }

  await ben.page.locator('.table-notes summary').first().focus();
  await ben.page.keyboard.press('Enter');
  await ben.page.locator('.table-notes .leaving summary').focus();
  await ben.page.keyboard.press('Enter');
  await ben.page.locator('.table-notes [data-do="leave"]').focus();
  await ben.page.keyboard.press('Enter');
  await ben.page.locator('.table-notes').waitFor({ state: 'detached' });
  await begun(ben.page);
  // The game of the page is loaded anew; the focus goes to it when it is there.
  await ben.page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement);
  assert.equal(await focused(ben.page), 'now');
  assert.equal(new URL(ben.page.url()).hash, '');
  // Both games look alike: it is said which this is, with the way back.
  await ben.page.locator('.now .note', { hasText: en['remote.left'] }).waitFor();
  await ben.page.locator('.now [data-do="return"]').click();
  await ben.page.locator('.table-notes').waitFor();
  assert.equal(ben.page.url(), ada.page.url());
  assert.equal((await known(ben.page)).seat, 1);
  await leave(ada, ben);
});

for (const [lang, words] of Object.entries({
  en: { ...en, ...besideEn },
  fr: { ...fr, ...besideFr },
  it: { ...it, ...besideIt },
}))
  test(`the cards are whole in ${lang}, at 320 pixels, for every reader`, async () => {
    const small = { viewport: { width: 320, height: 700 }, bypassCSP: true };
    const [ada, ben] = [await sit(small), await sit(small)];
    const says = async (page: Page, ...keys: readonly (keyof (typeof en & typeof besideEn))[]) => {
      const said = await page.locator('.at-table, .table-notes').first().innerText();
      for (const key of keys) assert.ok(said.includes(words[key]), `${words[key]} is not in:\n${said}`);
      assert.equal(await overflow(page), 0);
      assert.deepEqual(await violations(page), []);
    };
    await ada.page.goto(await invitationTo(2, lang));
    await ada.page.locator('[data-do="sit"]').waitFor();
    assert.equal(await ada.page.locator('.at-table').getAttribute('lang'), lang);
    await says(ada.page, 'remote.name', 'remote.sit', 'remote.watch', 'remote.leave', 'remote.free');

    await takeSeat(ada.page, ada.page.url(), 'A name as long as a name may be, Ada');
    await ada.page.locator('[data-do="begin"]').waitFor();
    await ada.page.locator('.table-card [data-do="qr"]').first().click();
    await ada.page.locator('.key summary').click();
    await ada.page.locator('.qr').waitFor();
    await says(
      ada.page,
      'remote.invite',
      'remote.copy',
      'remote.beginNote',
      'remote.begin',
      'remote.key',
      'remote.keyNote',
      'remote.rename',
    );
    await ada.page.locator('.table-card .leaving summary').click();
    await says(ada.page, 'remote.stand', 'remote.leaveNote');

    await takeSeat(ben.page, ada.page.url(), 'Ben');
    await begun(ada.page);
    await ada.page.locator('.table-notes summary').first().click();
    await ada.page.locator('.table-notes .leaving summary').click();
    await says(ada.page, 'beside.table', 'beside.lookOn', 'beside.later', 'remote.leave');
    await says(ada.page, 'remote.leaveNote', 'remote.go', 'beside.resign', 'beside.resignNote');
    await ada.page.locator('.table-notes [data-do="give-up"]').click();
    const sure = ada.page.locator('dialog[role="alertdialog"]');
    await sure.waitFor();
    assert.equal(await sure.locator('h2').innerText(), words['beside.sure:two'].replace('{name}', 'Ben'));
    assert.equal(await overflow(ada.page), 0);
    assert.deepEqual(await violations(ada.page), []);
    await sure.getByText(words['beside.playOn']).click();
    await ben.context.close();
    const away = words['beside.away'].slice(words['beside.away'].indexOf('}') + 1);
    await ada.page.locator(':is(.told, .table-notes) .note', { hasText: away.trim() }).waitFor();
    const beside = ada.page.locator('.scoreboard tbody', { hasText: 'Ben' });
    await beside.locator('.mark', { hasText: words['beside.mark:away'] }).waitFor();
    await ada.context.close();
  });

test('before the game begins a name is changed and a seat is given up, by keyboard, and the others see it', async () => {
  const [ada, ben] = [await sit(), await sit()];
  const invitation = await invitationTo(3);
  const sitters = ({ page }: typeof ada) => page.locator('.sitters li > :last-child').allInnerTexts();
  const sees = async (who: typeof ada, ...names: readonly string[]) => {
    for (let i = 0; i < 50 && (await sitters(who)).join() !== names.join(); i++) await who.page.waitForTimeout(100);
    assert.deepEqual(await sitters(who), names);
  };
  const summary = ({ page }: typeof ada, text: string) => page.locator('.table-card summary', { hasText: text });
  await takeSeat(ada.page, invitation, 'Ada');
  await takeSeat(ben.page, invitation, 'Ben');
  await sees(ada, 'Ada (you)', 'Ben', 'free');

  await summary(ben, en['remote.rename']).focus();
  await ben.page.keyboard.press('Enter');
  await ben.page.keyboard.press('Tab');
  await ben.page.keyboard.press('Control+A');
  await ben.page.keyboard.type('Benedict');
  await ben.page.keyboard.press('Enter');
  await sees(ada, 'Ada (you)', 'Benedict', 'free');
  await sees(ben, 'Ada', 'Benedict (you)', 'free');
  assert.equal(await focused(ben.page), 'summary');

  // The host goes, also on a second page: the table stays, and who sits there is the host.
  const second = await ada.context.newPage();
  await second.goto(invitation);
  await second.locator('[data-do="begin"]').waitFor();
  assert.equal(await ben.page.locator('[data-do="begin"]').count(), 0);
  await summary(ada, en['remote.leave']).focus();
  await ada.page.keyboard.press('Enter');
  await ada.page.locator('[data-do="stand"]').focus();
  await ada.page.keyboard.press('Enter');
  for (const page of [ada.page, second]) await page.locator('[data-do="sit"]').waitFor();
  assert.equal(await focused(ada.page), 'table-card');
  await sees(ben, 'free', 'Benedict (you)', 'free');
  await ben.page.locator('[data-do="begin"]').waitFor();
  // No key leads back there.
  await ada.page.reload();
  await ada.page.locator('[data-do="sit"]').waitFor();
  await takeSeat(ada.page, invitation, 'Ada');
  await sees(ben, 'Ada', 'Benedict (you)', 'free');
  await ada.page.locator('[data-do="begin"]').click();
  for (const { page } of [ada, ben]) await begun(page);
  assert.equal((await known(ada.page)).seat, 0);
  assert.deepEqual(ben.troubles, []);
  for (const { context } of [ada, ben]) await context.close();
});

test('a server costs a page no file before somebody joins, and then less than 30 kB', async () => {
  /** The scripts that a page loads until its game, or its table, is there. */
  const scripts = async (body: string, hash = '') => {
    const { page, context } = await sit();
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
    await page.goto(blog.write('/', body) + hash);
    if (hash) await page.locator('[data-do="sit"]').click();
    await page
      // Whoever looks at a game is asked last: then whatever its opponents need is there.
      .locator(hash ? '.table-card .key' : ASKED)
      .first()
      .waitFor();
    // What comes while the browser is idle comes late where it is busy.
    for (let before = 0; before !== loaded.size; await page.waitForTimeout(2000)) before = loaded.size;
    await context.close();
    return new Set([...loaded].filter((path) => path.endsWith('.js')));
  };
  // The same game, because what comes after the board depends on who moves first.
  const alone = element().replace('<playable-game', '<playable-game seed="3"');
  const without = await scripts(alone.replace(/ server="[^"]*"/, ''));
  const before = await scripts(alone);
  assert.deepEqual(
    [...before].filter((path) => !without.has(path)),
    [],
  );
  const joined = await scripts(element(), `#play=${await tables.make('dark-mages', 2)}`);
  const bytes = [...joined]
    .filter((path) => !without.has(path))
    .map((path) => gzipSync(readFileSync(join(root, path))).length);
  const sum = bytes.reduce((all, one) => all + one, 0);
  console.log(`${bytes.length} more files, ${sum} bytes compressed`);
  assert.ok(sum < 30_000, String(sum));
});

test('a link can be copied, and shared where the browser lets the page', async () => {
  const invitation = await invitationTo(4);
  for (const isAllowed of [true, false]) {
    const { page, context } = await sit();
    await page.addInitScript((isAllowed) => {
      const shared: string[] = [];
      const share = ({ url }: ShareData) => Promise.resolve(void shared.push(url!));
      Object.assign(navigator, { canShare: () => isAllowed, share, shared });
    }, isAllowed);
    await takeSeat(page, invitation, 'Ada');
    await page.locator('[data-do="begin"], .key').first().waitFor();
    const button = page.locator('.table-card [data-do="share-link"]').first();
    assert.equal(await button.count(), isAllowed ? 1 : 0);
    if (isAllowed) {
      await button.click();
      const shared = await page.evaluate(() => (navigator as unknown as { shared: string[] }).shared);
      assert.deepEqual(shared, [invitation]);
    }
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.table-card [data-do="copy"]').first().click();
    await page.locator('.table-card', { hasText: en['remote.copied'] }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), invitation);
    await context.close();
  }
});

test('the QR code on the card is that of the invitation', async () => {
  const { page, context } = await sit();
  const invitation = await invitationTo();
  await takeSeat(page, invitation, 'Ada');
  await page.locator('.table-card [data-do="qr"]').first().click();
  await page.evaluate((seen) => document.documentElement.toggleAttribute(seen, true), SEEN);
  const picture = await page.locator('.qr').screenshot();
  // Another page, without a policy, makes pixels of the picture.
  const painter = await context.newPage();
  const pixels = await painter.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    return { width, height, data: [...canvas.getImageData(0, 0, width, height).data] };
  }, picture.toString('base64'));
  assert.equal(decodeQR({ ...pixels, data: Uint8Array.from(pixels.data) }), invitation);
  await context.close();
});
