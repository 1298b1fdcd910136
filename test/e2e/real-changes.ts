/** What changes under a running game, against the real server: the time for a move runs out, and the server gets other rules. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { PlayableGame } from '../../src/define.js';
import { en as besideEn } from '../../src/i18n/beside/en.js';
import { en } from '../../src/i18n/remote/en.js';
import { fr } from '../../src/i18n/remote/fr.js';
import { it } from '../../src/i18n/remote/it.js';
import { violations } from './pages.js';
import { asked, meet, plays, useTables, type Seated } from './together.js';

const { tables, blog, sit, element } = useTables();
const notes = ({ page }: Seated, text: string) => page.locator('.now .told', { hasText: text }).waitFor();
/** A cut connection leaves its words in the console. */
const own = (troubles: readonly string[]) =>
  troubles.filter((trouble) => !/WebSocket|ERR_|Failed to load resource|not loaded: .*matchmake/i.test(trouble));

test('the time for a move runs out while both look at the game, and then an opponent may play for whoever is late', async () => {
  const [ada, ben] = [await sit({ bypassCSP: true }), await sit({ bypassCSP: true })];
  // A forced move would make itself, and then somebody else is asked.
  const home = blog.write('/', element().replace('load', 'forced="off" load'));
  const invitation = `${home}#play=${await tables.make('dark-mages', 2, 1)}`;
  await meet(ada, ben, invitation);
  const [late, other] = await asked(ada, ben);
  const name = late === ada ? 'Ada' : 'Ben';

  // All of the day passes but some seconds of it, which pass in front of both.
  await tables.alter('UPDATE game SET since = (SELECT ran FROM clock) - ?', 86_400_000 - 6_000);
  const [mine, over] = ['Your time to move is over.', `${name}: the time to move is over.`];
  await other.page.locator('.told .warning').waitFor({ state: 'detached' });
  assert.equal(await other.page.locator('.told', { hasText: over }).count(), 0);
  assert.equal(await other.page.locator('[data-do="offer-bot"]').count(), 0);
  await notes(late, mine);
  await notes(other, over);
  await other.page.locator('[data-do="offer-bot"]').waitFor();
  assert.deepEqual(await violations(other.page), []);

  // A server that was down meanwhile has not lost the deadline. Whoever is late may still move, which begins the time anew.
  await tables.alter('SELECT 1');
  await notes(other, over);
  await asked(late, late);
  await plays(late, -1);
  for (const { page } of [late, other])
    await page.waitForFunction((over) => {
      const said = document.querySelector('playable-game')!.shadowRoot!.querySelector('.now .told')!.textContent;
      return !said.includes(over);
    }, 'time to move is over');
  for (const { context, troubles } of [ada, ben]) {
    assert.deepEqual(own(troubles), []);
    await context.close();
  }
});

test('a lost connection is said at the prompt, and that a move waits for it, until the server is back', async () => {
  const [ada, ben] = [await sit({ bypassCSP: true }), await sit()];
  const invitation = `${blog.write('/', element())}#play=${await tables.make('dark-mages', 2)}`;
  await meet(ada, ben, invitation);
  const [mover, other] = await asked(ada, ben);
  for (const { page } of [ada, ben]) assert.equal(await page.locator('.now .told').innerText(), '');
  await tables.kill();
  const says = ({ page }: Seated, text: string) => page.locator('.now .told .warning', { hasText: text }).waitFor();
  for (const each of [mover, other]) await says(each, en['remote.lost']);
  await plays(mover, -1);
  await says(mover, besideEn['beside.unsent']);
  await says(other, en['remote.lost']);
  assert.deepEqual(await violations(ada.page), []);
  await tables.start();
  for (const { page } of [mover, other]) {
    await page.waitForFunction(() => document.querySelector<PlayableGame>('playable-game')!.length > 0);
    await page.locator('.told .warning').waitFor({ state: 'detached' });
  }
  for (const { context, troubles } of [ada, ben]) {
    assert.deepEqual(own(troubles), []);
    await context.close();
  }
});

test('a server with other rules ends the game with words, and gives its record to those at the table', async () => {
  const [ada, ben] = [await sit({ bypassCSP: true }), await sit({ bypassCSP: true })];
  const code = await tables.make('dark-mages', 2);
  const invitation = `${blog.write('/', element())}#play=${code}`;
  // A table that waits begins with the rules of now.
  const older = 'UPDATE game SET version = 1 WHERE code = ?';
  await tables.alter(older, code);
  await meet(ada, ben, invitation);
  const [mover] = await asked(ada, ben);
  await plays(mover, -1);
  await ada.page.waitForFunction(() => document.querySelector<PlayableGame>('playable-game')!.length === 1);
  const [move] = tables.kept(code);

  await tables.alter(older, code);
  const said = en['denied.version'].slice(0, 40);
  await ada.page.locator('.told .warning', { hasText: said }).waitFor();
  await ben.page.reload();
  await ben.page.locator('.table-card', { hasText: said }).waitFor();
  assert.deepEqual(await violations(ben.page), []);
  const [file] = await Promise.all([
    ben.page.waitForEvent('download'),
    ben.page.locator('.table-card a', { hasText: en['remote.record'] }).click(),
  ]);
  assert.equal(file.suggestedFilename(), `${code}.txt`);
  const record = await readFile(await file.path(), 'utf8');
  assert.match(record, /^playable-rules 2\ngame dark-mages 1\nseed \d+\ndraws /);
  assert.ok(record.endsWith(`\n\n${move}\n`), record);
  assert.ok(ben.page.url().includes(code), 'the page is still there');
  for (const { context, troubles } of [ada, ben]) {
    assert.deepEqual(
      own(troubles).filter((trouble) => !/409/.test(trouble)),
      [],
    );
    await context.close();
  }
});

test('a table whose options are gone says so, in the reader’s language', async () => {
  const code = await tables.make('dark-mages', 2);
  await tables.alter(`UPDATE game SET version = 1, options = '{"gone":true}' WHERE code = ?`, code);
  for (const [lang, words] of Object.entries({ en, fr, it })) {
    const { page, context } = await sit();
    await page.goto(`${blog.write(`/${lang}`, element(), lang)}#play=${code}`);
    await page.locator('.table-card .warning', { hasText: words['denied.changed'] }).waitFor();
    await context.close();
  }
});
