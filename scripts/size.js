// `npm run size`: what real pages load, byte for byte. Opens each page of size.json in a browser, those `of` a part of a
// game once for each game that has it, gzips every response and compares the sum with the number written down, which a
// game keeps in its own size.json: not one byte more, nor less, so that a size changes on purpose and with a reason in the
// commit. `npm run size -- --write` writes the numbers anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.js';
import { findGames } from './games.js';
import { serve } from './static-server.js';
import { root } from './tests.js';

const write = process.argv.includes('--write');
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const own = join(root, 'size.json');
const { pages } = read(own);
const ofGame = (game) => join(root, 'src/games', game, 'size.json');
const sizes = new Map(findGames().map((game) => [game, read(ofGame(game))]));
const has = (game, part) => ['', '.ts'].some((ending) => existsSync(join(root, 'src/games', game, part + ending)));

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

/** Measures a page, says how it stands to what was written down, and gives its size. */
async function compare(entry, name, before) {
  const requests = await loads(browser, entry);
  const bytes = requests.reduce((sum, r) => sum + r.bytes, 0);
  const held = bytes === before;
  if (!held) wrong++;
  console.log(
    `${held ? 'ok  ' : write ? 'new ' : 'NOT '} ${name}: ${bytes} bytes, written down ${before ?? 'none'}; goal ${kB(entry.goal)}${bytes > entry.goal ? `, ${kB(bytes - entry.goal)} over` : ''}`,
  );
  for (const r of requests.sort((a, b) => b.bytes - a.bytes)) console.log(`       ${r.bytes}  ${r.path}`);
  return bytes;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;
const browser = await chromium.launch(await findBrowser());
let wrong = 0;
try {
  for (const entry of pages) {
    if (entry.of === undefined) entry.bytes = await compare(entry, entry.name, entry.bytes);
    for (const [game, bytes] of entry.of ? sizes : []) {
      if (!has(game, entry.of)) continue;
      const name = basename(entry.page, '.html');
      const page = `${entry.page}?game=${game}`;
      bytes[name] = await compare({ ...entry, page }, `${game}: ${entry.name}`, bytes[name]);
    }
  }
} finally {
  await browser.close();
}
const store = (file, what) => writeFileSync(file, `${JSON.stringify(what, null, 2)}\n`);
if (write) {
  store(own, { pages });
  for (const [game, bytes] of sizes) store(ofGame(game), bytes);
} else if (wrong > 0) {
  console.error(
    'A size is not the one that is written down: if that is on purpose, `npm run size -- --write` and say why.',
  );
  process.exit(1);
}
