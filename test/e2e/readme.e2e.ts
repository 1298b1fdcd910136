import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { serve } from '../../scripts/static-server.js';
import { complaints, openBrowser, root } from './pages.js';

test('the README’s two lines of HTML show a game', async () => {
  const lines = /```html\n([^]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))![1]!.trim();
  assert.equal(lines.split('\n').length, 2);
  const site = await serve(root);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const complained = complaints(page);
    const body = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">\n${lines}`;
    await page.route(`${site.url}/a-page.html`, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(`${site.url}/a-page.html`);
    await page.locator('playable-game button[data-verb]').first().waitFor();
    assert.deepEqual(complained, []);
  } finally {
    await browser.close();
    site.close();
  }
});
