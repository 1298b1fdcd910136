/** What reminds somebody at a table of their turn while they look at something else, against the real server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/reminders/en.js';
import { fr } from '../../src/i18n/reminders/fr.js';
import { it } from '../../src/i18n/reminders/it.js';
import { overflow, violations } from './pages.js';
import { asked, begun, leave, meet, plays, takeSeat, useTables, type Seated } from './together.js';

const { tables, blog, sit, element, invitationTo } = useTables();

/** What a page did to remind its reader. */
interface Heard {
  readonly notices: { readonly title: string; readonly body: string; readonly tag: string; isClosed: boolean }[];
  sounds: number;
}
type Window = typeof globalThis & { heard: Heard; isElsewhere: boolean; permission: NotificationPermission };

/**
 * A browser whose reader can look at something else: the one of the tests holds every page for the one in front, and shows no
 * notifications. `answer` is what the reader answers when the page asks for leave to show them.
 */
async function sitBeside(answer: NotificationPermission = 'granted', options = {}): Promise<Seated> {
  const seated = await sit({ bypassCSP: true, ...options });
  await seated.context.addInitScript((answer) => {
    const page = globalThis as Window;
    page.heard = { notices: [], sounds: 0 };
    page.permission = (sessionStorage.getItem('permission') as NotificationPermission | null) ?? 'default';
    Document.prototype.hasFocus = () => !page.isElsewhere;
    const make = Reflect.get(AudioContext.prototype, 'createOscillator') as () => OscillatorNode;
    AudioContext.prototype.createOscillator = function () {
      page.heard.sounds++;
      return make.call(this);
    };
    class Notice {
      static get permission() {
        return page.permission;
      }
      static requestPermission() {
        sessionStorage.setItem('permission', (page.permission = answer));
        return Promise.resolve(answer);
      }
      onclick: (() => void) | undefined;
      readonly said: Heard['notices'][number];
      constructor(title: string, { body, tag }: { body: string; tag: string }) {
        this.said = { title, body, tag, isClosed: false };
        page.heard.notices.push(this.said);
      }
      close() {
        this.said.isClosed = true;
      }
    }
    Object.defineProperty(page, 'Notification', { value: Notice });
  }, answer);
  return seated;
}
const look = (page: Page, isElsewhere: boolean): Promise<void> =>
  page.evaluate((isElsewhere) => {
    (globalThis as Window).isElsewhere = isElsewhere;
    dispatchEvent(new Event(isElsewhere ? 'blur' : 'focus'));
  }, isElsewhere);
const heard = (page: Page): Promise<Heard> => page.evaluate(() => (globalThis as Window).heard);
const choice = (page: Page, way: string) => page.locator(`[data-do="remind-${way}"]`);

/** Two people at a table whose game has begun: whoever is asked, and the other one. */
async function play(one: Seated, other: Seated, lang?: string): Promise<readonly [Seated, Seated]> {
  const invitation = await invitationTo(2, lang);
  await meet(one, other, invitation);
  return asked(one, other);
}
/** Moves until the other is asked. */
async function pass(mover: Seated, other: Seated): Promise<void> {
  for (;;) {
    const [now] = await asked(mover, other);
    if (now === other) return;
    await plays(mover, -1);
  }
}

test('only the title reminds a reader who has not asked for more, and nothing one who looks at the page', async () => {
  const [mover, other] = await play(await sitBeside(), await sitBeside());
  await look(other.page, true);
  await pass(mover, other);
  const titled = `${en['reminders.turn']} · My blog`;
  await other.page.waitForFunction((titled) => document.title === titled, titled);
  assert.deepEqual(await heard(other.page), { notices: [], sounds: 0 });
  await other.page.locator('.reminders summary').click();
  assert.equal(await choice(other.page, 'title').isChecked(), true);
  // A choice of the title shows at once how it looks; one of the sound lets it be heard.
  await choice(other.page, 'title').uncheck();
  assert.equal(await other.page.title(), 'My blog');
  await choice(other.page, 'title').check();
  assert.equal(await other.page.title(), titled);
  for (const way of ['sound', 'notice']) {
    assert.equal(await choice(other.page, way).isChecked(), false);
    await choice(other.page, way).check();
  }
  await other.page.waitForFunction(() => (globalThis as Window).heard.sounds > 0);
  assert.deepEqual((await heard(other.page)).notices, []);
  await look(other.page, false);
  const { sounds } = await heard(other.page);
  await pass(other, mover);
  await pass(mover, other);
  assert.deepEqual(await heard(other.page), { notices: [], sounds });
  assert.equal(await other.page.title(), 'My blog');
  await leave(mover, other);
});

