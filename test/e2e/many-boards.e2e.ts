/** Pages with many boards: shared code is loaded once, boards start near the viewport, and none waits for another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { PlayableGame } from '../../src/define.js';
import { GAMES } from '../../src/games/index.js';
import { openPage, useTestEnv } from './helpers.js';

const BOARDS = 20;
const board = (i: number) => {
  const more = `seats="human human human"`;
  const [open, close] = i % 2 ? ['<div data-playable="game" data-', '</div>'] : ['<playable-game ', '</playable-game>'];
  const given = [`players="3"`, `seed="${i}"`, more, `save="off"`].join(i % 2 ? ' data-' : ' ');
  return `<div class="text"></div><h2>Board ${i}</h2>${open}${given}><p>Board ${i} is on its way.</p>${close}`;
};
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Twenty boards</title>
    <link rel="icon" href="/docs-site/icon.svg" />
    <script type="module" src="/dist/cdn/loader.js"></script>
    <style>
      .text { height: 1500px }
    </style>
  </head>
  <body>${Array.from({ length: BOARDS }, (_, i) => board(i)).join('\n')}</body>
</html>`;

const env = useTestEnv();

/** The seeds of the boards that can be played now. */
const playable = (page: Page): Promise<number[]> =>
  page
    .locator('playable-game')
    .evaluateAll((games) =>
      games
        .filter((game) => game.shadowRoot?.querySelector('.controls button'))
        .map((game) => Number(game.getAttribute('seed'))),
    );

test('a page with twenty boards loads the game once and starts the boards near the viewport', async () => {
  const watched = await openPage(env);
  const { page: tab, troubles } = watched;
  const requested: string[] = [];
  tab.on('request', (request) => requested.push(request.url()));
  const address = `${env.builds}/twenty.html`;
  await tab.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: page }));
  await tab.goto(address);

  const at = (seed: number) => tab.locator(`playable-game[seed="${seed}"]`);
  await tab.getByText('Board 0', { exact: true }).scrollIntoViewIfNeeded();
  await at(0).locator('.controls button').first().waitFor();
  assert.deepEqual(await playable(tab), [0]);
  assert.equal(await tab.getByText('Board 19 is on its way.').isVisible(), true);
  const hasTree = (seed: number) => at(seed).evaluate((game) => game.shadowRoot !== null);
  assert.deepEqual([await hasTree(0), await hasTree(19)], [true, false], 'a board far away has not been upgraded');
  // What comes after the first board is loaded once too.
  await tab.waitForLoadState('networkidle');
  const first = [...requested];
  assert.equal(new Set(first).size, first.length, 'nothing is requested twice');
  assert.equal(first.filter((url) => /\/elfenwizards\.ui-[\w-]+\.js$/.test(url)).length, 1, 'the game is loaded once');

  // Jumping to the end starts the last boards, but not those in between.
  await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await at(19).locator('.controls button').first().waitFor();
  const atEnd = await playable(tab);
  assert.ok(atEnd.includes(0) && atEnd.includes(19) && atEnd.length <= 4, atEnd.join());

  // Scrolling through the page starts every board without loading another file.
  for (let i = 1; i < BOARDS; i++) {
    await tab.getByText(`Board ${i}`, { exact: true }).scrollIntoViewIfNeeded();
    await at(i).locator('.controls button').first().waitFor();
  }
  assert.equal((await playable(tab)).length, BOARDS);
  assert.deepEqual(requested, first);
  assert.deepEqual(troubles, []);
  await watched.close();
});

/** The files that a page requests when it shows these games, each in its language, until each has had some moves. */
async function filesFor(games: Readonly<Record<string, string>>, moves: number) {
  const watched = await openPage(env);
  const { page: tab, troubles } = watched;
  const files: string[] = [];
  tab.on('request', (request) => files.push(new URL(request.url()).pathname));
  const boards = Object.entries(games).map(
    ([game, lang]) =>
      `<playable-game game="${game}" lang="${lang}" seed="1" load="now" save="off" seats="bot bot bot" players="3"></playable-game>`,
  );
  const address = `${env.builds}/games.html`;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Games</title>
    <link rel="icon" href="/docs-site/icon.svg"><script type="module" src="/dist/cdn/loader.js"></script></head>
    <body>${boards.join('')}</body></html>`;
  await tab.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await tab.goto(address);
  for (const [game, lang] of Object.entries(games)) {
    const board = tab.locator(`playable-game[game="${game}"]`);
    await tab.waitForFunction(() => customElements.get('playable-game'));
    await board.evaluate((element: PlayableGame) => element.ready());
    await tab.waitForFunction(
      ([id, moves]) =>
        document.querySelector<PlayableGame>(`playable-game[game="${id}"]`)!.record.split('\n\n')[1]!.split('\n')
          .length > moves,
      [game, moves] as const,
    );
    assert.match(await board.evaluate(({ record }: PlayableGame) => record), new RegExp(`^game ${game} `, 'm'));
    assert.equal(await board.locator('[lang]').first().getAttribute('lang'), lang);
  }
  await tab.waitForLoadState('networkidle');
  assert.deepEqual(troubles, []);
  await watched.close();
  return new Set(files);
}

test('all games on one page, each in its own language, load only files that each loads alone', async () => {
  const languages = ['en', 'fr', 'it'];
  const all = Object.fromEntries(GAMES.map((game, i) => [game, languages[i % 3]!]));
  const alone = await Promise.all(Object.entries(all).map(([game, lang]) => filesFor({ [game]: lang }, 8)));
  // The single pages play more moves, so files that load later are surely in their lists.
  const together = await filesFor(all, 1);
  const isOwn = (file: string, i: number) => alone.every((files, other) => files.has(file) === (other === i));
  alone.forEach((files, i) => {
    const own = [...files].filter((file) => isOwn(file, i));
    assert.ok(
      own.some((file) => /[/.]ui-[\w-]+\.js$/.test(file)),
      `${GAMES[i]} has its own board: ${own.join(' ')}`,
    );
  });
  assert.deepEqual(
    [...together].filter((file) => !alone.some((files) => files.has(file))),
    [],
  );
});
