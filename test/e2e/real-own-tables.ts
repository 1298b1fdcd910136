/** Back at one's tables after the page was closed, without the link, against the real server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en as besideEn } from '../../src/i18n/beside/en.js';
import { en } from '../../src/i18n/own/en.js';
import { en as remoteEn } from '../../src/i18n/remote/en.js';
import { overflow, violations } from './pages.js';
import { asked, begun, known, leave, meet, plays, takeSeat, useTables } from './together.js';

const { tables, blog, sit, element } = useTables();

test('a game over days is found again from the form of a new game, by whom it waits for', async () => {
  const small = { viewport: { width: 320, height: 700 }, bypassCSP: true };
  const [ada, ben] = [await sit(small), await sit(small)];
  const invitation = `${blog.write('/', element())}#play=${await tables.make('dark-mages', 2, 3)}`;
  await meet(ada, ben, invitation);
  const [mover, waiter] = await asked(ada, ben);
  const hands = (await Promise.all([ada, ben].map(({ page }) => known(page)))).map(
    ({ mages, seat }) => mages[seat as number]!.hand,
  );

  for (const [person, said] of [
    [mover, en['own.yours']],
    [waiter, mover === ada ? 'Ada’s turn' : 'Ben’s turn'],
  ] as const) {
    const page = await person.context.newPage();
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/tables/own') && response.request().method() === 'POST')
        void response.text().then((text) => answers.push(text));
    });
    await page.goto(blog.write('/', element()));
    await page.locator('[data-do="new"]').first().click();
    const row = page.locator('dialog .own-tables a');
    await row.waitFor();
    assert.equal(await row.locator('strong').innerText(), said);
    assert.equal(await row.count(), 1);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await violations(page), []);
    assert.equal(answers.length, 1);
    assert.deepEqual(
      hands.flat().filter((card) => answers[0]!.includes(card)),
      [],
    );
    // By keyboard: the list is the first that the form offers.
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await begun(page);
    await page.locator('.table-notes').waitFor();
    assert.equal(page.url(), invitation);
    await page.close();
  }
  await plays(mover, 0);
  // On a phone the button is far below the prompt: what is said to it is in view.
  await ada.page.locator('[data-do="share"]').click();
  const { top, bottom } = await ada.page
    .locator('.note', { hasText: besideEn['beside.shareLater'] })
    .evaluate((note) => note.getBoundingClientRect());
  assert.ok(top >= 0 && bottom <= small.viewport.height, `${top} to ${bottom}`);
  await leave(ada, ben);
});

test('the way back leads from a table to the page as it was, and the way on to the same seat', async () => {
  const [ada, ben] = [await sit(), await sit()];
  const home = blog.write('/', element());
  await ada.page.goto(home);
  await begun(ada.page);
  await ada.page.locator('[data-do="new"]').first().click();
  await ada.page.locator('[data-do="with-others"]').click();
  await ada.page.locator('[data-do="together"]').click();
  await ada.page.locator('[data-do="begin"]').waitFor();
  const invitation = ada.page.url();
  await takeSeat(ben.page, invitation, 'Ben');
  for (const { page } of [ada, ben]) await begun(page);
  const { seat } = await known(ada.page);

  await ada.page.goBack();
  await ada.page.locator('.now .note', { hasText: remoteEn['remote.left'] }).waitFor();
  assert.equal(ada.page.url(), home);
  assert.equal(await ada.page.locator('.table-notes').count(), 0);
  await ben.page.locator('.scoreboard .mark').waitFor();
  await ada.page.goForward();
  await ada.page.locator('.table-notes').waitFor();
  assert.deepEqual([ada.page.url(), (await known(ada.page)).seat], [invitation, seat]);

  // After a reload the steps are the same.
  await ada.page.reload();
  await ada.page.locator('.table-notes').waitFor();
  await ada.page.goBack();
  await ada.page.locator('.table-notes').waitFor({ state: 'detached' });
  await begun(ada.page);
  assert.equal(ada.page.url(), home);
  // Another game of the same people is a step too.
  await ada.page.goForward();
  await ada.page.locator('.table-notes summary').first().click();
  await ada.page.locator('[data-do="offer-end"]').click();
  await ben.page.locator('.told .primary').click();
  for (const { page } of [ada, ben]) await page.locator('.told [data-do="offer-again"]').click();
  await ben.page.waitForURL((url) => url.href !== invitation);
  await begun(ben.page);
  await ben.page.goBack();
  await ben.page.locator('.told [data-do="follow"]').waitFor();
  assert.equal(ben.page.url(), invitation);
  await leave(ada, ben);
});
