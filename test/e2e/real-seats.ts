/** The seats at a table on a server: several pages at one seat, and a page that comes back to its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import { en as menuEn } from '../../src/i18n/menu/en.js';
import { en } from '../../src/i18n/remote/en.js';
import { begun, known, leave, takeSeat, useTables, type Running } from './together.js';

const { tables, sit, invitationTo } = useTables();

/** All that the server tells a page over its sockets. */
function bytesTo(page: Page): () => string {
  let all = '';
  page.on('websocket', (socket) =>
    socket.on(
      'framereceived',
      ({ payload }) => (all += typeof payload === 'string' ? payload : payload.toString('latin1')),
    ),
  );
  return () => all;
}
/** The link that a section shows. */
const linkIn = (section: Locator): Promise<string> => section.locator('.invitation input').first().inputValue();

test('a second page and another device with the key sit on the same seat, and who looks on sees no hand', async () => {
  const [ada, ben, cleo, phone] = [await sit(), await sit(), await sit(), await sit()];
  const invitation = await invitationTo();
  const heard = { ada: bytesTo(ada.page), cleo: bytesTo(cleo.page) };
  await takeSeat(ada.page, invitation, 'Ada');
  await ada.page.locator('[data-do="begin"]').waitFor();
  const key = await linkIn(ada.page.locator('.key'));
  await takeSeat(ben.page, invitation, 'Ben');
  await begun(ada.page);

  const second = await ada.context.newPage();
  await second.goto(invitation);
  await phone.page.goto(key);
  for (const page of [second, phone.page]) await begun(page);
  assert.equal(phone.page.url(), invitation, 'the key does not stay in the address');
  await phone.page.reload();
  await begun(phone.page);
  const own = await known(ada.page);
  for (const page of [second, phone.page]) assert.deepEqual(await known(page), own);

  await cleo.page.goto(invitation);
  await cleo.page.locator('.table-card', { hasText: en['denied.full'] }).waitFor();
  await cleo.page.locator('[data-do="watch"]').click();
  await begun(cleo.page);
  const seen = await known(cleo.page);
  assert.equal(seen.seat, 'spectator');
  const hidden = (hand: readonly string[]) => hand.length > 0 && hand.every((card) => card === '?');
  assert.ok(seen.mages.every(({ hand }) => hidden(hand)));
  assert.deepEqual(
    own.mages.map(({ hand }) => hidden(hand)),
    [false, true],
  );

  const hand = own.mages[0]!.hand;
  assert.ok(hand.every((card) => heard.ada().includes(card)));
  assert.deepEqual(
    hand.filter((card) => heard.cleo().includes(card)),
    [],
  );

  // A move of any of the pages is on all others.
  const acting = (await known(second)).length;
  await second.bringToFront();
  const mover = await second.evaluate(() => (document.querySelector('playable-game') as Running).session!.isOpen);
  const page = mover ? second : ben.page;
  await page.evaluate(() => {
    const game = document.querySelector('playable-game') as Running;
    game.play(game.session!.view.moves[0]!);
  });
  for (const each of [ada.page, second, phone.page, ben.page, cleo.page])
    await each.waitForFunction((n) => (document.querySelector('playable-game') as PlayableGame).length > n, acting);
  await cleo.page.locator('.table-notes summary').first().click();
  const sitters = await cleo.page.locator('.sitters li').allInnerTexts();
  assert.deepEqual(
    sitters.map((said) => said.split('\n').at(-1)),
    ['Ada', 'Ben'],
  );
  await leave(ada, ben, cleo, phone);
});

test('a page that is loaded while the server is down comes to its seat by itself, and the way back leads there too', async () => {
  const [ada, ben] = [await sit(), await sit()];
  const invitation = await invitationTo();
  await takeSeat(ada.page, invitation, 'Ada');
  await takeSeat(ben.page, invitation, 'Ben');
  await begun(ada.page);

  await tables.kill();
  await ada.page.reload();
  const card = ada.page.locator('.table-card');
  await card.getByText(en['remote.askedAgain']).waitFor();
  await tables.start();
  await begun(ada.page);

  // A new game of the page's own is no loss, and has other players.
  await ada.page.locator('[data-do="new"]').first().click();
  const form = ada.page.locator('dialog', { hasText: menuEn['new.leaves'] });
  await form.waitFor();
  assert.deepEqual(
    await form
      .locator('input[type="text"]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ['', ''],
  );
  // It leaves the table, to which the browser's way back leads.
  await form.locator('button.primary').click();
  await ada.page.waitForFunction(() => {
    const { session } = document.querySelector('playable-game') as Running;
    return location.hash === '' && session!.playthrough.local !== undefined;
  });
  assert.equal(await ada.page.locator('.table-notes, .told').count(), 0);
  // At the prompt, where the game waits for Ada alone.
  await ben.page
    .locator('.table-notes, .told', { hasText: 'Ada: not connected right now.' })
    .waitFor({ state: 'attached' });
  await ada.page.goBack();
  await ada.page.locator('.table-notes').waitFor();
  await begun(ada.page);
  assert.equal((await known(ada.page)).seat, 0);

  await ada.page.locator('.table-notes > details > summary').first().click();
  await ada.page.locator('.leaving summary').click();
  await ada.page.locator('.leaving [data-do="leave"]').click();
  await ada.page.waitForFunction(() => location.hash === '');
  await ada.page.locator('.table-notes').waitFor({ state: 'detached' });
  await ada.page.goBack();
  // The game of the page has a prompt too, and may be on show until then.
  await ada.page.locator('.table-notes').waitFor();
  assert.equal((await known(ada.page)).seat, 0);
  for (const { context } of [ada, ben]) await context.close();
});
