/** What the people at a table agree on, against the real server: taking back, days for a move, leaving for good, ends and new games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import { en } from '../../src/i18n/remote/en.js';
import { en as besideEn } from '../../src/i18n/beside/en.js';
import { en as playingEn } from '../../src/i18n/playing/en.js';
import { violations } from './pages.js';
import { asked, begun, known, leave, meet, plays, takeSeat, useTables, type Running, type Seated } from './together.js';

const { tables, blog, sit, element, invitationTo } = useTables();

/** What somebody proposes, said to all; then one agrees. */
async function agree(by: Page, kind: string, other: Page): Promise<void> {
  await by.locator(`[data-do="offer-${kind}"]`).first().click();
  await by.locator('.now .told', { hasText: 'Still to answer' }).waitFor();
  await other.locator('.now .told .note', { hasText: 'Ada' }).waitFor();
  await other.locator(`.now .told [data-do="offer-${kind}"]`).click();
}

/** That somebody said no to what was proposed. */
const saidNo = (name: string, kind: 'back' | 'end'): string =>
  besideEn['beside.refused'].replace('{name}', name).replace('{what}', besideEn[`beside.what:${kind}`]);

/** A game that was ended says so at its prompt, and offers no move, neither there nor on the board. */
async function isOver(page: Page, said: string = playingEn['ui.ended']): Promise<void> {
  await page.locator('.now .prompt', { hasText: said }).waitFor();
  await page.locator('.told', { hasText: besideEn['beside.ended'] }).waitFor();
  assert.equal(await page.locator('.now .controls > *, .now [data-do="suggest"]').count(), 0);
  assert.equal(await page.evaluate(() => (document.querySelector('playable-game') as Running).session!.isOpen), false);
  assert.equal(await page.locator('.timeline [data-do="undo"]').getAttribute('aria-disabled'), 'true');
}
/** Whether an element can be pressed without scrolling. */
const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('a move is taken back when the other agrees, and the button tells when it cannot be', async () => {
  const [ada, ben] = [await sit({ bypassCSP: true }), await sit({ bypassCSP: true })];
  const invitation = await invitationTo();
  await meet(ada, ben, invitation);
  const has = (length: number) =>
    Promise.all(
      [ada, ben].map(({ page }) =>
        page.waitForFunction((n) => document.querySelector<PlayableGame>('playable-game')!.length === n, length),
      ),
    );
  const undo = ({ page }: Seated) => page.locator('.timeline [data-do="undo"]');
  let [mover, other] = await asked(ada, ben);
  let n = 0;
  // Chance, or what is hidden, decides after which move there is something to take back.
  for (let isAsked = false; !isAsked;) {
    [mover, other] = await asked(ada, ben);
    await plays(mover, 0);
    await has(++n);
    await undo(mover).focus();
    await mover.page.keyboard.press('Enter');
    const denied = mover.page.locator('.told .warning', { hasText: besideEn['denied.back'] });
    const proposed = mover.page.locator('.told', { hasText: 'Still to answer' });
    await denied.or(proposed).first().waitFor();
    isAsked = (await proposed.count()) > 0;
  }
  assert.equal(await undo(other).getAttribute('aria-disabled'), 'true');
  await undo(other).focus();
  await other.page.keyboard.press('Enter');
  await other.page.locator('.now', { hasText: besideEn['denied.back'] }).waitFor();

  const name = mover === ada ? 'Ada' : 'Ben';
  const wants = other.page.locator('.told .note', { hasText: `${name} asks to take their last move back.` });
  await wants.waitFor();
  assert.deepEqual(await violations(other.page), []);
  // It is on the screen of whoever is asked, wherever the board is.
  assert.ok(await isInView(other.page, '.told [data-do="offer-back"]'));
  await other.page.locator('.told [data-do="offer-none"]').click();
  const no = saidNo(other === ada ? 'Ada' : 'Ben', 'back');
  await mover.page.locator('.told .note', { hasText: no }).waitFor();
  await wants.waitFor({ state: 'detached' });
  assert.equal(await other.page.locator('.told').innerText(), '', 'whoever said no is told nothing');
  // Whoever withdraws a proposal has been refused by nobody, also on a second page of theirs.
  const second = await mover.context.newPage();
  await second.goto(invitation);
  await begun(second);
  await undo(mover).click();
  await wants.waitFor();
  await second.locator('.told [data-do="offer-none"]', { hasText: besideEn['beside.withdraw'] }).click();
  await wants.waitFor({ state: 'detached' });
  for (const page of [mover.page, second]) {
    await page.locator('.told [data-do="offer-none"]').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.told', { hasText: no }).count(), 0);
  }
  await second.close();
  await undo(mover).click();
  await wants.waitFor();
  assert.equal(await mover.page.locator('.told', { hasText: no }).count(), 0);
  await other.page.locator('.told [data-do="offer-back"]').click();
  for (const { page } of [ada, ben]) {
    await page.waitForFunction((n) => document.querySelector<PlayableGame>('playable-game')!.length < n, n);
    await page.locator('.told .note', { hasText: 'taken back.' }).waitFor();
  }
  const { length } = await known(ada.page);
  await asked(mover, mover);
  await plays(mover, -1);
  await has(length + 1);
  assert.equal(tables.kept(invitation.split('=')[1]!).length, length + 1);
  await other.page.reload();
  await has(length + 1);
  await leave(ada, ben);
});

