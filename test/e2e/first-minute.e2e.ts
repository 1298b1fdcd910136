/** The first minute of a new reader: the home page explains the aim of the game and what happens while it is played. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import type { Table } from '../../src/games/elfenwizards/table.js';
import { GAMES, load } from '../../src/games/index.js';
import { en } from '../../src/i18n/en.js';
import { textOf, type Catalogue, type FormatValue } from '../../src/i18n/text.js';
import type { Fact } from '../../src/kernel/game.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import { frames } from '../../src/kernel/play.js';
import { startFrames } from '../../src/kernel/start.js';
import { viewFor } from '../../src/kernel/view.js';
import { openBody, openDocs, openPage, recordOf, untilAsked, useTestEnv } from './helpers.js';

const env = useTestEnv();
/** The seat of the reader. */
const OWN = 0;

/** For each frame of a game's first turn in which a title changed hands, its sentences. */
function titleChanges(record: string, ui: GameUi, catalogue: Catalogue): string[][] {
  const { start, moves } = parseRecord(elfenwizards, record);
  const found: string[][] = [];
  let before = startFrames(elfenwizards, start).at(-1)!;
  for (const move of moves) {
    for (const frame of frames(elfenwizards, before, move)) {
      const owners = (table: Table) => Object.values(table.titles).map((mage) => mage?.owner);
      const now = owners(frame.context.table);
      const isChanged = owners(before.context.table).some((owner, i) => now[i] !== undefined && owner !== now[i]);
      const view = viewFor(elfenwizards, frame, OWN);
      const formatValue: FormatValue = (name, value, text) => ui.formatValue!(name, value, text, view);
      const text = textOf('en', [catalogue, en], formatValue, OWN);
      const sentenceOf = ({ code, params }: Fact) => text(`fact.${code}`, ui.factParams(params, view));
      if (isChanged) found.push(ui.storyFacts!(view.last, view).map(sentenceOf));
      before = frame;
    }
    if (before.context.table.turn > 1) break;
  }
  return found;
}

