/**
 * Two people in two browsers play games to their end on a blog with a strict policy, against the real server: one by mouse and one
 * by touch, with a reload, a connection that is cut, and a server that is killed and started again. To save time one game is played, and only every
 * eighth move of it by hand; `BY_HAND=1 npx tsx --test test/e2e/real-server.ts` plays all games, every move by hand, for minutes.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import { dice, isOffered, look, type Dice } from './helpers.js';
import { mouse, touch } from './input-drivers.js';
import { takeSeat, useTables, type Running } from './together.js';

/** Every how many moves one is made by hand. */
const BY_HAND = Number(process.env['BY_HAND'] ?? 8);
/** How long a game may take, in milliseconds. */
const LONGEST = BY_HAND > 1 ? 120_000 : 600_000;
/** The other games take minutes. */
const skip = process.env['BY_HAND'] === undefined && 'with BY_HAND only';

const { tables, blog, sit } = useTables();

interface State {
  readonly isAsked: boolean;
  readonly isOver: boolean;
  readonly isLocal: boolean;
  readonly length: number;
}
/** What a page shows. Others’ moves are shown at once. */
const stateOf = (page: Page): Promise<State> =>
  page.evaluate(() => {
    const { session } = document.querySelector<PlayableGame>('playable-game') as Running;
    session?.playback.skip();
    return {
      isAsked: session?.isOpen === true && session.view.moves.length > 0,
      isOver: session?.playthrough.snapshot.status === 'done',
      isLocal: session?.playthrough.local !== undefined,
      length: session?.playthrough.length ?? -1,
    };
  });

/** Makes a move as a program of the page would. */
const playAny = (page: Page, pick: Dice): Promise<void> =>
  page.evaluate((part) => {
    const game = document.querySelector<PlayableGame>('playable-game') as Running;
    const { moves } = game.session!.view;
    game.play(moves[Math.floor(part * moves.length)]!);
  }, pick(PARTS));
const PARTS = Array.from({ length: 1000 }, (_, n) => n / 1000);

interface Played {
  readonly lang: string;
  /** With more than two, opponents take the other seats. */
  readonly players?: number;
}
/** What happens on the way: after so many moves, what. */
const EVENTS: readonly (readonly [moves: number, act: (ben: Page) => Promise<unknown>])[] = [
  [8, (page) => page.reload()],
  [14, () => Promise.resolve(tables.cut())],
  [20, () => tables.kill().then(() => tables.start())],
];
async function playToTheEnd(game: string, { lang, players = 2 }: Played): Promise<void> {
  // A forced move would make itself while a person here reaches for it, and then nobody is asked.
  const element = `<playable-game game="${game}" players="${players}" server="${tables.url}" forced="off" load="now"></playable-game>`;
  const home = blog.write('/', element, lang);
  const [ada, ben] = [await sit(), await sit({ viewport: { width: 390, height: 844 }, hasTouch: true })];
  const people = [ada, ben];
  // The host’s three actions; the fourth copies the link. The guest’s two are to give a name and to sit down.
  await ada.page.goto(home);
  await ada.page.locator('[data-do="new"]').click();
  await ada.page.locator('[data-do="with-others"]').click();
  await ada.page.locator('[data-do="together"]').click();
  await ada.page.locator('[data-do="begin"]').waitFor();
  const invitation = await ada.page.locator('.invitation input').first().inputValue();
  assert.match(invitation, /^http:\/\/127\.0\.0\.1:\d+\/#play=[a-z2-9]{10}$/);
  assert.equal(ada.page.url(), invitation);
  await takeSeat(ben.page, invitation, 'Ben');
  if (players > 2) {
    await ben.page.locator('.key').waitFor();
    await ada.page.locator('[data-do="begin"]').click();
  }
  for (const { page } of people) await page.locator('.now').waitFor();

  const pick = dice(7);
  const drivers = people.map(({ page }, n) => [mouse, touch][n]!(page, page.locator('playable-game'), pick));
  const left = [...EVENTS];
  const began = performance.now();
  for (;;) {
    const states = await Promise.all(people.map(({ page }) => stateOf(page)));
    if (states.every(({ isOver, isLocal }) => isOver && isLocal)) break;
    if (performance.now() - began > LONGEST) assert.fail(`not over: ${JSON.stringify(states)}`);
    const length = Math.max(...states.map((state) => state.length));
    if (left.length > 0 && length >= left[0]![0]) {
      await left.shift()![1](ben.page);
      continue;
    }
    const asked = states.findIndex(({ isAsked }) => isAsked);
    if (asked < 0) await ada.page.waitForTimeout(20);
    else if (length % BY_HAND > 0) await playAny(people[asked]!.page, pick);
    else {
      // While a connection is made again, or a move is on its way, nothing is offered.
      const seen = await look(people[asked]!.page.locator('playable-game'));
      if (isOffered(seen)) await drivers[asked]!(seen);
    }
  }
  assert.equal(left.length, 0, 'the game was over too early');

  const records = await Promise.all(
    people.map(({ page }) => page.evaluate(() => document.querySelector<PlayableGame>('playable-game')!.record)),
  );
  assert.equal(records[0], records[1]);
  const [, made] = records[0]!.split('\n\n');
  assert.deepEqual(
    made!.trim().split('\n'),
    tables.kept(invitation.split('=')[1]!),
    'what the pages know is what the store keeps',
  );
  for (const { page } of people) {
    assert.equal((await look(page.locator('playable-game'))).isOver, true);
    assert.equal(await page.locator('.timeline [data-do="undo"]').getAttribute('aria-disabled'), 'true');
    // The whole game is the page's now: it can be gone on from anywhere.
    await page.evaluate(() => document.querySelector<PlayableGame>('playable-game')!.goTo(5));
    await page.locator('[data-do="fork"]').click();
    // Whoever does so plays alone, and finds back to what happened at the table.
    await page.locator('.told [data-do="toEnd"]').click();
    assert.equal((await look(page.locator('playable-game'))).isOver, true);
  }
  // Only what the cut and the kill must leave in the console.
  for (const { troubles } of people)
    assert.deepEqual(
      troubles.filter((trouble) => !/WebSocket|ERR_|Failed to load resource|not loaded: .*matchmake/i.test(trouble)),
      [],
    );
  for (const { context } of people) await context.close();
}

test('two friends on a blog play Elfengold to its end, whatever happens on the way', () =>
  playToTheEnd('elfengold', { lang: 'en' }));

test('two friends on a French blog play Dark Mages to its end', { skip }, () =>
  playToTheEnd('dark-mages', { lang: 'fr' }),
);

test('two friends on an Italian blog play Elfenwizards with an opponent of the server to its end', { skip }, () =>
  playToTheEnd('elfenwizards', { lang: 'it', players: 3 }),
);

test('a page whose policy forbids the server says which line it needs', async () => {
  const { page, context } = await sit();
  const element = `<playable-game game="dark-mages" server="https://elsewhere.example" room="abcdefghjk" load="now"></playable-game>`;
  await page.goto(blog.write('/', element));
  await page.locator('.table-card .warning').waitFor();
  const said = await page.locator('.table-card').innerText();
  assert.match(said, /connect-src https:\/\/elsewhere\.example wss:\/\/elsewhere\.example/);
  await context.close();
});