test('where the author of the page leaves its title alone, the table does too', async () => {
  const [one, other] = [await sitBeside(), await sitBeside()];
  const home = blog.write('/', element().replace('<playable-game', '<playable-game page-title="off"'));
  await meet(one, other, `${home}#play=${await tables.make('dark-mages', 2)}`);
  const [mover, waiter] = await asked(one, other);
  await waiter.page.locator('.reminders summary').click();
  await choice(waiter.page, 'sound').check();
  assert.equal(await choice(waiter.page, 'title').count(), 0);
  await look(waiter.page, true);
  const { sounds } = await heard(waiter.page);
  await pass(mover, waiter);
  await waiter.page.waitForFunction((sounds) => (globalThis as Window).heard.sounds > sounds, sounds);
  assert.equal(await waiter.page.title(), 'My blog');
  await leave(one, other);
});

test('a proposal that waits for an answer is in the title too', async () => {
  const [one, other] = [await sitBeside(), await sitBeside()];
  const [asker] = await play(one, other);
  const answerer = asker === one ? other : one;
  await answerer.page.locator('.reminders summary').click();
  await choice(answerer.page, 'title').check();
  await look(answerer.page, true);
  assert.equal(await answerer.page.title(), 'My blog');
  await asker.page.locator('.table-notes summary').first().click();
  await asker.page.locator('[data-do="offer-end"]').click();
  const titled = (title: string) => answerer.page.waitForFunction((title) => document.title === title, title);
  await titled(`${en['reminders.proposal']} · My blog`);
  await asker.page.locator('.told [data-do="offer-none"]').click();
  await titled('My blog');
  await leave(one, other);
});

test('whoever looks elsewhere is told once a turn, as they asked on this device, also after a reload', async () => {
  const [mover, other] = await play(await sitBeside(), await sitBeside());
  await other.page.locator('.reminders summary').click();
  for (const way of ['title', 'sound', 'notice']) await choice(other.page, way).check();
  // The tests' browser keeps no page from playing a sound at once, as others do until the reader first touches it.
  await other.page.reload();
  await begun(other.page);
  await other.page.locator('.reminders').waitFor();
  await pass(mover, other);
  await pass(other, mover);
  await look(other.page, true);
  await pass(mover, other);
  await other.page.waitForFunction(() => (globalThis as Window).heard.sounds > 0);
  const { notices } = await heard(other.page);
  const tag = new URL(other.page.url()).hash.slice('#play='.length);
  assert.deepEqual(notices, [{ title: 'Dark Mages', body: en['reminders.turn'], tag, isClosed: false }]);
  assert.equal(await other.page.title(), `${en['reminders.turn']} · My blog`);

  await look(other.page, false);
  assert.equal(await other.page.title(), 'My blog');
  assert.equal((await heard(other.page)).notices[0]!.isClosed, true);
  await other.page.locator('.reminders summary').click();
  await choice(other.page, 'notice').uncheck();
  await look(other.page, true);
  await pass(other, mover);
  await pass(mover, other);
  assert.equal((await heard(other.page)).notices.length, 1);
  await leave(mover, other);
});

test('a notification that cannot be shown is said, and the other ways stay', async () => {
  const [refuses, cannot] = [await sitBeside('denied'), await sitBeside()];
  await cannot.context.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await play(refuses, cannot);
  for (const { page } of [refuses, cannot]) await page.locator('.reminders summary').click();
  const notice = choice(refuses.page, 'notice');
  await notice.click();
  await refuses.page.locator('.reminders', { hasText: en['reminders.cannot:denied'] }).waitFor();
  assert.deepEqual([await notice.isChecked(), await notice.isDisabled()], [false, true]);
  await choice(refuses.page, 'title').check();
  await cannot.page.locator('.reminders', { hasText: en['reminders.cannot:insecure'] }).waitFor();
  assert.equal(await choice(cannot.page, 'notice').isDisabled(), true);
  await leave(refuses, cannot);
});

