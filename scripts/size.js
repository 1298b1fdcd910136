// `npm run size`: what real pages load, byte for byte. Opens each page of size.json in a browser, lets it do what the
// entry says, gzips every response and compares the sum with the number written down: not one byte more, nor less, so
// that a size changes on purpose and with a reason in the commit. `npm run size -- --write` writes the numbers anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.js';
import { serve } from './static-server.js';
import { root } from './tests.js';

const file = join(root, 'size.json');
const write = process.argv.includes('--write');
const { pages } = JSON.parse(readFileSync(file, 'utf8'));

/** Everything the page asks the network for until nothing more comes, without the page itself: `[{path, bytes}]`. */
async function loads(browser, { page: path, until }) {
  const server = await serve(root);
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies = [];
  page.on('requestfinished', (request) => bodies.push(measure(request, server.url)));
  try {
    await page.goto(server.url + path, { waitUntil: 'load' });
    await page.locator(until).first().waitFor();
    await page.waitForLoadState('networkidle');
    return (await Promise.all(bodies)).filter((r) => r.path !== path && !r.path.endsWith('/favicon.ico'));
  } finally {
    await context.close();
    server.close();
  }
}

async function measure(request, origin) {
  const response = await request.response();
  if (!response?.ok()) throw new Error(`${request.url()} answered ${response?.status()}`);
  return { path: request.url().replace(origin, ''), bytes: gzipSync(await response.body(), { level: 9 }).length };
}

const kB = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;
const browser = await chromium.launch(await findBrowser());
let wrong = 0;
try {
  for (const entry of pages) {
    const requests = await loads(browser, entry);
    const bytes = requests.reduce((sum, r) => sum + r.bytes, 0);
    const held = bytes === entry.bytes;
    if (!held) wrong++;
    console.log(
      `${held ? 'ok  ' : write ? 'new ' : 'NOT '} ${entry.name}: ${bytes} bytes, written down ${entry.bytes}; goal ${kB(entry.goal)}${bytes > entry.goal ? `, ${kB(bytes - entry.goal)} over` : ''}`,
    );
    for (const r of requests.sort((a, b) => b.bytes - a.bytes)) console.log(`       ${r.bytes}  ${r.path}`);
    entry.bytes = bytes;
  }
} finally {
  await browser.close();
}
if (write) writeFileSync(file, `${JSON.stringify({ pages }, null, 2)}\n`);
else if (wrong > 0) {
  console.error('A size is not the one in size.json: if that is on purpose, `npm run size -- --write` and say why.');
  process.exit(1);
}
