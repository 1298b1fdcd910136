/** Games among text: only those near the viewport start, and nothing on the page shifts when they do. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAMES } from '../../src/games/index.js';
import { KEPT, keptRoom } from '../../docs-site/kept-room.js';
import type { Page } from 'playwright-core';
import { openBody, openPage, untilAsked, useTestEnv, type Watched } from './helpers.js';
import { root } from './pages.js';

const env = useTestEnv();

const TEXT = `<p>${'A paragraph about the game, as long as paragraphs are. '.repeat(12)}</p>`;
const started = (page: Page) =>
  page
    .locator('playable-game')
    .evaluateAll((games) => games.map((game) => game.shadowRoot!.querySelector('.board') !== null));

test('on a long page with twenty games only those near the viewport start', async () => {
  const watched = await openPage(env, { viewport: { width: 900, height: 800 } });
  const { page, game, troubles } = watched;
  const embed = (i: number) => `${TEXT.repeat(9)}<playable-game id="g${i}" players="3" seed="${i}"></playable-game>`;
  await openBody(env, watched, Array.from({ length: 20 }, (_, i) => embed(i)).join(''));
  await page.locator('#g0').scrollIntoViewIfNeeded();
  await untilAsked(game);
  const first = await started(page);
  assert.ok(first[0]);
  assert.ok(first.filter(Boolean).length <= 3, `${first.filter(Boolean).length} of 20 have started`);
  assert.ok(!first[19]);
  await page.locator('#g19').scrollIntoViewIfNeeded();
  await untilAsked(page.locator('#g19'));
  assert.ok((await started(page)).filter(Boolean).length <= 8, 'not all games that were scrolled past have started');
  assert.deepEqual(troubles, []);
  await watched.close();
});

/** The layout shift from the page's first paint until half a second after `there` exists. */
async function layoutShift(
  watched: Watched,
  open: (page: Page) => Promise<unknown>,
  there = watched.game.locator('.board'),
): Promise<number> {
  const { page } = watched;
  await page.addInitScript(() => {
    // Removes the style sheet that suppresses painting, because the browser reports shifts only for painted content.
    document.adoptedStyleSheets = [];
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page);
  await there.waitFor();
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
}
test('nothing shifts on a short phone until the first move is asked for', async () => {
  for (const game of GAMES) {
    const watched = await openPage(env, {
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const body = `<style>playable-game { display: block; min-height: 160rem }</style>
      <playable-game game="${game}" seed="5" save="off"></playable-game>`;
    const asked = watched.game.locator('.controls:not(.forced) button:enabled').first();
    assert.equal(await layoutShift(watched, () => openBody(env, watched, body), asked), 0, game);
    await watched.close();
  }
});

const BELOW = '<p>What stands below, long enough to be seen.</p>'.repeat(40);
const KEEPING = { game: '.controls button', lesson: '[data-do=next]' } as const;
const KEPT_KINDS = ['game', 'lesson'] as const;
test('with the line that keeps room, hardly anything in sight shifts when the element comes', async () => {
  for (const viewport of [
    { width: 375, height: 667 },
    { width: 1280, height: 800 },
  ])
    for (const kind of KEPT_KINDS) {
      const watched = await openPage(env, { viewport, reducedMotion: 'reduce' });
      const body = `${keptRoom(kind)}<h1>A post</h1><p>Of a game.</p>
        <playable-${kind} game="${GAMES[0]!}"></playable-${kind}>${BELOW}`;
      const there = watched.page.locator(`playable-${kind} ${KEEPING[kind]}`).first();
      const shift = await layoutShift(watched, () => openBody(env, watched, body), there);
      assert.ok(shift < 0.1, `${kind}, ${viewport.width}: ${shift}`);
      await watched.close();
    }
});
test('the line that keeps room keeps no more than the element then has', async () => {
  const watched = await openPage(env);
  const { page } = watched;
  for (const game of GAMES) {
    const markup = KEPT_KINDS.map((kind) => `<playable-${kind} game="${game}" load="now"></playable-${kind}>`);
    await openBody(env, watched, markup.join(''));
    for (const kind of KEPT_KINDS) {
      const element = page.locator(`playable-${kind}`);
      await element.locator(KEEPING[kind]).first().waitFor();
      for (const [width, height] of [
        [320, 640],
        [600, 800],
        [1000, 1400],
        [1600, 1200],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [has, kept] = await element.evaluate((element, height) => {
          const probe = document.body.appendChild(document.createElement('div'));
          probe.style.height = height;
          const heights = [element, probe].map((one) => one.getBoundingClientRect().height);
          probe.remove();
          return heights;
        }, KEPT[kind]);
        assert.ok(has! >= kept!, `${kind} of ${game}, ${width}: ${has}, kept ${kept}`);
      }
    }
  }
  await watched.close();
});

const picture = '<img src="/src/games/elfenwizards/site/board-light.svg" width="1400" height="1120" alt="The board">';
const style = `<style>
  playable-game { display: block; min-height: 86rem }
  playable-game img { width: 100%; height: auto }
</style>`;
for (const [name, width, height] of [
  ['wide', 1400, 800],
  ['tall', 1400, 1600],
  ['a phone', 360, 740],
] as const) {
  test(`nothing shifts when a game starts in a space that the page reserves: ${name}`, async () => {
    // With a picture inside nothing is different in a window of another width, so that has its turn in two, and every night in all.
    for (const children of name === 'tall' && !process.env['EVERY_GAME'] ? [''] : ['', picture]) {
      const watched = await openPage(env, { viewport: { width, height } });
      const game = `<playable-game players="3" seats="human human human" seed="5" save="off">${children}</playable-game>`;
      const shift = await layoutShift(watched, () => openBody(env, watched, `${style}${TEXT}${game}${TEXT.repeat(3)}`));
      assert.equal(shift, 0, children ? 'with a picture inside' : 'with nothing inside');
      await watched.close();
    }
  });
  test(`nothing shifts when a game starts that was defined before the first paint: ${name}`, async () => {
    const watched = await openPage(env, { viewport: { width, height } });
    const shift = await layoutShift(watched, (page) => page.goto(`${env.builds}/test/e2e/pages/among-text.html`));
    // A tolerance of less than a pixel of the window's height, because fonts differ between machines.
    assert.ok(shift < 0.001, String(shift));
    await watched.close();
  });
}

test('nothing shifts when the diagram of a chart appears', async () => {
  const watched = await openPage(env, { viewport: { width: 1000, height: 800 } });
  const phases =
    '<playable-phases game="elfenwizards" load="now" style="display: block; min-height: 100vh"></playable-phases>';
  const chart = watched.page.locator('playable-phases .chart');
  const shift = await layoutShift(watched, () => openBody(env, watched, phases), chart);
  assert.ok(shift < 0.02, String(shift));
  await watched.close();
});

for (const [width, height] of [
  [1280, 800],
  [412, 823],
] as const)
  test(`nothing shifts on the embed pages of phases, rulebook, lesson and a game with a map, ${width} px wide`, async () => {
    for (const [path, there] of [
      ['elfenwizards/phases/?v=1', '.phases .foot'],
      ['elfenwizards/rulebook/?v=1', '.contents'],
      ['elfenwizards/lesson/?v=1', '.board'],
      ['elfengold/game/?v=1&seed=5', '.controls button'],
    ] as const) {
      const watched = await openPage(env, { viewport: { width, height } });
      // Makes the picture above the rules arrive after the rules.
      await watched.page.route(/\.goal-[\w-]+\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      const shown = watched.page.locator(there).first();
      const shift = await layoutShift(watched, (page) => page.goto(`${env.builds}/dist/e/${path}`), shown);
      assert.ok(shift < 0.02, `${path}: ${shift}`);
      await watched.close();
    }
  });

test('nothing shifts when a game and its phases start side by side', async () => {
  const watched = await openPage(env, { viewport: { width: 1280, height: 800 } });
  const both = `<style>main { display: grid; grid-template-columns: 1fr 1fr } main > * { min-height: 200vh }</style>
    <main><playable-game id="g" seats="bot bot bot" seed="5" save="off"></playable-game><playable-phases for="g"></playable-phases></main>`;
  const chart = watched.page.locator('playable-phases .track .mark').first();
  const shift = await layoutShift(watched, () => openBody(env, watched, both), chart);
  assert.ok(shift < 0.02, String(shift));
  await watched.close();
});

test('the measurement detects a layout shift', async () => {
  const watched = await openPage(env, { viewport: { width: 900, height: 1400 } });
  const jump = `<p id="jump"></p><script type="module">
    await customElements.whenDefined('playable-game');
    await new Promise((resolve) => setTimeout(resolve, 100));
    document.querySelector('#jump').style.paddingTop = '90px';
  </script>`;
  const body = `${jump}${TEXT}<playable-game players="3" seed="5"></playable-game>`;
  assert.ok((await layoutShift(watched, () => openBody(env, watched, body))) > 0);
  await watched.close();
});

test('the first HTML example of the README shows a playable game', async () => {
  const text = await readFile(join(root, 'README.md'), 'utf8');
  const lines = /```html\n([^]*?)```/.exec(text)?.[1];
  assert.ok(lines, 'README.md has a block of HTML');
  const watched = await openPage(env);
  const { page, game, troubles } = watched;
  await page.route(`${env.builds}/mine.html`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<link rel="icon" href="data:,">${lines}` }),
  );
  await page.goto(`${env.builds}/mine.html`);
  const seen = await untilAsked(game);
  assert.ok(!seen.isOver);
  assert.deepEqual(troubles, []);
  await watched.close();
});
