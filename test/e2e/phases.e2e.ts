/**
 * How each phase looks in the dark, the form for a new game, and the page of the docs at every width. With SHOTS=folder in the
 * environment, screenshots are saved there.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { en } from '../../src/games/elfenwizards/text/en.js';
import { transcripts } from '../../src/games/elfenwizards/transcripts.js';
import { openBody, openDocs, openPage, untilAsked, useTestEnv } from './helpers.js';
import { OF_COLOURS, overflow, violations } from './pages.js';

const shots = process.env['SHOTS'];
if (shots) mkdirSync(shots, { recursive: true });

const env = useTestEnv();

async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}

// In the light, and at 320 px, the suite in a browser looks at every phase of every game.
test('no phase has a fault of colour in the dark', async () => {
  const watched = await openPage(env, { reducedMotion: 'reduce', colorScheme: 'dark' });
  const { page, game, troubles } = watched;
  await openBody(
    env,
    watched,
    '<main><h1>A game</h1><playable-game players="3" seats="human human human" save="off"></playable-game></main>',
  );
  await untilAsked(game);
  await game.locator('.list > summary').click();
  const found: string[] = [];
  for (const [phase, { seed, moves }] of Object.entries(transcripts)) {
    await game.evaluate(
      (element, attributes) => Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value)),
      { seed: String(seed), moves },
    );
    await game.locator('.phase', { hasText: new RegExp(`${en[`phase:${phase}` as keyof typeof en]}\\s*$`) }).waitFor();
    await untilAsked(game);
    for (const what of await violations(page, OF_COLOURS)) found.push(`${phase}: ${what}`);
    await shoot(page, `${phase}-1440-dark`);
    if (!shots) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      await shoot(page, `${phase}-320-${colorScheme}`);
      await page.setViewportSize({ width: 1440, height: 1250 });
    }
  }
  assert.deepEqual(found, []);
  assert.deepEqual(troubles, []);
  await watched.close();
});

test('axe detects low contrast even on a page whose painting is suppressed', async () => {
  const watched = await openPage(env);
  const { page } = watched;
  await openBody(env, watched, '<main><h1>A page</h1><p style="color: #eee; background: #fff">Hardly seen</p></main>');
  assert.match((await violations(page)).join(), /^color-contrast: [^,]*Hardly seen/);
  if (!shots) assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).opacity), '0');
  await watched.close();
});

test('the form for a new game has no axe violations and fits a narrow screen', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const watched = await openPage(env, { colorScheme, viewport: { width: 320, height: 640 } });
    const { page, game } = watched;
    await openDocs(env, watched, 'seed="52"');
    await untilAsked(game);
    await game.locator('[data-do=new]').click();
    await game.locator('dialog[open]').waitFor();
    assert.deepEqual(await violations(page), []);
    assert.equal(await overflow(page), 0);
    const cut = await game
      .locator('dialog input')
      .evaluateAll((inputs) => inputs.filter((input) => input.scrollWidth > input.clientWidth).length);
    assert.equal(cut, 0, 'no value is cut off');
    if (shots) await page.screenshot({ path: join(shots, `new-game-320-${colorScheme}.png`) });
    await watched.close();
  }
});

test('the docs page fits every width, has no axe violations in forced colours, and prints the game without controls', async () => {
  const watched = await openPage(env, { reducedMotion: 'reduce' });
  const { page, game } = watched;
  const { seed, moves } = transcripts['competition']!;
  await openDocs(env, watched, `players="3" seats="human human human" seed="${seed}" moves="${moves}" save="off"`);
  await untilAsked(game);
  for (const width of [320, 360, 560, 768, 1024, 1400, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await overflow(page), 0, `${width} px`);
    await shoot(page, `docs-${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  // With twice the font size the columns of the page's header must not become as narrow as a word.
  const letters = (percent: string) =>
    page.evaluate((size) => (document.documentElement.style.fontSize = size), percent);
  await letters('200%');
  const widths = await page
    .locator('.hero :is(h1, p)')
    .evaluateAll((parts) => parts.map((part) => part.clientWidth / parseFloat(getComputedStyle(part).fontSize)));
  assert.ok(widths.length > 1 && Math.min(...widths) > 9, `widths in em: ${widths.join()}`);
  assert.equal(await overflow(page), 0, 'nothing overflows the window');
  await shoot(page, 'docs-large-letters');
  await letters('');
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  assert.deepEqual(await violations(page), []);
  await shoot(page, 'docs-forced');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await shoot(page, 'docs-forced-dark');
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', media: 'print' });
  assert.ok(await game.locator('.board').isVisible(), 'the board is printed');
  assert.ok(await game.locator('.prompt').isVisible(), 'the prompt is printed');
  await page.setViewportSize({ width: 700, height: 900 });
  const position = await game.locator('.foot').evaluate((foot) => getComputedStyle(foot).position);
  assert.notEqual(position, 'sticky', 'a sticky panel would cover the table on paper');
  await game.locator('.log .fact').first().waitFor();
  assert.equal(
    await game.locator('.log .fact').filter({ visible: true }).count(),
    await game.locator('.log .fact').count(),
  );
  const interactive = ':is(button:not(.log *), input, summary:not(.history *), .quiet:has-text("file"))';
  assert.equal(
    await game.locator(interactive).filter({ visible: true }).count(),
    0,
    'controls that only work on a screen are not printed',
  );
  await shoot(page, 'docs-print');
  if (shots) await page.pdf({ path: join(shots, 'docs.pdf') });
  await watched.close();
});
