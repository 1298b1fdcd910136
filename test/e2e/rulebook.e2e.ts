/**
 * The rulebook in a page: in each language, narrow and wide, light and dark, printed, and from a file without modules.
 * With SHOTS=folder in the environment, screenshots are saved there.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { PlayableGame } from '../../src/elements/playable-game/playable-game.js';
import { openBody, openPage, useTestEnv } from './helpers.js';
import { OF_COLOURS, root, violations } from './pages.js';

const shots = process.env['SHOTS'];
if (shots) mkdirSync(shots, { recursive: true });

const env = useTestEnv();

for (const lang of ['en', 'fr', 'it']) {
  test(`a rulebook with an open lesson, below a game, ${lang === 'en' ? 'has no axe violations or overflow' : 'does not overflow'}, and prints all rules: ${lang}`, async () => {
    const watched = await openPage(env, { reducedMotion: 'reduce' });
    const { page, troubles } = watched;
    await openBody(
      env,
      watched,
      `<main lang="${lang}"><h1>Rules</h1>
      <playable-game id="board" load="now" save="off" seed="1" seats="human bot bot"></playable-game>
      <playable-rulebook load="now" for="board"></playable-rulebook></main>`,
    );
    const book = page.locator('playable-rulebook');
    await book.locator('.chapter.current').waitFor();
    // Waits for the game above, because it grows while loading and would move the term from under the mouse.
    await page.evaluate(() => document.querySelector<PlayableGame>('#board')!.ready());
    await book.locator('.term button').first().hover();
    await book.locator('.tip').first().waitFor();
    await book.locator('[data-lesson="EW-5.11"]').click();
    await book.locator('playable-lesson .say').waitFor();
    await book.locator('.term button').first().focus();
    for (const width of [320, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(wider, 0, `${width} px, ${colorScheme}`);
        // Structure and colours are the same in every language, and in the dark only the colours are others.
        const rules = colorScheme === 'dark' ? OF_COLOURS : undefined;
        if (width > 320 && lang === 'en') assert.deepEqual(await violations(page, rules), [], colorScheme);
        if (shots) await page.screenshot({ path: join(shots, `${lang}-${width}-${colorScheme}.png`), fullPage: true });
      }
    }
    await book.locator('[type=search]').fill('drag');
    await book.locator('mark').first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    const isPrinted = (selector: string) => book.locator(selector).first().isVisible();
    assert.equal(await isPrinted('.glossary dd'), true);
    assert.equal(await isPrinted('.tools'), false);
    const breaks = ['.title', '.goal'].map((part) =>
      book
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).breakAfter),
    );
    assert.deepEqual(await Promise.all(breaks), ['avoid', 'avoid'], 'title and goal keep with what follows');
    assert.equal(await book.locator('.goal').evaluate((element) => getComputedStyle(element).breakInside), 'avoid');
    assert.equal(await book.locator('.rule:visible').count(), await book.locator('.rule').count());
    if (shots) await page.screenshot({ path: join(shots, `${lang}-print.png`), fullPage: true });
    assert.deepEqual(troubles, []);
    await watched.close();
  });
}

test('a page from a file shows a rulebook and its lessons', async () => {
  const watched = await openPage(env);
  const { page, troubles } = watched;
  await page.goto(pathToFileURL(join(root, 'test/e2e/pages/rulebook.html')).href);
  const book = page.locator('playable-rulebook');
  await book.locator('[data-lesson="EW-2.1"]').click();
  await book.locator('playable-lesson .say').waitFor();
  assert.equal(await book.locator('.book').getAttribute('lang'), 'it');
  assert.deepEqual(troubles, []);
  await watched.close();
});