test('the first screen shows the aim and what to do, and every change of a title in the first turn is told in words', async () => {
  const watched = await openPage(env, { viewport: { width: 1366, height: 768 }, isNew: true });
  const { page, game, troubles } = watched;
  await page.addInitScript(() => localStorage.setItem('playable-rules/settings', '{"pace":"fast"}'));
  // The test's clock skips the time that motion takes.
  await page.clock.install();
  await openDocs(env, watched, 'players="3" seed="3" save="off"');

  const assertInFirstScreen = async (what: string) => {
    const box = (await game.locator(what).first().boundingBox())!;
    assert.ok(box.y >= 0 && box.y + box.height <= 768, `${what}: ${JSON.stringify(box)}`);
  };
  const board = ['.scene svg', '[data-anchor^="front:"]'];
  const begin = game.locator('[data-do="welcome"]');
  await begin.waitFor();
  for (const what of ['.welcome', '.welcome button', ...board]) await assertInFirstScreen(what);
  assert.match((await game.locator('.aim').textContent())!, /the highest total wins/);
  await begin.click();
  await untilAsked(game);
  for (const what of ['.prompt', '.controls', ...board]) await assertInFirstScreen(what);
  assert.match((await game.locator('.prompt').textContent())!, /Roll your 7 dice/);

  // Records every text of the line above the board.
  await game.evaluate((element) => {
    const lines = new Set<string>();
    Object.assign(globalThis, { lines });
    const listen = () => lines.add(element.shadowRoot!.querySelector('.story .line')?.textContent?.trim() ?? '');
    new MutationObserver(listen).observe(element.shadowRoot!, { subtree: true, childList: true, characterData: true });
  });
  const turn = () => game.evaluate((e) => (e as unknown as { position: { table: Table } }).position.table.turn);
  let clicks = 0;
  const asked = game.locator('.controls:not([aria-busy]) button').first();
  const untilTold = async () => {
    for (let waits = 0; !(await asked.isVisible()); waits++) {
      assert.ok(waits < 600, 'somebody is asked');
      await page.clock.runFor(500);
    }
  };
  while ((await turn()) === 1) {
    await untilTold();
    const targets = game.locator('.anchor.target');
    const sources = game.locator('.anchor.source');
    // `force`, because pieces may lie on the anchor's middle; a click on them counts for the place.
    if ((await targets.count()) > 0) await targets.first().click({ force: true });
    else if ((await sources.count()) > 0) await sources.first().click({ force: true });
    // Without a place to click, there is a button.
    else await asked.click();
    clicks++;
    assert.ok(clicks < 80, 'the turn ends within 80 clicks');
  }
  await untilTold();
  const lines = await page.evaluate(() => [...(globalThis as unknown as { lines: Set<string> }).lines]);
  const ui = await load('elfenwizards');
  const titles = titleChanges(await recordOf(game), ui, await ui.text('en'));
  assert.ok(titles.length > 2, 'titles changed hands');
  for (const sentences of titles)
    for (const sentence of sentences)
      assert.ok(
        lines.some((line) => line.includes(sentence)),
        sentence,
      );
  assert.match((await game.locator('.recap').textContent())!, /[Yy]ou/, 'the card sums up the turn');
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('on a phone the home page has the first action in its first screen', async () => {
  const watched = await openPage(env, { viewport: { width: 375, height: 667 }, isNew: true });
  for (const path of ['/', '/fr/', '/it/']) {
    await watched.page.goto(env.docs + path);
    const box = (await watched.game.locator('[data-do="welcome"]').boundingBox())!;
    assert.ok(box.y > 400 && box.y + box.height <= 667, `${path}: ${JSON.stringify(box)}`);
  }
  assert.deepEqual(watched.troubles, []);
  await watched.close();
});

/** The vertical edges of the board and of the panel below it, in pixels of the window. */
const edges = (game: Locator) =>
  game.evaluate((element) => {
    const [board, panel] = ['.scene', '.now'].map((part) => element.shadowRoot!.querySelector(part)!);
    const { top, bottom } = board!.getBoundingClientRect();
    const { top: asks, bottom: ends } = panel!.getBoundingClientRect();
    return { top, bottom, asks, ends };
  });

/** Where a part of a game begins and ends in the window, in pixels. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
}
test('on the smallest phone a game that begins has its whole map between the line above and the question', async () => {
  for (const path of ['/fr/?game=elfengold', '/fr/elfengold/']) {
    const watched = await openPage(env, { viewport: { width: 320, height: 640 }, isNew: true });
    await watched.page.goto(env.docs + path);
    await watched.game.locator('[data-do="welcome"]').click();
    await watched.game.locator('.controls .pick button').first().waitFor();
    const edges = await watched.game.evaluate((element) =>
      ['.story', '.view', '.now'].map((part) => {
        const { top, bottom } = element.shadowRoot!.querySelector(part)!.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    const [line, map, panel] = edges as [Edges, Edges, Edges];
    const said = JSON.stringify([path, ...edges]);
    assert.ok(line.bottom <= map.top + 1 && map.bottom <= panel.top + 4 && panel.bottom <= 641, said);
    await watched.close();
  }
});

test('on a tablet held upright the first screen of a game has the whole board and the panel below it', async () => {
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
  ] as const) {
    const watched = await openPage(env, { viewport: { width, height }, isNew: true });
    for (const id of GAMES) {
      await watched.page.goto(`${env.docs}/${id}/`);
      await watched.game.locator('[data-do="welcome"]').waitFor();
      const { bottom, asks, ends } = await edges(watched.game);
      assert.ok(bottom <= asks && ends <= height, `${id}, ${width} px: ${JSON.stringify({ bottom, asks, ends })}`);
    }
    assert.deepEqual(watched.troubles, []);
    await watched.close();
  }
});

test('in a narrow column the game that is begun, and what happens in it, is brought into view with the question', async () => {
  const height = 768;
  const watched = await openPage(env, { viewport: { width: 700, height }, isNew: true, reducedMotion: 'reduce' });
  const { page, game, troubles } = watched;
  const text = '<p>A sentence before the game.</p>'.repeat(12);
  for (const id of GAMES) {
    await openBody(env, watched, `${text}<playable-game game="${id}" seed="3" save="off"></playable-game>${text}`);
    const begin = game.locator('[data-do="welcome"]');
    await begin.scrollIntoViewIfNeeded();
    await begin.click();
    await untilAsked(game);
    const assertInView = async (when: string) => {
      const { top, bottom, asks, ends } = await edges(game);
      const isSeen = top >= 0 && bottom <= asks + 1 && ends <= height + 1;
      assert.ok(isSeen, `${id}, ${when}: ${JSON.stringify({ top, bottom, asks, ends })}`);
    };
    await assertInView('once it has begun');
    if (id !== 'elfenwizards') continue;
    // The reader has scrolled up a little; the dice that are rolled then lie at the board's foot.
    await page.evaluate(() => scrollBy(0, -120));
    await game.locator('.controls [data-verb="roll"]').click();
    await game.locator('.anchor.source').first().waitFor();
    await page.waitForTimeout(200);
    await assertInView('after a roll');
  }
  assert.deepEqual(troubles, []);
  await watched.close();
});
