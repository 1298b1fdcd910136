/** Back at one's tables after the page was closed, without the link, against the real server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en as besideEn } from '../../src/i18n/beside/en.js';
import { en } from '../../src/i18n/own/en.js';
import { overflow, violations } from './pages.js';
import { asked, begun, known, leave, meet, plays, useTables } from './together.js';

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
