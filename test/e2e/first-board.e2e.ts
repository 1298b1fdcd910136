/**
 * The picture of a new game, which a page shows while the rules are still loading; and what a lesson does without them. Every night,
 * with `EVERY_GAME=1`, with each option for each number of players, and each kind of first step in each game.
 */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page, Route } from 'playwright-core';
import { GAMES, load } from '../../src/games/index.js';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import type { PlayableLesson } from '../../src/elements/playable-lesson/playable-lesson.js';
import { mayBegin } from '../../src/kernel/start.js';
import type { Lesson } from '../../src/kernel/lesson.js';
import { openBody, openPage, useTestEnv } from './helpers.js';
import { root } from './pages.js';

const env = useTestEnv();
const EVERY = Boolean(process.env['EVERY_GAME']);
/** The files with a game's rules, and with what plays it. */
const RULES = /\.ui-\w+\.js$/;

/** Holds the files with the rules of a game, until the returned function lets them come. */
async function holdRules(page: Page): Promise<() => void> {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(RULES, async (route: Route) => {
    await held;
    await route.continue();
  });
  return come;
}

test('every game and option shows its picture before its rules have come', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await holdRules(page);
  await openBody(env, watched, '<div id="here"></div>');
  for (const id of GAMES) {
    const { game } = await load(id);
    const [least, most] = game.players;
    const choices = Object.entries(game.options).flatMap(([name, values]) => values.map((value) => [name, value]));
    const given = [...Array.from({ length: most - least + 1 }, (_, i) => least + i)]
      .flatMap((players) => [[], ...choices].map(([name, value]) => ({ players, name, value })))
      .filter(({ players, name, value }) =>
        mayBegin(game, { players, seed: 1, options: name === undefined ? {} : { [String(name)]: value! } }),
      )
      .filter(
        ({ name, value }, i, all) =>
          EVERY || name === undefined || i === all.findIndex((other) => other.name === name && other.value === value),
      )
      .map(({ players, name, value }) => [
        String(players),
        name === undefined ? '' : `${String(name)}=${String(value)}`,
      ]);
    await page.evaluate(
      async ([game, given]) => {
        const elements = given.map(([players, options]) => {
          const element = Object.assign(document.createElement('playable-game'), { game, load: 'now', save: 'off' });
          return Object.assign(element, { players, options });
        });
        document.querySelector('#here')!.replaceChildren(...elements);
        for (const element of elements)
          while (!element.shadowRoot!.querySelector('.room .board')) await new Promise((done) => setTimeout(done));
      },
      [id, given] as const,
    );
  }
  assert.deepEqual(troubles, []);
  await page.context().close();
});

test('switching an element to another game shows its picture, and leaves other games on the page unchanged', async () => {
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
      root!.querySelector('.scores')!.innerHTML,
    ]);
  await ready(game);
  await ready(other);
  const before = await stylesAndContent();
  for (const id of others) {
    const asked = new Promise<Route>((hold) => void page.route(`**/${id}.ui-*`, hold));
    await game.evaluate((element, id) => element.setAttribute('game', id), id);
    const route = await asked;
    await game.locator('.room .board').waitFor();
    await other.evaluate((element: PlayableGame) => element.requestUpdate());
    assert.deepEqual(await stylesAndContent(), before, id);
    await route.continue();
    await ready(game);
    assert.equal(await game.evaluate((element: PlayableGame) => element.game), id);
    assert.equal(await game.locator('.room').count(), 0);
  }
  assert.deepEqual(troubles, []);
  await watched.close();
});

/** What `look` sees at each width. */
async function atWidths<A>(page: Page, widths: readonly number[], look: () => Promise<A>): Promise<A[]> {
  const seen: A[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // A drawing is resized a frame or two after the window, on a busy machine later.
    let now: A;
    let before: A;
    do {
      before = await look();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      now = await look();
    } while (!isDeepStrictEqual(now, before));
    seen.push(now);
  }
  return seen;
}

test('the picture stands where the board then stands, and reserves the space of the rest', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  const widths = [1280, 700, 375];
  for (const id of GAMES)
    for (const players of (await load(id)).game.players) {
      // Once a game is loaded it has no picture: so each case has a page of its own.
      const come = await holdRules(page);
      await openBody(
        env,
        watched,
        `<playable-game game="${id}" players="${players}" load="now" save="off"></playable-game>`,
      );
      await page.locator('.room .board').waitFor();
      const look = () =>
        page.evaluate(() => {
          const element = document.querySelector('playable-game')!;
          const board = element.shadowRoot!.querySelector('.board')!;
          // On a phone the board may have begun to follow an opponent's move.
          const scene = board.closest('.scene');
          if (scene) scene.scrollTop = 0;
          return [board.getBoundingClientRect().toJSON() as DOMRect, element.offsetHeight] as const;
        });
      const pictured = await atWidths(page, widths, look);
      come();
      await page.evaluate(() => (document.querySelector('playable-game') as PlayableGame).ready());
      const shown = await atWidths(page, widths, look);
      await page.unroute(RULES);
      for (const [i, [board, height]] of shown.entries()) {
        const where = `${id} of ${players} at ${widths[i]} px`;
        const [picture, before] = pictured[i]!;
        assert.deepEqual(board, picture, where);
        assert.ok(Math.abs(height - before) < height / 8, `${where}: ${before}, then ${height}`);
      }
    }
  assert.deepEqual(troubles, []);
  await watched.close();
});