test('nothing can be taken back while a move is on its way to the server', async () => {
  const [ada, ben] = [await sit(), await sit()];
  // A forced move would make itself.
  const home = blog.write('/', element().replace('load', 'forced="off" load'));
  await meet(ada, ben, `${home}#play=${await tables.make('dark-mages', 2)}`);
  const canAsk = ({ page }: Seated, isSo: boolean) =>
    page.locator(`.timeline [data-do="undo"][aria-disabled="${!isSo}"]`).waitFor();
  // Somebody moves twice.
  let [mover] = await asked(ada, ben);
  for (let before: Seated | undefined; before !== mover; [mover] = await asked(ada, ben)) {
    const { length } = await known(mover.page);
    await plays(mover, 0);
    await mover.page.waitForFunction((n) => document.querySelector<PlayableGame>('playable-game')!.length > n, length);
    before = mover;
  }
  await canAsk(mover, true);
  tables.late = 1500;
  const { length } = await known(mover.page);
  await plays(mover, 0);
  await canAsk(mover, false);
  assert.equal((await known(mover.page)).length, length);
  await mover.page.waitForFunction((n) => document.querySelector<PlayableGame>('playable-game')!.length > n, length);
  tables.late = 0;
  await leave(ada, ben);
});

test('a game over days says on card, board and title until when to move, and misses nobody before', async () => {
  const [ada, ben] = [await sit({ bypassCSP: true }), await sit()];
  await ada.page.goto(blog.write('/', element()));
  await ada.page.locator('[data-do="new"]').click();
  await ada.page.locator('[data-do="with-others"]').click();
  await ada.page.locator('.new-game summary').click();
  await ada.page.locator('.new-game .more select').first().selectOption('3');
  await ada.page.locator('[data-do="together"]').click();
  await ada.page.locator('[data-do="begin"]').waitFor();
  const days = en['remote.days'].replace(/\{.*\}/, '3 days');
  await ada.page.locator('.table-card', { hasText: days }).waitFor();
  assert.deepEqual(await violations(ada.page), []);
  await takeSeat(ben.page, ada.page.url(), 'Ben');
  for (const { page } of [ada, ben]) await begun(page);
  const [mover, other] = await asked(ada, ben);
  const when = await mover.page.evaluate(() =>
    new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric' }).format(
      Date.now() + 3 * 86_400_000,
    ),
  );
  const until = (page: Page) => page.locator('.now .told p', { hasText: when });
  for (const { page } of [ada, ben]) await until(page).waitFor();
  assert.equal(
    await until(mover.page)
      .innerText()
      .then((said) => said.startsWith('You have time to move until')),
    true,
  );
  for (const { page } of [mover, other]) {
    await page.locator('.reminders summary').click();
    await page.locator('[data-do="remind-title"]').check();
    await page.evaluate(() => {
      Document.prototype.hasFocus = () => false;
      dispatchEvent(new Event('blur'));
    });
  }
  assert.match(await mover.page.title(), new RegExp(`^Your turn, until ${when}, .* · My blog$`));
  assert.equal(await other.page.title(), 'My blog');
  const url = ada.page.url();
  await mover.page.goto('about:blank');
  assert.equal(await other.page.locator('.note').count(), 0, 'nobody is missed');
  assert.equal(await other.page.locator('[data-do="offer-bot"]').count(), 0);
  await mover.page.goto(url);
  await begun(mover.page);
  await leave(ada, ben);
});

/** Opens what is behind the table's notes, and gives up the seat. */
async function giveUp({ page }: Seated, question: string): Promise<void> {
  await page.locator('.table-notes summary').first().click();
  await page.locator('.table-notes .leaving summary').click();
  const button = page.locator('.table-notes [data-do="give-up"]');
  await button.focus();
  await page.keyboard.press('Enter');
  // It cannot be taken back: whoever presses Enter once more, or Escape, plays on.
  const sure = page.locator('dialog[role="alertdialog"]');
  for (const key of ['Enter', 'Escape']) {
    await sure.waitFor();
    await page.keyboard.press(key);
    await sure.waitFor({ state: 'detached' });
    await button.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
  }
  assert.equal(await sure.locator('h2').innerText(), question);
  await sure.locator('[data-do="sure"]').click();
}

