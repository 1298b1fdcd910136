/** People who watch a table, against the real server: by its link, on somebody's blog, and some moves later. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import { en } from '../../src/i18n/beside/en.js';
import { overflow, violations } from './pages.js';
import { asked, begun, known, leave, plays, takeSeat, useTables, type Running } from './together.js';

type Mages = Pick<Awaited<ReturnType<typeof known>>, 'mages'>;
const { tables, blog, sit, element } = useTables();
const length = (page: Page, n: number): Promise<unknown> =>
  page.waitForFunction((n) => document.querySelector<PlayableGame>('playable-game')!.length === n, n);
const says = (page: Page, key: keyof typeof en, count: number) => {
  const [one, many] = /\{count\?(.*?)\|(.*?)\}/.exec(en[key])!.slice(1) as [string, string];
  const said = en[key].replace(/\{.*\}/, count === 1 ? one : many.replace('#', String(count)));
  return page.locator('.table-notes p', { hasText: said }).waitFor({ state: 'attached' });
};

test('a link leads to watch, a blog shows the table to its readers, and those at the table see how many watch', async () => {
  const options = { bypassCSP: true };
  const [ada, ben, cleo, reader] = await Promise.all([1, 2, 3, 4].map(() => sit(options)));
  const code = await tables.make('dark-mages', 2);
  const invitation = `${blog.write('/', element())}#play=${code}`;

  // The reader of the blog comes before the game begins.
  const day = `<playable-game server="${tables.url}" room="${code}" readonly load="now"></playable-game>`;
  await reader!.page.goto(blog.write('/day', day));
  await reader!.page.locator('.table-card .sitters').waitFor();
  for (const what of ['.invitation', '[data-do="leave"]', '[data-do="sit"]', '.reminders'])
    assert.equal(await reader!.page.locator(what).count(), 0, what);
  assert.deepEqual(await violations(reader!.page), []);

  await takeSeat(ada!.page, invitation, 'Ada');
  await ada!.page.locator('.table-card .key').waitFor();
  await takeSeat(ben!.page, invitation, 'Ben');
  for (const { page } of [ada!, ben!, reader!]) await begun(page);
  await says(ada!.page, 'beside.watching', 1);

  await ada!.page.locator('.table-notes summary').first().click();
  const links = ada!.page.locator('.table-notes .invitation input');
  assert.equal(await links.first().inputValue(), invitation);
  const link = await links.nth(1).inputValue();
  assert.equal(link, `${invitation}&watch=true`);
  await cleo!.page.goto(link);
  await begun(cleo!.page);
  for (const { page } of [ada!, ben!, reader!, cleo!]) await says(page, 'beside.watching', 2);

  for (const { page } of [reader!, cleo!]) {
    await page.locator('.now .told', { hasText: en['beside.watch'] }).waitFor();
    assert.equal(await page.locator('[data-do="suggest"], [data-do="undo"]').count(), 0, 'buttons that never work');
  }
  const [mover] = await asked(ada!, ben!);
  await plays(mover, -1);
  for (const { page } of [reader!, cleo!]) {
    await length(page, 1);
    const { seat, mages } = await known(page);
    assert.equal(seat, 'spectator');
    assert.ok(mages.every(({ hand }) => hand.every((card) => card === '?')));
  }
  // Whoever has a seat is led to it, also where they came by the link to watch.
  const second = await ben!.context.newPage();
  await second.goto(link);
  await begun(second);
  await second.locator('.told', { hasText: en['beside.ownSeat'] }).waitFor();
  await second.locator('[data-do="to-seat"]').click();
  await second.waitForFunction(() => (document.querySelector('playable-game') as Running).session?.view.seat === 1);
  assert.equal(second.url(), invitation);
  assert.equal(await second.locator('[data-do="to-seat"]').count(), 0);
  await second.close();

  // Nobody moves there, and there is no other game to go back to.
  assert.equal(await reader!.page.locator('[data-do="leave"]').count(), 0);
  await reader!.page.locator('.table-notes summary').first().click();
  await reader!.page.setViewportSize({ width: 320, height: 700 });
  assert.equal(await overflow(reader!.page), 0);
  assert.deepEqual(await violations(reader!.page), []);
  await cleo!.context.close();
  await says(ada!.page, 'beside.watching', 1);
  await leave(ada!, ben!, reader!);
});

test('where a table says so, whoever watches sees the game some moves later', async () => {
  const [ada, ben, cleo] = [await sit(), await sit(), await sit()];
  await ada.page.goto(blog.write('/', element()));
  await ada.page.locator('[data-do="new"]').click();
  await ada.page.locator('[data-do="with-others"]').click();
  await ada.page.locator('.new-game summary').click();
  await ada.page.locator('.new-game .more select').nth(1).selectOption('5');
  await ada.page.locator('[data-do="together"]').click();
  await ada.page.locator('[data-do="begin"]').waitFor();
  await takeSeat(ben.page, ada.page.url(), 'Ben');
  await cleo.page.goto(`${ada.page.url()}&watch=true`);
  for (const { page } of [ada, ben, cleo]) await begun(page);
  for (const { page } of [ada, cleo]) await says(page, 'beside.delay', 5);
  for (let n = 0; n < 8; n++) {
    const [mover] = await asked(ada, ben);
    await plays(mover, -1);
    for (const { page } of [ada, ben]) await length(page, n + 1);
    await length(cleo.page, Math.max(0, n + 1 - 5));
  }
  await cleo.page.reload();
  await begun(cleo.page);
  await length(cleo.page, 3);
  await leave(ada, ben, cleo);
});

test('on the server’s own page the chart of the turn follows a table, for a seat, and for an operator, who sees hands only in what the command shows', async () => {
  const [ada, ben, operator] = [await sit({ bypassCSP: true }), await sit(), await sit({ bypassCSP: true })];
  const code = await tables.make('dark-mages', 2);
  const table = `${tables.url}/?game=dark-mages#play=${code}`;
  await takeSeat(ada.page, table, 'Ada');
  await takeSeat(ben.page, table, 'Ben');
  await operator.page.goto(`${table}&watch=true`);
  for (const { page } of [ada, ben, operator]) await begun(page);
  for (const { page } of [ada, operator]) await page.locator('main > details > summary').click();
  const phases = new Set<string>();
  for (let n = 1; n <= 5; n++) {
    const [mover] = await asked(ada, ben);
    await plays(mover, -1);
    for (const { page } of [ada, operator]) {
      await length(page, n);
      const phase = page.locator('playable-game .now .phase').first();
      phases.add((await phase.innerText()).trim());
      await page.locator('playable-phases .phase', { hasText: (await phase.innerText()).trim() }).waitFor();
    }
  }
  assert.ok(phases.size > 1, [...phases].join());
  assert.equal((await known(operator.page)).seat, 'spectator');
  for (const { page } of [ada, operator]) assert.deepEqual(await violations(page), []);

  // The whole game is on the operator's machine alone, and the page opens it as any file.
  const own = await Promise.all([ada, ben].map(({ page }) => known(page)));
  const hands = own.map(({ mages, seat }) => mages[seat as number]!.hand);
  assert.ok(hands.flat().length > 0 && !tables.show(code).includes(JSON.stringify(hands[0])));
  await operator.page.goto(`${tables.url}/?game=dark-mages`);
  await operator.page.locator('playable-game .menu summary').click();
  const file = { name: 'table.txt', mimeType: 'text/plain', buffer: Buffer.from(tables.show(code, '--hands')) };
  await operator.page.locator('playable-game input[type="file"]').setInputFiles(file);
  // It may ask whether the game that has begun there can go.
  const whole = await operator.page.waitForFunction(() => {
    const game = document.querySelector('playable-game') as Running;
    game.shadowRoot!.querySelector<HTMLElement>('dialog [data-do="open"]')?.click();
    const { playthrough } = game.session!;
    const { mages } = playthrough.at(Math.min(5, playthrough.length)).context.table as unknown as Mages;
    return mages.length === 2 && mages;
  });
  const shown = await whole.jsonValue();
  assert.deepEqual(shown && shown.map(({ hand }) => hand), hands);
  await operator.page.locator('main > details > summary').click();
  await operator.page.locator('playable-phases .phase').first().waitFor();
  assert.deepEqual(await violations(operator.page), []);
  await leave(ada, ben, operator);
});
