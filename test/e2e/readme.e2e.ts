import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { useHouse } from './helpers.js';
import { complaints, root } from './pages.js';

const house = useHouse();

const [board, written, own, phases, studio, loaded, framed] = [
  ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```html\n([^]*?)```/g),
].map(([, html]) => html!.trim());

async function shows(lines: string, seen: string): Promise<void> {
  // What comes when a reader is near is seen at once. Each piece of the README is for a reader who has fetched nothing yet.
  const page = await house.browser.newPage({ viewport: { width: 1280, height: 2600 } });
  const complained = complaints(page);
  const body = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">\n${lines.replaceAll('https://my.site/rules/', '/dist/')}`;
  await page.route(`${house.builds}/a-page.html`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(`${house.builds}/a-page.html`);
  await page.locator(seen).first().waitFor();
  assert.deepEqual(complained, []);
  await page.close();
}

test('the README’s two lines of HTML show a game', async () => {
  assert.equal(board!.split('\n').length, 2);
  await shows(board!, 'playable-game button[data-verb]');
});
test('its lessons are shown, the author’s own one too', async () => {
  const [script] = board!.split('\n');
  for (const lesson of [written!, own!]) await shows(`${script}\n${lesson}`, 'playable-lesson .say');
});
test('its picture of the phases is shown', async () => {
  const [script] = board!.split('\n');
  await shows(`${script}\n${phases}`, 'playable-phases button');
});
test('its studio is shown', async () => {
  const [script] = board!.split('\n');
  await shows(`${script}\n${studio}`, 'playable-studio button');
});
test('the loader brings its lesson and the game of its div', async () => {
  await shows(loaded!, 'playable-lesson .say');
  await shows(loaded!, 'div > playable-game svg');
});
test('its frame gets the height that it asks for', () => shows(framed!, 'iframe[style*="height"]'));