test('of three, one leaves for good: an opponent plays on, and the key leads back no more; of two, one resigns', async () => {
  const all = [await sit(), await sit(), await sit()];
  const [ada, ben, cleo] = all as [Seated, Seated, Seated];
  const three = await invitationTo(3);
  for (const [i, { page }] of all.entries()) {
    await takeSeat(page, three, ['Ada', 'Ben', 'Cleo'][i]!);
    await page.locator('.table-card .leaving, .now').first().waitFor();
  }
  for (const { page } of all) await begun(page);
  await giveUp(cleo, besideEn['beside.sure:more']);
  await cleo.page.locator('.table-notes').waitFor({ state: 'detached' });
  await cleo.page.locator('.now .note', { hasText: en['remote.left'] }).waitFor();
  assert.equal(await cleo.page.locator('[data-do="return"]').count(), 0);
  const gone = en['remote.gone'].replace('{name}', 'Cleo');
  for (const { page } of [ada, ben]) await page.locator('.table-notes .note', { hasText: gone }).waitFor();
  await cleo.page.goto(three);
  await cleo.page.locator('.table-card', { hasText: en['denied.left'] }).waitFor();
  await cleo.page.reload();
  await cleo.page.locator('.table-card', { hasText: en['denied.full'] }).waitFor();
  await cleo.context.close();

  const two = await invitationTo();
  for (const [{ page }, name] of [[ada, 'Ada'] as const, [ben, 'Ben'] as const]) {
    // Only the fragment of the address changes.
    await page.goto('about:blank');
    await takeSeat(page, two, name);
    await page.locator('.table-card .leaving, .now').first().waitFor();
  }
  for (const { page } of [ada, ben]) await begun(page);
  await giveUp(ben, besideEn['beside.sure:two'].replace('{name}', 'Ada'));
  for (const [{ page }, key] of [
    [ada, 'beside.resigned:won'],
    [ben, 'beside.resigned:lost'],
  ] as const) {
    const said = besideEn[key].replace('{by}', 'Ben').replace('{name}', 'Ada');
    await isOver(page, said);
    assert.equal(await page.locator('.now', { hasText: playingEn['ui.ended'] }).count(), 0);
    assert.match(await page.evaluate(() => document.querySelector<PlayableGame>('playable-game')!.record), /^draws /m);
  }
  await leave(ada, ben);
});

/** A minute is a minute for this server. */
const skip = process.env['BY_HAND'] === undefined && 'with BY_HAND only';
test(
  'an opponent plays for whoever is away for a minute, and the seat is theirs again when they are back',
  { skip },
  async () => {
    const [ada, ben] = [await sit(), await sit()];
    const invitation = await invitationTo();
    await takeSeat(ada.page, invitation, 'Ada');
    await ada.page.locator('[data-do="begin"]').waitFor();
    await takeSeat(ben.page, invitation, 'Ben');
    await begun(ada.page);
    await ben.page.goto('about:blank');
    await ada.page.waitForTimeout(61_000);
    await ada.page.locator('[data-do="offer-bot"]').click();
    await ada.page.locator('.table-notes summary').first().click();
    await ada.page.locator('.sitters li', { hasText: en['remote.plays'].replace('{name}', 'Ben') }).waitFor();
    // Whoever is asked moves until Ben’s opponent has.
    const isHis = () => (document.querySelector('playable-game') as Running).session!.playthrough.lastOfOthers(0) > 0;
    while (!(await ada.page.evaluate(isHis))) {
      await ada.page.evaluate(() => {
        const game = document.querySelector('playable-game') as Running;
        if (game.session!.isOpen) game.play(game.session!.view.moves[0]!);
      });
      await ada.page.waitForTimeout(200);
    }
    await ben.page.goto(invitation);
    await begun(ben.page);
    assert.equal((await known(ben.page)).seat, 1);
    await ada.page
      .locator('.sitters li', { hasText: en['remote.plays'].replace('{name}', 'Ben') })
      .waitFor({ state: 'detached' });
    for (const { context } of [ada, ben]) await context.close();
  },
);

