import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { WELCOMED } from '../../scripts/welcomed.js';
import type { PlayableGame } from '../../src/define.js';
import { useTestEnv } from './helpers.js';
import { complaints, root } from './pages.js';

const env = useTestEnv();

const samples = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/```html\n([^]*?)```/g)].map(([, html]) => html!.trim());
const reference = (name: string) => samples(`docs-site/prose/reference/${name}.md`);
const [board] = samples('README.md');
const [loaded] = reference('embedding');
const [framed, spoken] = reference('embedding').filter((example) => example.includes('<iframe'));

/** Shows a page with these lines, does what `also` does on it, and checks that it complained of nothing. */
async function shows(lines: string, selector: string, also?: (page: Page) => Promise<void>): Promise<void> {
  // The window is high, so that lazy elements load at once. A new page has an empty cache, as for a first-time reader.
  const page = await env.browser.newPage({ viewport: { width: 1280, height: 2600 } });
  await page.addInitScript(WELCOMED);
  const complained = complaints(page);
  const body = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">\n${lines.replaceAll('https://my.site/rules/', '/dist/')}`;
  await page.route(`${env.builds}/a-page.html`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(`${env.builds}/a-page.html`);
  await page.locator(selector).first().waitFor();
  await also?.(page);
  assert.deepEqual(complained, []);
  await page.close();
}

test('the README’s two lines of HTML show a game', async () => {
  assert.equal(board!.split('\n').length, 2);
  await shows(board!, 'playable-game button[data-verb]');
});
/** What appears once an element of the reference has loaded. */
const LOADED = {
  'playable-game': 'playable-game button[data-verb]',
  'playable-lesson': 'playable-lesson .say',
  'playable-phases': 'playable-phases button:visible',
  'playable-rulebook': 'playable-rulebook [part~="rule"]',
  'playable-studio': 'playable-studio button',
};
for (const [tag, selector] of Object.entries(LOADED))
  test(`the reference’s examples of ${tag} show it`, async () => {
    const [script] = board!.split('\n');
    const examples = reference(tag);
    assert.ok(examples.length > 0);
    for (const example of examples) await shows(`${script}\n${example}`, selector);
  });
test('the reference’s example with a store of its own keeps the game as the reader has left it', async () => {
  const example = reference('playable-game').find((html) => html.includes('our-game'))!;
  await shows(`${board!.split('\n')[0]}\n${example}`, LOADED['playable-game'], async (page) => {
    const game = page.locator('playable-game');
    const isKept = () => game.evaluate((element: PlayableGame) => localStorage.getItem('our-game') === element.record);
    await game.locator('button[data-verb]').first().click();
    assert.equal(await isKept(), true);
    await page.reload();
    await game.locator('[data-do=undo][aria-disabled=false]').click();
    assert.equal(await isKept(), true);
  });
});
test('the reference’s example of the loader shows its lesson and the game of its div', async () => {
  await shows(loaded!, 'playable-lesson .say');
  await shows(loaded!, 'div > playable-game svg');
});
test('the reference’s example of a frame gets the height of its content', () =>
  shows(framed!, 'iframe[style*="height"]'));
test('the reference’s example of a message sets the language of its frame', async () => {
  const page = await env.browser.newPage();
  await page.addInitScript(WELCOMED);
  const body = `<!doctype html><title>A page</title>${spoken!.replaceAll('https://my.site/rules/', '/dist/')}`;
  await page.route(`${env.builds}/a-page.html`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(`${env.builds}/a-page.html`);
  await page.frameLocator('#game').locator('playable-game[lang=fr] button[data-verb]').first().waitFor();
  await page.close();
});
