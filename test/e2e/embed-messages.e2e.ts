/** Messages between a host page and an embed page: each is obeyed as a whole or refused, also before the page is ready. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { GAME, waitForMessage, isReady, received, useBlog, type Data } from './blog.js';

const { site, open, blog } = useBlog();

/** Asks the embed page and waits for its answer. */
async function ask(page: Page, message: object): Promise<Data> {
  const id = `${Math.random()}`;
  await page.evaluate(
    ([id, message]) => document.querySelector('iframe')!.contentWindow!.postMessage({ v: 1, id, ...message }, '*'),
    [id, message] as const,
  );
  return waitForMessage(page, (data) => data['type'] === 'playable-rules:answer' && data['id'] === id);
}

test('a host gets and sets the state by messages; an invalid one gets a named error and has no effect', async () => {
  const opened = await open();
  const { page } = opened;
  const frame = await blog(
    opened,
    `${site.url}/${GAME}?v=1&players=3&seed=7&seats=human+human+human&moves=${encodeURIComponent('red roll')}`,
  );
  await waitForMessage(page, isReady);
  const record = () =>
    frame.locator('playable-game').evaluate((game) => (game as unknown as { record: string }).record);
  const before = await record();
  const get = async () => (await ask(page, { type: 'playable-rules:get' }))['state'];
  const state = await get();
  assert.deepEqual(Object.keys(state as object), ['kind', 'game', 'lang', 'phase', 'at', 'of', 'over']);

  const invalid: [message: object, expected: RegExp][] = [
    [{ type: 'playable-rules:play' }, /type: "playable-rules:play", expected/],
    [{ type: 'playable-rules:get', v: 2 }, /v: 2, expected 1/],
    [{ type: 'playable-rules:get', set: {} }, /set:/],
    [{ type: 'playable-rules:set' }, /set: .*expected an object/],
    [{ type: 'playable-rules:set', set: { onclick: 'alert(1)' } }, /set\.onclick/],
    [{ type: 'playable-rules:set', set: { kind: 'lesson' } }, /set\.kind/],
    [{ type: 'playable-rules:set', set: { players: 99 } }, /players: 99, expected/],
    [{ type: 'playable-rules:set', set: { moves: 'red roll; red fly' } }, /moves, move 2/],
    [{ type: 'playable-rules:set', set: { at: 40 } }, /at:/],
    [{ type: 'playable-rules:set', set: { moves: ['red roll'] } }, /set\.moves/],
    [{ type: 'playable-rules:set', set: { state: 'AAAA' } }, /^state: "AAAA", expected a permalink as Share writes it/],
  ];
  for (const [message, expected] of invalid) {
    const { ok, error } = (await ask(page, message)) as { ok: boolean; error: { name: string; message: string } };
    assert.equal(ok, false);
    assert.equal(error.name, 'BadInput');
    assert.match(error.message, expected);
    assert.equal(await record(), before);
    assert.deepEqual(await get(), state);
  }
  const set = await ask(page, { type: 'playable-rules:set', set: { at: 0, theme: 'dark', lang: 'it' } });
  const { at, of, lang } = set['state'] as Data;
  assert.deepEqual([at, of, lang], [0, 1, 'it']);
  assert.equal(await frame.evaluate(() => document.documentElement.style.colorScheme), 'dark');
  assert.equal(await record(), before);

  // Messages from any window but the host are ignored, even from the embed page itself.
  await frame.evaluate(() => postMessage({ type: 'playable-rules:set', v: 1, set: { players: 6 } }, '*'));
  await page.waitForTimeout(200);
  assert.equal(await record(), before);
  assert.doesNotMatch(JSON.stringify(await received(page)), /"seed"|generator|"table"/);
  await opened.close();
});

test('a host can set the position to any move, including those that the reader has made', async () => {
  const opened = await open();
  const { page } = opened;
  const frame = await blog(opened, `${site.url}/${GAME}?v=1&players=3&seed=7&seats=human+human+human`);
  await waitForMessage(page, isReady);
  await frame
    .locator('playable-game')
    .evaluate((game) => (game as HTMLElement & { play(move: string): boolean }).play('red roll'));
  const set = async (at: number) => {
    const { ok, state, error } = await ask(page, { type: 'playable-rules:set', set: { at } });
    return ok ? [(state as Data)['at'], (state as Data)['of']] : (error as Data)['message'];
  };
  assert.deepEqual(
    [await set(0), await set(1)],
    [
      [0, 1],
      [1, 1],
    ],
  );
  // Also once more, after the reader has gone on.
  await frame.locator('playable-game').evaluate((game) => (game as HTMLElement & { goTo(n: number): void }).goTo(0));
  assert.deepEqual(await set(1), [1, 1]);
  assert.match((await set(2)) as string, /^at: 2, expected a whole number from 0 to 1$/);
  const other = await ask(page, { type: 'playable-rules:set', set: { seed: 8, at: 1 } });
  assert.match((other['error'] as Data)['message'] as string, /^at: 1, expected a whole number from 0 to 0$/);
  await opened.close();
});

