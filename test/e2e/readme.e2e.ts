import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { useTestEnv } from './helpers.js';
import { complaints, root } from './pages.js';

const env = useTestEnv();

const [board, written, own, phases, studio, loaded, framed] = [
  ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```html\n([^]*?)```/g),
].map(([, html]) => html!.trim());

async function shows(lines: string, selector: string): Promise<void> {
  // The window is high, so that lazy elements load at once. A new page has an empty cache, as for a first-time reader.
  const page = await env.browser.newPage({ viewport: { width: 1280, height: 2600 } });
  const complained = complaints(page);
  const body = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">\n${lines.replaceAll('https://my.site/rules/', '/dist/')}`;
  await page.route(`${env.builds}/a-page.html`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(`${env.builds}/a-page.html`);
  await page.locator(selector).first().waitFor();
  assert.deepEqual(complained, []);
  await page.close();
}

test('the README’s two lines of HTML show a game', async () => {
  assert.equal(board!.split('\n').length, 2);
  await shows(board!, 'playable-game button[data-verb]');
});
test('the README’s examples of a lesson, including a custom one, show a lesson', async () => {
  const [script] = board!.split('\n');
  for (const lesson of [written!, own!]) await shows(`${script}\n${lesson}`, 'playable-lesson .say');
});
test('the README’s example of the phases shows a chart', async () => {
  const [script] = board!.split('\n');
  await shows(`${script}\n${phases}`, 'playable-phases button');
});
test('the README’s example of the studio shows it', async () => {
  const [script] = board!.split('\n');
  await shows(`${script}\n${studio}`, 'playable-studio button');
});
test('the README’s example of the loader shows its lesson and the game of its div', async () => {
  await shows(loaded!, 'playable-lesson .say');
  await shows(loaded!, 'div > playable-game svg');
});
test('the README’s example of a frame gets the height of its content', () => shows(framed!, 'iframe[style*="height"]'));
