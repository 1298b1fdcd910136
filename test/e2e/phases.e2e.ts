/**
 * Every phase in which somebody is asked, as it looks: accessible in light and dark, and nowhere wider than a narrow
 * screen. With SHOTS=folder in the environment, pictures of each are left there.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { machine } from '../../src/games/elfenwizards/machine.js';
import { en } from '../../src/games/elfenwizards/text/en.js';
import { dice, openBody, openDocs, openPage, untilAsked, useHouse, type Dice } from './helpers.js';
import { violations } from './pages.js';

const shots = process.env['SHOTS'];
if (shots) mkdirSync(shots, { recursive: true });

const house = useHouse();

const WAITING = Object.entries(machine.config.states!)
  .filter(([, state]) => state.on || state.type === 'final')
  .map(([id]) => id);
/** The phase on show; some phases bear the same number and the panel's words tell them apart. */
const phaseOf = async (game: Locator): Promise<string> => {
  const words = await game.locator('.phase').innerText();
  return WAITING.find((id) => words.endsWith(en[`phase:${id}` as keyof typeof en])) ?? words;
};

/** Plays any move of the list; the ways by mouse and keys have tests of their own. */
const playAny = (game: Locator, pick: Dice) =>
  game.evaluate(
    (element, part) => {
      const tree = element.shadowRoot!;
      const options = [
        ...tree.querySelectorAll<HTMLInputElement | HTMLOptionElement>('.moves :is(option, .option input)'),
      ];
      // Putting back what was just chosen would go round in circles.
      const words = (option: Element) => (option.closest('label') ?? option).textContent;
      const forward = options.filter((option) => !/put the chosen|take .* back/i.test(words(option)));
      const among = forward.length > 0 ? forward : options;
      const chosen = among[Math.floor(part * among.length)]!;
      if (chosen instanceof HTMLOptionElement) {
        chosen.selected = true;
        chosen.closest('select')!.dispatchEvent(new Event('change', { bubbles: true }));
      } else chosen.click();
      return new Promise<void>((done) =>
        requestAnimationFrame(() => {
          tree.querySelector<HTMLElement>('.moves button')!.click();
          requestAnimationFrame(() => done());
        }),
      );
    },
    pick(Array.from({ length: 97 }, (_, i) => i / 97)),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}

test('every phase: axe finds nothing in light and dark, and 320 px are wide enough', async () => {
  const watched = await openPage(house, { reducedMotion: 'reduce' });
  const { page, game, troubles } = watched;
  await openBody(
    house,
    watched,
    '<main><h1>A game</h1><playable-game players="4" seats="human human human human" seed="51" save="off"></playable-game></main>',
  );
  await untilAsked(game);
  await game.locator('.list > summary').click();
  const pick = dice(51);
  const met = new Map<string, string[]>();
  for (;;) {
    const { isOver } = await untilAsked(game);
    const phase = await phaseOf(game);
    if (!met.has(phase)) {
      const found: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const what of await violations(page)) found.push(`${colorScheme}: ${what}`);
        await shoot(page, `${phase}-1440-${colorScheme}`);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const wider = await overflow(page);
      if (wider > 0) found.push(`${wider} px wider than a narrow screen`);
      await shoot(page, `${phase}-320-dark`);
      await page.emulateMedia({ colorScheme: 'light' });
      await shoot(page, `${phase}-320-light`);
      await page.setViewportSize({ width: 1440, height: 1250 });
      met.set(phase, found);
    }
    if (isOver) break;
    await playAny(game, pick);
  }
  assert.deepEqual(Object.fromEntries(met), Object.fromEntries([...met.keys()].map((phase) => [phase, []])));
  assert.deepEqual([...met.keys()].sort(), [...WAITING].sort(), 'every phase was met');
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('the form of a new game: axe finds nothing, and it fits a narrow screen', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const watched = await openPage(house, { colorScheme, viewport: { width: 320, height: 640 } });
    const { page, game } = watched;
    await openDocs(house, watched, 'seed="52"');
    await untilAsked(game);
    await game.locator('[data-do=new]').click();
    await game.locator('dialog[open]').waitFor();
    assert.deepEqual(await violations(page), []);
    assert.equal(await overflow(page), 0);
    const cut = await game
      .locator('dialog input')
      .evaluateAll((inputs) => inputs.filter((input) => input.scrollWidth > input.clientWidth).length);
    assert.equal(cut, 0, 'no value is cut');
    if (shots) await page.screenshot({ path: join(shots, `new-game-320-${colorScheme}.png`) });
    await watched.close();
  }
});

test('the docs page at every width, in forced colours and printed', async () => {
  const pick = dice(53);
  const watched = await openPage(house, { reducedMotion: 'reduce' });
  const { page, game } = watched;
  await openDocs(house, watched, 'seed="53" seats="human human human human" save="off"');
  await untilAsked(game);
  await game.locator('.list > summary').click();
  for (let moves = 0; moves < 40; moves++) {
    await playAny(game, pick);
    await untilAsked(game);
  }
  await game.locator('.list > summary').click();
  for (const width of [320, 360, 560, 768, 1024, 1400, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await overflow(page), 0, `${width} px`);
    await shoot(page, `docs-${width}`);
  }
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  assert.deepEqual(await violations(page), []);
  await shoot(page, 'docs-forced');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await shoot(page, 'docs-forced-dark');
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', media: 'print' });
  assert.ok(await game.locator('.board').isVisible(), 'the board is printed');
  assert.ok(await game.locator('.prompt').isVisible(), 'so is what is to be done');
  assert.equal(
    await game.locator('.log .fact').filter({ visible: true }).count(),
    await game.locator('.log .fact').count(),
  );
  const onScreen = ':is(button:not(.log *), input, summary:not(.history *), .quiet:has-text("file"))';
  assert.equal(await game.locator(onScreen).filter({ visible: true }).count(), 0, 'what only a screen can do is not');
  await shoot(page, 'docs-print');
  if (shots) await page.pdf({ path: join(shots, 'docs.pdf') });
  await watched.close();
});