test('the phases tell a host the phase of their game, whichever is selected', async () => {
  const opened = await open();
  await blog(opened, `${site.url}/e/elfenwizards/phases/?v=1&phase=score`);
  await waitForMessage(opened.page, isReady);
  const phase = async (set: object) =>
    ((await ask(opened.page, { type: 'playable-rules:set', set }))['state'] as Data)['phase'];
  assert.equal(await phase({}), 'castMajorSpells');
  assert.equal(await phase({ phase: 'awardTitles' }), 'castMajorSpells');
  await opened.close();
});

test('setting the language translates the whole page and keeps the reader’s step of the lesson', async () => {
  const opened = await open({ locale: 'en-GB' });
  const { page, troubles } = opened;
  const frame = await blog(opened, `${site.url}/e/elfenwizards/lesson/?v=1&lesson=competition&step=2`);
  await waitForMessage(page, isReady);
  const pageTexts = () =>
    frame.evaluate(() => [
      document.documentElement.lang,
      document.title,
      document.querySelector('h1')!.textContent,
      document.querySelector('.out a')!.textContent,
      document.querySelector('.out input')!.ariaLabel,
    ]);
  const title = 'Elfenwizards: a lesson on a rule';
  assert.deepEqual(await pageTexts(), ['en-GB', title, title, 'Open in a window of its own', 'Address of this page']);
  await frame
    .locator('playable-lesson')
    .evaluate((lesson) => (lesson as HTMLElement & { goTo(step: number): void }).goTo(4));
  const stepAfter = async (message: object) => ((await ask(page, message))['state'] as Data)['step'];
  assert.equal(await stepAfter({ type: 'playable-rules:get' }), 4);
  assert.equal(await stepAfter({ type: 'playable-rules:set', set: { lang: 'fr' } }), 4);
  assert.equal(await stepAfter({ type: 'playable-rules:get' }), 4);
  const titre = 'Elfenwizards\u00a0: une leçon sur une règle';
  assert.deepEqual(await pageTexts(), ['fr', titre, titre, 'Ouvrir dans sa propre fenêtre', 'Adresse de cette page']);
  assert.equal(await stepAfter({ type: 'playable-rules:set', set: { step: 3 } }), 3);
  await frame
    .locator('playable-lesson')
    .evaluate((lesson) => (lesson as HTMLElement & { goTo(step: number): void }).goTo(4));
  assert.equal(await stepAfter({ type: 'playable-rules:set', set: { step: 3 } }), 3);
  assert.equal(
    await stepAfter({ type: 'playable-rules:set', set: { lesson: 'ties' } }),
    1,
    'answered once the lesson has loaded',
  );
  assert.deepEqual(troubles, []);
  await opened.close();
});

test('the message about an invalid link is shown in the language that a host sets, until it sets another game', async () => {
  const opened = await open({ locale: 'en-GB' });
  const { page } = opened;
  const frame = await blog(opened, `${site.url}/${GAME}?v=1&players=99`);
  await waitForMessage(page, isReady);
  await ask(page, { type: 'playable-rules:set', set: { lang: 'it' } });
  const status = frame.locator('main > [role=status]');
  assert.match((await status.textContent())!, /^Questo link non è valido.*nuova partita\.$/);
  await ask(page, { type: 'playable-rules:set', set: { players: 4 } });
  assert.equal(await status.count(), 0);
  await opened.close();
});

test('a message that a host sends before the page is ready is answered', async () => {
  const opened = await open();
  const { page } = opened;
  // At the request for the game's texts the page's script runs, but the game is not shown yet.
  await page.route('**/classic/elfenwizards.text.it-*.js', async (route) => {
    await page.evaluate(() =>
      document
        .querySelector('iframe')!
        .contentWindow!.postMessage({ type: 'playable-rules:set', v: 1, id: 'early', set: { lang: 'fr' } }, '*'),
    );
    await route.continue();
  });
  await blog(opened, `${site.url}/${GAME}?v=1&players=3&seed=7&lang=it`);
  const { state } = await waitForMessage(page, ({ id }) => id === 'early');
  assert.equal((state as Data)['lang'], 'fr');
  await opened.close();
});

test('a game that cannot be fetched is reported on the page and in the answers to a host', async () => {
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
