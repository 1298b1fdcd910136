/**
 * The code that is deferred until after the first board: the board is shown without it, and what a reader does before it has
 * loaded is done afterwards.
 */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Locator, Route } from 'playwright-core';
import { GAMES, load } from '../../src/games/index.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import type { PlayableLesson } from '../../src/elements/playable-lesson/playable-lesson.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { openLesson, readerOf, type Lesson } from '../../src/kernel/lesson.js';
import { hides } from '../../src/kernel/view.js';
import { movesOf, openBody, openPage, useTestEnv } from './helpers.js';
import { root } from './pages.js';

const env = useTestEnv();
const DEFERRED = /[./]deferred-/;

test('every game and option shows its first board without the deferred code', async () => {
  const watched = await openPage(env);
  const { page } = watched;
  await page.route(DEFERRED, (route) => route.abort());
  await openBody(env, watched, '<div id="here"></div>');
  for (const id of GAMES) {
    const { players, options } = (await load(id)).game;
    const choices = Object.entries(options).flatMap(([name, values]) =>
      values.map((value) => `${name}=${String(value)}`),
    );
    const faults = await page.evaluate(
      async ([game, most, given]) => {
        const found = new Set<string>();
        for (const chosen of ['', ...given])
          for (let seed = 0; seed < most; seed++) {
            const element = Object.assign(document.createElement('playable-game'), {
              game,
              load: 'now',
              save: seed % 2 === 0 ? 'off' : null,
              seed,
            });
            Object.assign(element, { players: String(most - seed), options: chosen });
            document.querySelector('#here')!.replaceChildren(element);
            const fault = () => (element as unknown as { fault?: unknown }).fault;
            while (!element.shadowRoot!.querySelector('.now button') && !fault())
              await new Promise((resolve) => setTimeout(resolve));
            found.add(String(fault()));
          }
        return [...found];
      },
      [id, players[1], choices] as const,
    );
    const others = faults.filter((fault) => !/^undefined$|^BadInput/.test(fault));
    assert.ok(faults.includes('undefined'), `${id}: ${faults.join('; ')}`);
    assert.deepEqual(others, [], id);
  }
  await page.context().close();
});

test('a click on the first board is kept until the deferred code has loaded, and makes the move once', async () => {
  const watched = await openPage(env);
  const { page } = watched;
  await page.route(DEFERRED, (route) => route.abort());
  await openBody(env, watched, '<playable-game seats="human human human human" seed="3" save="off"></playable-game>');
  const game = page.locator('playable-game');
  const move = game.locator('.controls button').first();
  const missed = game.locator('[data-do=missed]');
  await missed.waitFor();
  await move.click();
  assert.equal(await movesOf(game), 0);
  await page.unroute(DEFERRED);
  await missed.click();
  await missed.waitFor({ state: 'detached' });
  await game.evaluate((element) => (element as PlayableGame).ready());
  assert.equal(await movesOf(game), 1, 'the move is made once');
  await page.context().close();
});

