/** What a host says to an embed page, and what it is told: at any time, whole or not at all. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { GAME, hears, isReady, told, useBlog, type Told } from './blog.js';

const { site, open, blog } = useBlog();

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
    `${site.url}/${GAME}?v=1&players=3&seed=7&seats=human+human+human&moves=${encodeURIComponent('red roll')}`,
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
    [{ type: 'playable-rules:set', set: { state: 'AAAA' } }, /^state: "AAAA", expected a permalink as Share writes it/],
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

test('a host looks at every move that a reader has made since the page came', async () => {
  const opened = await open();
  const { page } = opened;
  const frame = await blog(opened, `${site.url}/${GAME}?v=1&players=3&seed=7&seats=human+human+human`);
  await hears(page, isReady);
  await frame
    .locator('playable-game')
    .evaluate((game) => (game as HTMLElement & { play(move: string): boolean }).play('red roll'));
  const set = async (at: number) => {
    const { ok, state, error } = await ask(page, { type: 'playable-rules:set', set: { at } });
    return ok ? [(state as Told)['at'], (state as Told)['of']] : (error as Told)['message'];
  };
  assert.deepEqual(
    [await set(0), await set(1)],
    [
      [0, 1],
      [1, 1],
    ],
  );
  assert.match((await set(2)) as string, /^at: 2, expected a whole number from 0 to 1$/);
  const other = await ask(page, { type: 'playable-rules:set', set: { seed: 8, at: 1 } });
  assert.match((other['error'] as Told)['message'] as string, /^at: "1", expected a whole number from 0 to 0$/);
  await opened.close();
});

test('what a host sets is said by the whole page, and the reader stays at their step', async () => {
  const opened = await open({ locale: 'en-GB' });
  const { page, troubles } = opened;
  const frame = await blog(opened, `${site.url}/e/elfenwizards/lesson/?v=1&lesson=competition&step=2`);
  await hears(page, isReady);
  const around = () =>
    frame.evaluate(() => [
      document.documentElement.lang,
      document.title,
      document.querySelector('h1')!.textContent,
      document.querySelector('.out a')!.textContent,
      document.querySelector('.out input')!.ariaLabel,
    ]);
  const title = 'Elfenwizards: a lesson on a rule';
  assert.deepEqual(await around(), ['en-GB', title, title, 'Open in a window of its own', 'Address of this page']);
  await frame
    .locator('playable-lesson')
    .evaluate((lesson) => (lesson as HTMLElement & { goTo(step: number): void }).goTo(4));
  const stepAfter = async (message: object) => ((await ask(page, message))['state'] as Told)['step'];
  assert.equal(await stepAfter({ type: 'playable-rules:get' }), 4);
  assert.equal(await stepAfter({ type: 'playable-rules:set', set: { lang: 'fr' } }), 4);
  assert.equal(await stepAfter({ type: 'playable-rules:get' }), 4);
  const titre = 'Elfenwizards\u00a0: une leçon sur une règle';
  assert.deepEqual(await around(), ['fr', titre, titre, 'Ouvrir dans sa propre fenêtre', 'Adresse de cette page']);
  assert.equal(await stepAfter({ type: 'playable-rules:set', set: { step: 3 } }), 3);
  assert.equal(await stepAfter({ type: 'playable-rules:set', set: { lesson: 'ties' } }), 1, 'once that has come');
  assert.deepEqual(troubles, []);
  await opened.close();
});

test('what is wrong with a link is said in the language that a host sets', async () => {
  const opened = await open({ locale: 'en-GB' });
  const { page } = opened;
  const frame = await blog(opened, `${site.url}/${GAME}?v=1&players=99`);
  await hears(page, isReady);
  await ask(page, { type: 'playable-rules:set', set: { lang: 'it' } });
  assert.match(
    (await frame.locator('main > [role=status]').textContent())!,
    /^Questo link non è valido.*nuova partita\.$/,
  );
  await opened.close();
});

test('what a host says before the page has begun is answered', async () => {
  const opened = await open();
  const { page } = opened;
  // The page's script runs and asks for the words of the game.
  await page.route('**/classic/elfenwizards.text.it-*.js', async (route) => {
    await page.evaluate(() =>
      document
        .querySelector('iframe')!
        .contentWindow!.postMessage({ type: 'playable-rules:set', v: 1, id: 'early', set: { lang: 'fr' } }, '*'),
    );
    await route.continue();
  });
  await blog(opened, `${site.url}/${GAME}?v=1&players=3&seed=7&lang=it`);
  const { state } = await hears(page, ({ id }) => id === 'early');
  assert.equal((state as Told)['lang'], 'fr');
  await opened.close();
});

test('a game that cannot be fetched is said on the page, and to a host that asks', async () => {
  const opened = await open({ locale: 'fr-FR' });
  const { page } = opened;
  await page.route('**/classic/elfenwizards.ui-*.js', (route) => route.abort());
  const frame = await blog(opened, `${site.url}/${GAME}?v=1&players=3`);
  const status = frame.locator('main > [role=status]');
  await status.waitFor();
  assert.match(
    (await status.textContent())!,
    /^Impossible de le charger \(.*elfenwizards\.ui-.*\.js.*Rechargez la page\.$/,
  );
  assert.match((await frame.locator('main > div').textContent())!, /It needs scripts/);
  assert.equal(await frame.locator('.out input').inputValue(), `${site.url}/${GAME}?v=1&players=3`);
  for (const message of [{ type: 'playable-rules:get' }, { type: 'playable-rules:set', set: { players: 4 } }]) {
    const { ok, error } = (await ask(page, message)) as { ok: boolean; error: { message: string } };
    assert.equal(ok, false);
    assert.match(error.message, /elfenwizards\.ui-[\w-]+\.js could not be loaded/);
  }
  await opened.close();
});