for (const [lang, words] of Object.entries({ en, fr, it }))
  test(`the choices are whole in ${lang}, on the card and beside the board, at 320 pixels`, async () => {
    const small = { viewport: { width: 320, height: 700 } };
    const [ada, ben] = [await sitBeside('denied', small), await sitBeside('granted', small)];
    const invitation = await invitationTo(2, lang);
    await takeSeat(ada.page, invitation, 'Ada');
    const shown = async () => {
      await ada.page.locator('.reminders summary').click();
      await choice(ada.page, 'notice').waitFor();
      const said = await ada.page.locator('.reminders').innerText();
      for (const key of ['when', 'title', 'sound', 'notice'] as const)
        assert.ok(said.includes(words[`reminders.${key}`]));
      assert.equal(await overflow(ada.page), 0);
      assert.deepEqual(await violations(ada.page), []);
    };
    await shown();
    await takeSeat(ben.page, invitation, 'Ben');
    await begun(ada.page);
    await shown();
    for (const { context } of [ada, ben]) await context.close();
  });

test('on the server’s own page a reader asks for messages to this device, gets them, and ends them', async () => {
  const ada = await sit({ bypassCSP: true });
  const { context, page, troubles } = ada;
  await context.grantPermissions(['notifications'], { origin: tables.url });
  // There is no push service here: the browser's part in asking for one is played. Without a window the browser calls `denied` what it grants.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    let kept: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(kept),
      subscribe(options: { applicationServerKey: string }) {
        const endpoint = `https://fcm.googleapis.com/fcm/send/${options.applicationServerKey.length}`;
        const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
        const unsubscribe = () => {
          kept = null;
          return Promise.resolve(true);
        };
        return Promise.resolve((kept = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe }));
      },
    });
  });
  const invitation = `${tables.url}/?game=dark-mages#play=${await tables.make('dark-mages', 2)}`;
  await takeSeat(page, invitation, 'Ada');
  await page.locator('.reminders summary').click();
  const answer = (method: string) =>
    page.waitForResponse((response) => response.url().endsWith('/push') && response.request().method() === method);
  const [begun] = await Promise.all([answer('POST'), choice(page, 'push').click()]);
  assert.equal(begun.status(), 200);
  await page.waitForFunction(() => localStorage.getItem('playable-rules/settings')?.includes('push'));
  assert.equal(await choice(page, 'push').isChecked(), true);
  assert.equal(await overflow(page), 0);
  assert.deepEqual(await violations(page), []);

  const [worker] = context.serviceWorkers();
  assert.equal(worker!.url(), `${tables.url}/push.js`);
  // Without a window the browser shows nothing. The name is of the test compiler, as in `sit`.
  await worker!.evaluate('globalThis.__name = (f) => f');
  await worker!.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: (...given: unknown[]) => Promise.resolve(void shown.push(given)),
    });
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((done) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations) if (scopeURL === `${tables.url}/`) done(registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const message = { body: 'Your turn', lang: 'en', tag: 'abcdefghjk', data: '?game=dark-mages#play=abcdefghjk' };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: tables.url, registrationId: await registered },
    data: JSON.stringify({ title: 'Dark Mages', ...message }),
  });
  const shown = () => worker!.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  for (let n = 0; n < 50 && (await shown()).length === 0; n++) await page.waitForTimeout(50);
  assert.deepEqual(await shown(), [['Dark Mages', message]]);

  const [ended] = await Promise.all([answer('DELETE'), choice(page, 'push').click()]);
  assert.equal(ended.status(), 200);
  assert.deepEqual(troubles, []);
  await context.close();
});

test('on a page of somebody else’s there are no such messages', async () => {
  const { page, context } = await sitBeside();
  await takeSeat(page, await invitationTo(), 'Ada');
  await page.locator('.reminders summary').click();
  await choice(page, 'notice').waitFor();
  assert.equal(await choice(page, 'push').count(), 0);
  await context.close();
});
