/** A page with twenty boards: the game is loaded once, boards begin where the reader is, and none waits for another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage, useHouse } from './helpers.js';

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

const house = useHouse();

/** The boards that can be played now, by their seed. */
const begun = (page: Page): Promise<number[]> =>
  page
    .locator('playable-game')
    .evaluateAll((games) =>
      games
        .filter((game) => game.shadowRoot?.querySelector('.controls button'))
        .map((game) => Number(game.getAttribute('seed'))),
    );

test('a page with twenty boards loads the game once, and begins those that a reader comes near', async () => {
  const watched = await openPage(house);
  const { page: tab, troubles } = watched;
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  const address = `${house.builds}/twenty.html`;
  await tab.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: page }));
  await tab.goto(address);

  const at = (seed: number) => tab.locator(`playable-game[seed="${seed}"]`);
  await tab.getByText('Board 0', { exact: true }).scrollIntoViewIfNeeded();
  await at(0).locator('.controls button').first().waitFor();
  assert.deepEqual(await begun(tab), [0]);
  assert.equal(await tab.getByText('Board 19 is on its way.').isVisible(), true);
  const hasTree = (seed: number) => at(seed).evaluate((game) => game.shadowRoot !== null);
  assert.deepEqual(
    [await hasTree(0), await hasTree(19)],
    [true, false],
    'what nobody is near is left as the page wrote it',
  );
  const first = [...asked];
  assert.equal(new Set(first).size, first.length, 'nothing is asked for twice');
  assert.equal(first.filter((url) => /\/ui-[\w-]+\.js$/.test(url)).length, 1, 'one game');

  // A reader who jumps to the end waits for what is there, and for nothing between.
  await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await at(19).locator('.controls button').first().waitFor();
  const there = await begun(tab);
  assert.ok(there.includes(0) && there.includes(19) && there.length <= 4, there.join());

  // One who reads on finds every board, and none costs another file.
  for (let i = 1; i < BOARDS; i++) {
    await tab.getByText(`Board ${i}`, { exact: true }).scrollIntoViewIfNeeded();
    await at(i).locator('.controls button').first().waitFor();
  }
  assert.equal((await begun(tab)).length, BOARDS);
  assert.deepEqual(asked, first);
  assert.deepEqual(troubles, []);
  await watched.close();
});
