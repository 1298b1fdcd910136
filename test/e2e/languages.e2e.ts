/** The builds in each language, as modules and as classic scripts, on a page as narrow as a small phone. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { WELCOMED } from '../../scripts/welcomed.js';
import { useTestEnv } from './helpers.js';
import { complaints, root } from './pages.js';

const PHASES = {
  en: 'Phase 2: Cast Major Spells',
  fr: 'Phase 2\u00a0: Lancer les sorts majeurs',
  it: 'Fase 2: Lanciare gli Incantesimi Maggiori',
};
const NEW = { en: 'New game', fr: 'Nouvelle partie', it: 'Nuova partita' };

const env = useTestEnv();

const builds = {
  modules: () => `${env.builds}/test/e2e/pages/modules.html`,
  'classic scripts': () => pathToFileURL(join(root, 'test/e2e/pages/classic.html')).href,
};
for (const [build, address] of Object.entries(builds)) {
  test(`${build}: a page switches between all languages and never overflows 320 px`, async () => {
    const page = await env.browser.newPage({ viewport: { width: 320, height: 700 } });
    await page.addInitScript(WELCOMED);
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
  test(`${build}: a page loads only the texts of its own language`, async () => {
    const page = await env.browser.newPage();
    await page.addInitScript(WELCOMED);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.addInitScript(() => {
      new MutationObserver(() => (document.documentElement.lang = 'it')).observe(document, { childList: true });
    });
    await page.goto(address());
    await page.locator('playable-game .phase').getByText(PHASES.it, { exact: true }).waitFor();
    const textFiles = () => requested.flatMap((url) => /(?:\/|\.)(en|fr|it)(?:-[\w-]+)?\.js$/.exec(url)?.[1] ?? []);
    // Four files: the texts of the elements and of playing, and the game's own, on the board and others.
    while (textFiles().length < 4) await page.waitForEvent('request');
    await page.waitForLoadState('networkidle');
    assert.deepEqual(textFiles(), ['it', 'it', 'it', 'it']);
    await page.close();
  });
}
