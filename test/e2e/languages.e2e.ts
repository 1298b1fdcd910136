/** What was built, in each language: modules and classic scripts, on a page as narrow as a small phone. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { useHouse } from './helpers.js';
import { complaints, root } from './pages.js';

const PHASES = {
  en: 'Phase 2: Cast Major Spells',
  fr: 'Phase 2\u00a0: Lancer les sorts majeurs',
  it: 'Fase 2: Lanciare gli Incantesimi Maggiori',
};
const NEW = { en: 'New game', fr: 'Nouvelle partie', it: 'Nuova partita' };

const house = useHouse();

const doors = {
  modules: () => `${house.builds}/test/e2e/pages/modules.html`,
  'classic scripts': () => pathToFileURL(join(root, 'test/e2e/pages/classic.html')).href,
};
for (const [door, address] of Object.entries(doors)) {
  test(`${door}: one page in every language, one after the other, at 320 pixels`, async () => {
    const page = await house.browser.newPage({ viewport: { width: 320, height: 700 } });
    const complained = complaints(page);
    await page.goto(address());
    for (const lang of ['en', 'fr', 'it'] as const) {
      await page.evaluate((tag) => (document.documentElement.lang = tag), lang);
      await page.locator('playable-game .phase').getByText(PHASES[lang], { exact: true }).waitFor();
      const button = page.locator('playable-game [data-do="new"]');
      assert.equal((await button.innerText()).trim(), NEW[lang]);
      await page.locator('playable-game details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      const width = await page.evaluate(() => document.scrollingElement!.scrollWidth);
      assert.ok(width <= 320, `${lang}: the page is ${width} pixels wide`);
    }
    assert.deepEqual(complained, []);
    await page.close();
  });
  test(`${door}: a page loads the words of its own language and of no other`, async () => {
    const page = await house.browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      new MutationObserver(() => (document.documentElement.lang = 'it')).observe(document, { childList: true });
    });
    await page.goto(address());
    await page.locator('playable-game .phase').getByText(PHASES.it, { exact: true }).waitFor();
    const words = () => asked.flatMap((url) => /(?:\/|\.)(en|fr|it)(?:-[\w-]+)?\.js$/.exec(url)?.[1] ?? []);
    // The elements' words, those of playing and those around a game, whose log is open here; of the game's those for a first board and those behind it.
    while (words().length < 5) await page.waitForEvent('request');
    await page.waitForLoadState('networkidle');
    assert.deepEqual(words(), ['it', 'it', 'it', 'it', 'it']);
    await page.close();
  });
}
