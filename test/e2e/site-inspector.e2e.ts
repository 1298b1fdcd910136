/** The inspector's page of the built site: where chart, game and timeline stand in windows of several sizes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transcripts } from '../../src/games/elfenwizards/transcripts.js';
import { openSite, useSite } from './site-pages.js';

const env = useSite();

const open = (path: string) => openSite(env, path);

test('the inspector shows the whole chart, the timeline and a small game in the first screen, and the game folds', async () => {
  const { page, troubles } = await open('inspect/');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.locator('playable-phases .foot').waitFor();
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [chart, foot, game] = [
    await box('playable-phases .picture'),
    await box('playable-phases .foot'),
    await box('#play'),
  ];
  assert.equal(await page.locator('playable-phases .view.zoomed').count(), 0);
  assert.ok(chart.y + chart.height <= foot.y, 'the timeline covers nothing of the chart');
  assert.ok(foot.y + foot.height <= 768 + 1);
  assert.ok(chart.x < game.x && game.x + game.width <= 1366);
  const cut = page.locator('#play :is(th, td)').filter({ visible: true });
  const ends = await cut.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  assert.ok(Math.max(...ends) <= game.x + game.width, 'no column of the table is cut');
  await page.locator('#play > summary').click();
  await page.waitForFunction((width) => document.querySelector('#phases')!.clientWidth > width, chart.width + 200);
  assert.deepEqual(troubles, []);
  await page.close();
});

test('on a tablet the chart is in the first screen, above its timeline', async () => {
  const { page, troubles } = await open('inspect/');
  await page.setViewportSize({ width: 820, height: 1180 });
  const [chart, foot] = ['.picture', '.foot'].map((part) => page.locator(`playable-phases ${part}`));
  await foot!.waitFor();
  const [above, below] = await Promise.all([chart!.boundingBox(), foot!.boundingBox()]);
  assert.ok(above!.height > 300 && above!.y + above!.height <= below!.y, JSON.stringify([above, below]));
  assert.deepEqual(troubles, []);
  await page.close();
});

test('the inspector shows chart and board side by side on wide screens, and links to the chart on narrow ones', async () => {
  const { page, troubles } = await open('inspect/');
  const chart = page.locator('playable-phases svg.chart');
  const link = page.locator('.jump [href="#phases"]');
  for (const width of [1000, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await chart.waitFor();
    assert.ok(await link.isHidden(), 'no link is needed if the chart is visible');
    const [board, picture] = await Promise.all(
      [page.locator('#play .board').first(), chart].map((one) => one.boundingBox()),
    );
    assert.ok(picture!.x + picture!.width <= board!.x && picture!.y < 900, `${width} px`);
  }
  // Where the chart is below the board, space is reserved for the game, so that loading it does not push the chart down.
  await page.setViewportSize({ width: 600, height: 900 });
  await page.locator('#board').evaluate((game) => game.remove());
  assert.ok((await page.locator('#phases').boundingBox())!.y >= 900, 'at 600 px without the game');
  await link.click();
  assert.ok((await page.locator('#phases').boundingBox())!.y < 450, 'the link leads to the chart');
  assert.deepEqual(troubles, []);
  await page.close();
});

test('on a phone a link in the first screen leads to the phases, and one above them back to the board', async () => {
  const { page, troubles } = await open('inspect/');
  await page.setViewportSize({ width: 375, height: 667 });
  const phases = page.locator('playable-phases .now');
  const [there, back] = ['#phases', '#play'].map((id) => page.locator(`.jump [href="${id}"]`));
  const inWindow = async (part: ReturnType<typeof page.locator>) => {
    const { y, height } = (await part.boundingBox())!;
    return y >= 0 && y + height <= 667;
  };
  assert.ok(await inWindow(there!), 'the link is in the first screen');
  await there!.click();
  await phases.waitFor();
  await page.waitForFunction(() => document.querySelector('#phases')!.getBoundingClientRect().top < 100);
  const strip = (await page.locator('.jump').boundingBox())!;
  assert.ok((await phases.boundingBox())!.y >= strip.y + strip.height - 1, 'the links cover nothing of the phases');
  assert.ok(await inWindow(phases));
  await back!.click();
  await page.waitForFunction(() => document.querySelector('#play')!.getBoundingClientRect().top > 0);
  assert.ok((await page.locator('#play').boundingBox())!.y < 100, 'the links cover nothing of the game');
  assert.deepEqual(troubles, []);
  await page.close();
});

test('in forced colours the timeline has a lane for each seat, with its letter', async () => {
  const { page, troubles } = await open('inspect/');
  await page.emulateMedia({ forcedColors: 'active' });
  const { seed, moves } = transcripts['competition']!;
  await page
    .locator('#board')
    .evaluate(
      (board, attributes) => Object.entries(attributes).forEach(([name, value]) => board.setAttribute(name, value)),
      { players: '3', seed: String(seed), moves },
    );
  const letters = page.locator('playable-phases .letters > span:visible');
  await letters.first().waitFor();
  assert.deepEqual(await letters.allInnerTexts(), ['R', 'G', 'B']);
  assert.ok(await page.locator('playable-phases .track > .lanes').isHidden());
  const marks = page.locator('playable-phases .seats > .mark');
  const middles = (all: Element[]) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2)
      .sort((a, b) => a - b);
  const [told, drawn] = [await letters.evaluateAll(middles), await marks.evaluateAll(middles)];
  told.forEach((y, i) =>
    assert.ok(Math.abs(y - drawn[i]!) < 4, `the letters ${told.join()}, the marks ${drawn.join()}`),
  );
  assert.ok(
    (await page.locator('playable-phases .track').boundingBox())!.height < 60,
    'no higher than it is in colour',
  );
  assert.deepEqual(troubles, []);
  await page.close();
});