test('two friends end a game, take its record, and play again with their seats turned', async () => {
  const [ada, ben] = [await sit({ bypassCSP: true }), await sit()];
  const invitation = await invitationTo();
  await meet(ada, ben, invitation);
  await ada.page.locator('.table-notes summary').first().click();
  await ada.page.locator('[data-do="offer-end"]').click();
  await ben.page.locator('.told [data-do="offer-none"]').click();
  await ada.page.locator('.told', { hasText: saidNo('Ben', 'end') }).waitFor();
  await agree(ada.page, 'end', ben.page);
  for (const { page } of [ada, ben]) {
    await isOver(page);
    assert.match(await page.evaluate(() => document.querySelector<PlayableGame>('playable-game')!.record), /^draws /m);
  }
  assert.deepEqual(await violations(ada.page), []);
  // Alone with opponents, Ben goes on; that changes nothing at the table.
  await ben.page.locator('.told [data-do="goOn"]').click();
  await ben.page.waitForFunction(() => (document.querySelector('playable-game') as Running).session!.isOpen);
  assert.equal(await ben.page.locator('.now', { hasText: playingEn['ui.ended'] }).count(), 0);
  await ben.page.locator('.told', { hasText: besideEn['beside.aside'] }).waitFor();
  assert.doesNotMatch(await ben.page.locator('.side').innerText(), /Ada/);
  await ben.page.locator('.told [data-do="toEnd"]').click();
  await isOver(ben.page);

  await agree(ada.page, 'again', ben.page);
  for (const { page } of [ada, ben]) await page.waitForFunction((before) => location.href !== before, invitation);
  for (const { page } of [ada, ben])
    await page.waitForFunction(() => {
      const { session } = document.querySelector('playable-game') as Running;
      return session?.playthrough.local === undefined && session?.playthrough.length === 0;
    });
  for (const { page } of [ada, ben]) await page.locator('.told .note', { hasText: 'A new game: you are' }).waitFor();
  const seats = await Promise.all([ada, ben].map(async ({ page }) => (await known(page)).seat));
  assert.deepEqual(seats, [1, 0]);
  assert.equal(ada.page.url(), ben.page.url());
  await ada.page.reload();
  await begun(ada.page);
  assert.equal((await known(ada.page)).seat, 1, 'the key leads back to the new seat');

  // Whoever opens the old table later finds the new one.
  await ben.page.goto('about:blank');
  await ben.page.goto(invitation);
  await ben.page.locator('.told [data-do="follow"]').click();
  await ben.page.waitForFunction((url) => location.href === url, ada.page.url());
  await ben.page.waitForFunction(
    () => (document.querySelector('playable-game') as Running).session?.playthrough.length === 0,
  );
  await ben.context.close();
  // Ben is away for less than a minute, which the page knows or is told.
  const soon = ada.page.getByText(besideEn['beside.soon']);
  await ada.page.locator('[data-do="offer-bot"]').or(soon).first().waitFor();
  if ((await soon.count()) === 0) await ada.page.locator('[data-do="offer-bot"]').click();
  await soon.waitFor();
  assert.equal(await ada.page.locator('[data-do="offer-bot"]').count(), 0);
  assert.deepEqual(ada.troubles, []);
  await ada.context.close();
});

test('whoever waits for a slow server keeps the focus, which then goes to the prompt', async () => {
  const [ada, ben] = [await sit(), await sit()];
  await takeSeat(ada.page, await invitationTo(3), 'Ada');
  await ada.page.locator('[data-do="begin"]').waitFor();
  await takeSeat(ben.page, ada.page.url(), 'Ben');
  await ben.page.locator('.table-card .key').waitFor();
  tables.late = 200;
  /** Presses a button by keyboard, once it can be pressed; returns all that had the focus until something else is there. */
  const press = async ({ page }: typeof ada, button: string, next: string) => {
    await page.locator(button).first().focus();
    await page.evaluate(() => {
      const seen = ((globalThis as { seen?: string[] }).seen = []) as string[];
      const look = () => {
        const at = document.querySelector('playable-game')!.shadowRoot!.activeElement;
        const name = at?.getAttribute('data-do') ?? at?.classList[0] ?? 'nothing';
        if (seen.at(-1) !== name) seen.push(name);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.keyboard.press('Enter');
    await page.locator(next).first().waitFor();
    await page.waitForTimeout(500);
    return page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.join(' '));
  };
  assert.match(await press(ada, '[data-do="begin"]', '.now'), /^begin (nothing )?(table-card )?(nothing )?now$/);
  await begun(ben.page);
  await ada.page.locator('.table-notes summary').first().click();
  assert.match(await press(ada, '[data-do="offer-end"]', '.told [data-do="offer-none"]'), /^offer-end\b.*\bnow$/);
  assert.match(await press(ben, '.told [data-do="offer-end"]', '[data-do="offer-again"]'), /^offer-end\b.*\bnow$/);
  assert.match(await press(ada, '[data-do="offer-again"]', '.told [data-do="offer-none"]'), /^offer-again\b.*\bnow$/);
  tables.late = 0;
  await leave(ada, ben);
});