test('switching an element to another game shows its first board, and leaves other games on the page unchanged', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  const [first, ...others] = GAMES;
  await openBody(
    env,
    watched,
    // With this seed the game starts with a piece already in the hand of the seat to act.
    `<playable-game game="${first}" save="off" seed="4"></playable-game>`.repeat(2),
  );
  const game = page.locator('playable-game').first();
  const other = page.locator('playable-game').last();
  const ready = (at: Locator) => at.evaluate((element: PlayableGame) => element.ready());
  const stylesAndContent = () =>
    other.evaluate(({ shadowRoot: root }) => [
      root!.adoptedStyleSheets.length,
      root!.querySelector('aside')!.innerHTML,
    ]);
  await ready(game);
  await ready(other);
  const before = await stylesAndContent();
  for (const id of others) {
    const asked = new Promise<Route>((hold) => void page.route(`**/${id}.deferred-*`, hold));
    await game.evaluate((element, id) => element.setAttribute('game', id), id);
    const route = await asked;
    await game.locator('.now button').first().waitFor();
    await other.evaluate((element: PlayableGame) => element.requestUpdate());
    assert.deepEqual(await stylesAndContent(), before, id);
    await route.continue();
    await ready(game);
    assert.equal(await game.evaluate((element: PlayableGame) => element.game), id);
  }
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('the first board reserves space for the deferred parts: the game’s height changes by less than an eighth', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await openBody(env, watched, '<div id="here"></div>');
  for (const width of [1280, 700, 375]) {
    await page.setViewportSize({ width, height: 800 });
    for (const id of GAMES)
      for (const players of (await load(id)).game.players) {
        const [before, after] = await page.evaluate(
          async ([game, players]) => {
            const element = Object.assign(document.createElement('playable-game'), { game, load: 'now', save: 'off' });
            element.setAttribute('players', players);
            document.querySelector('#here')!.replaceChildren(element);
            const has = (part: string) => element.shadowRoot?.querySelector(part);
            while (!has('.parts.room .now button')) await new Promise((resolve) => setTimeout(resolve));
            const before = element.offsetHeight;
            while (!has('.parts:not(.room)')) await new Promise((resolve) => setTimeout(resolve));
            const shown = element as unknown as PlayableGame;
            await shown.ready();
            // A fresh game shows its aim until the reader closes it; that is not part of the comparison.
            element.shadowRoot!.querySelector<HTMLElement>('[data-do=close-goal]')?.click();
            await shown.ready();
            return [before, element.offsetHeight] as const;
          },
          [id, String(players)] as const,
        );
        assert.ok(Math.abs(after - before) < after / 8, `${id} of ${players} at ${width} px: ${before}, then ${after}`);
      }
  }
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a chart of phases beside a first board waits for the deferred code', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await openBody(env, watched, '<div id="here"></div>');
  for (const id of GAMES) {
    const asked = new Promise<Route>((hold) => void page.route(`**/${id}.deferred-*`, hold));
    const rest = page.waitForResponse(`**/${id}.diagrams-*`);
    await page.evaluate((game) => {
      const board = Object.assign(document.createElement('playable-game'), { id: 'board', game, load: 'now' });
      const chart = Object.assign(document.createElement('playable-phases'), { htmlFor: 'board', load: 'now' });
      document.querySelector('#here')!.replaceChildren(board, chart);
    }, id);
    const state = page.locator('playable-phases [data-id]').first();
    await page.locator('playable-game .now button').first().waitFor();
    await (await rest).finished();
    assert.equal(await state.count(), 0, id);
    await (await asked).continue();
    await state.waitFor();
  }
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('every lesson shows its first step without the deferred code, unless moves lead to that step', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await page.route(DEFERRED, (route) => route.abort());
  await openBody(env, watched, '<div id="here"></div>');
  for (const game of GAMES) {
    const all = await Promise.all((await (await load(game)).lessons!()).map((entry) => entry.lesson()));
    const notDrawn = await page.evaluate(
      async ([game, ids]) => {
        const none: string[] = [];
        for (const lesson of ids) {
          const element = Object.assign(document.createElement('playable-lesson'), { game, lesson, load: 'now' });
          document.querySelector('#here')!.replaceChildren(element);
          while (!element.shadowRoot?.querySelector('.scene svg, [data-do=again]'))
            await new Promise((resolve) => setTimeout(resolve));
          await (element as PlayableLesson).updateComplete;
          if (!element.shadowRoot.querySelector('.scene svg')) none.push(lesson);
        }
        return none;
      },
      [game, all.map(({ id }) => id)] as const,
    );
    const isReached = ({ moves, steps: [first] }: Lesson) => moves ?? first!.play ?? first!.until;
    assert.deepEqual(
      notDrawn,
      all.filter(isReached).map(({ id }) => id),
    );
  }
  assert.deepEqual(
    troubles.filter((trouble) => !DEFERRED.test(trouble) && !/ERR_FAILED/.test(trouble)),
    [],
  );
  await page.context().close();
});

test('a built lesson includes its reader’s seat and the legal moves of its start position', async () => {
  const folder = join(root, 'dist/cdn');
  const files = readdirSync(folder);
  for (const id of GAMES) {
    const { game, ...ui } = await load(id);
    for (const entry of await ui.lessons!()) {
      const file = files.find((name) => name.startsWith(`${id}.${entry.id}.en-`) && name.endsWith('.js'))!;
      const built = (await import(join(folder, file))) as { lesson: Lesson; moves: unknown };
      const lesson = await entry.lesson();
      const { start } = lesson;
      assert.deepEqual(built.lesson, hides(game) ? { ...lesson, seat: readerOf(game, lesson) } : lesson);
      const offered = 'position' in start ? legalMoves(game, openLesson(game, lesson)[0]!) : undefined;
      assert.deepEqual(built.moves, offered, `${id}: ${entry.id}`);
    }
  }
});

test('a click at a lesson’s first step is kept while offline, and done when the browser is online again', async () => {
  const watched = await openPage(env, { viewport: { width: 390, height: 844 } });
  const { page } = watched;
  await page.route(DEFERRED, (route) => route.abort());
  await openBody(env, watched, '<playable-lesson game="elfengold" lesson="transport-chart"></playable-lesson>');
  const lesson = page.locator('playable-lesson');
  const missed = lesson.locator('[data-do=missed]');
  await missed.waitFor();
  // Parts whose styles are deferred are not drawn yet, such as the mini map on a phone.
  assert.equal(await lesson.locator('.mini-map').count(), 0);
  await lesson.locator('[data-do=show]').click();
  const at = lesson.locator('.steps li:nth-child(2)[aria-current=step]');
  assert.equal(await at.count(), 0);
  assert.equal(await lesson.locator('.controls').count(), 0);
  await page.unroute(DEFERRED);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await at.waitFor();
  await missed.waitFor({ state: 'detached' });
  await page.context().close();
});