/** The lessons of a game that begin without a move: these show their first step before the rules have come. */
async function drawnLessons(game: string): Promise<Lesson[]> {
  const lessons = await Promise.all((await (await load(game)).lessons!()).map((entry) => entry.lesson()));
  return lessons.filter(({ moves, steps: [first] }) => !moves && !first!.play);
}

test('the first step of a lesson stands where it stands once the rules have come', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  const seen = new Set<string>();
  for (const game of GAMES) {
    const [first, ...others] = await drawnLessons(game);
    const tried = [first!];
    for (const kind of ['ask', 'expect', 'tell']) {
      const lesson = others.find(
        ({ steps: [step] }) => (step!.ask ? 'ask' : step!.expect ? 'expect' : 'tell') === kind,
      );
      if (!lesson || (seen.has(kind) && !EVERY)) continue;
      tried.push(lesson);
      seen.add(kind);
    }
    for (const [n, { id, rules }] of tried.entries()) {
      await openBody(env, watched, '<div id="here"></div>');
      const come = await holdRules(page);
      // By its rule every other lesson is found as well.
      const wanted = n % 2 === 1 ? { rule: rules[0]! } : { lesson: id };
      const step = () =>
        page.evaluate(() => {
          const root = document.querySelector('playable-lesson')!.shadowRoot!;
          const now = root.querySelector('.now')!;
          const parts = [...now.querySelectorAll('.title, .steps, .say, button'), root.querySelector('.board')!];
          return parts.map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            // Sums of fractions differ in the last of 64 parts of a pixel.
            const places = [x, y, width, height].map((n) => Math.round(10 * n) / 10);
            return [part.classList[0] ?? part.textContent.trim(), ...places];
          });
        });
      await page.evaluate(
        ([game, wanted]) => {
          const lesson = Object.assign(document.createElement('playable-lesson'), { game, load: 'now', ...wanted });
          document.querySelector('#here')!.replaceChildren(lesson);
        },
        [game, wanted] as const,
      );
      await page.locator('.room .board').waitFor();
      await page.locator('.room .say').waitFor();
      const buttons = page.locator('.now button');
      for (const button of await buttons.all()) assert.equal(await button.getAttribute('aria-disabled'), 'true');
      const widths = [1280, 375];
      const before = await atWidths(page, widths, step);
      come();
      await page.evaluate(() => (document.querySelector('playable-lesson') as PlayableLesson).ready());
      assert.deepEqual(await atWidths(page, widths, step), before, `${game}: ${JSON.stringify(wanted)}`);
      assert.equal(await page.locator('.room').count(), 0);
      await page.unroute(RULES);
    }
  }
  assert.deepEqual([...seen].sort(), ['ask', 'expect', 'tell']);
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a chart of phases beside a picture waits for the rules', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await openBody(env, watched, '<div id="here"></div>');
  for (const id of GAMES) {
    const asked = new Promise<Route>((hold) => void page.route(`**/${id}.ui-*`, hold));
    await page.evaluate((game) => {
      const board = Object.assign(document.createElement('playable-game'), { id: 'board', game, load: 'now' });
      const chart = Object.assign(document.createElement('playable-phases'), { htmlFor: 'board', load: 'now' });
      document.querySelector('#here')!.replaceChildren(board, chart);
    }, id);
    const state = page.locator('playable-phases [data-id]').first();
    await page.locator('playable-game .room .board').waitFor();
    const route = await asked;
    assert.equal(await state.count(), 0, id);
    await route.continue();
    await state.waitFor();
  }
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('a built lesson is the lesson as it is written', async () => {
  const folder = join(root, 'dist/cdn');
  const files = readdirSync(folder);
  for (const id of GAMES) {
    const ui = await load(id);
    for (const entry of await ui.lessons!()) {
      const file = files.find((name) => name.startsWith(`${id}.${entry.id}.en-`) && name.endsWith('.js'))!;
      const built = (await import(join(folder, file))) as { lesson: Lesson };
      assert.deepEqual(built.lesson, await entry.lesson());
    }
  }
});

test('a lesson whose rules cannot be fetched says so, and opens when the browser is online again', async () => {
  const watched = await openPage(env, { viewport: { width: 390, height: 844 } });
  const { page } = watched;
  await page.route(RULES, (route) => route.abort());
  await openBody(env, watched, '<playable-lesson game="elfengold" lesson="transport-chart"></playable-lesson>');
  const lesson = page.locator('playable-lesson');
  await lesson.locator('.warning').waitFor();
  assert.equal(await lesson.locator('.board').count(), 0);
  await page.unroute(RULES);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await lesson.locator('.steps li:nth-child(1)[aria-current=step]').waitFor();
  assert.equal(await lesson.locator('.warning').count(), 0);
  await page.context().close();
});
