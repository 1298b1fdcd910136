// `npm run size` measures the bytes that real pages load, until the first board is shown and in total. It opens each page of
// size.json in a browser, with modules and with classic scripts; a page with `of` (a part of a game) once for each game that
// has this part, and a `project` once, as Vite builds it with the package. To count round trips ("journeys"), it holds all
// requests until the page makes no new ones, then answers them together: such a batch is one round trip. "Before the board" is
// every batch up to the one after which `until` matches. The recorded sizes (for a game in its own size.json) are budgets:
// passing one by more than 2 % fails. `npm run size -- --write` records the present sizes, with a reason in the commit. Other
// arguments select the pages whose name contains all of them.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findBrowser } from './browser.js';
import { findGames } from './games.js';
import { serve } from './static-server.js';
import { root } from './paths.js';

const write = process.argv.includes('--write');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const own = join(root, 'size.json');
const { pages } = read(own);
const ofGame = (game) => join(root, 'src/games', game, 'size.json');
const sizes = new Map(findGames().map((game) => [game, read(ofGame(game))]));
const has = (game, part) => ['', '.ts'].some((ending) => existsSync(join(root, 'src/games', game, part + ending)));

/** Milliseconds without a new request, while requests are held, after which the batch is complete. */
const QUIET = 1000;
/** The same while no request is held: the page may show an opponent's move first, which takes longer than a file. */
const OVER = 4000;

/**
 * The round trips of a page in a folder, each a list of `{path, gzip, brotli}`, and the number of them until the board was shown.
 * What the page loads from `dist/` counts.
 */
async function journeys(browser, { page: path, until, folder = root }) {
  const server = await serve(folder);
  const context = await browser.newContext();
  const page = await context.newPage();
  let held = [];
  let open = 0;
  const made = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (!url.startsWith(`${server.url}/dist/`)) return route.continue();
    await new Promise((resolve) => held.push({ route, resolve }));
    return undefined;
  });
  /** Waits until for a while no request was made or answered. */
  const settle = async () => {
    const quiet = () => (held.length > 0 ? QUIET : OVER);
    for (let before = -1, since = Date.now(); before !== held.length || open > 0 || Date.now() - since < quiet();) {
      if (before !== held.length || open > 0) since = Date.now();
      before = held.length;
      await page.waitForTimeout(20);
    }
  };
  try {
    await page.goto(server.url + path, { waitUntil: 'commit' });
    let before;
    await settle();
    while (held.length > 0) {
      const journey = held;
      held = [];
      open = journey.length;
      made.push(
        await Promise.all(
          journey.map(async ({ route, resolve }) => {
            const response = await route.fetch();
            const body = await response.body();
            if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}`);
            await route.fulfill({ response, body });
            resolve();
            open--;
            return { path: response.url().replace(server.url, ''), ...packed(body) };
          }),
        ),
      );
      await settle();
      if (before === undefined && (await page.locator(until).count()) > 0) before = made.length;
    }
    before ??= (await page.locator(until).count()) > 0 ? made.length : undefined;
    if (before === undefined) throw new Error(`${path}: nothing is ${until}`);
    return { made, before };
  } finally {
    await context.close();
    server.close();
  }
}

/** Builds a project with Vite, as an author does whose package is that of the last build; returns the folder with its pages. */
async function built(project) {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  await build({
    root: join(root, project),
    configFile: join(root, project, 'vite.config.js'),
    logLevel: 'error',
    base: './',
    build: { outDir: folder, assetsDir: 'dist', target: 'es2022', emptyOutDir: true },
  });
  return folder;
}

const packed = (body) => ({ gzip: gzipSync(body, { level: 9 }).length, brotli: brotliCompressSync(body).length });
const sum = (requests) => ({
  gzip: requests.reduce((all, { gzip }) => all + gzip, 0),
  brotli: requests.reduce((all, { brotli }) => all + brotli, 0),
  files: requests.length,
});

/** How far a size may pass its budget. */
const SLACK = 1.02;

/** Measures a page, prints a comparison with its budget, and returns its size. */
async function compare(entry, name, known) {
  const { made, before: count } = await journeys(browser, entry);
  const first = made.slice(0, count).flat();
  const before = { ...sum(first), journeys: count };
  const all = sum(made.flat());
  const size = { before, all };
  const held = ['before', 'all'].every((part) => size[part].gzip <= SLACK * (known?.[part]?.gzip ?? 0));
  if (!held) wrong++;
  console.log(
    `${held ? 'ok  ' : write ? 'new ' : 'NOT '} ${name}${held ? '' : `; budget ${JSON.stringify(known) ?? 'none'}`}`,
  );
  tell('before the board', before, `, ${before.files} files in ${before.journeys} journeys`);
  tell('all that comes', all, `, ${all.files} files`);
  made.forEach((requests, i) => {
    for (const r of requests.toSorted((a, b) => b.gzip - a.gzip))
      console.log(`       ${String(r.gzip).padStart(6)}  ${i + 1}${i < count ? '' : ' behind'}  ${r.path}`);
  });
  return size;
}
function tell(what, { gzip, brotli }, more) {
  console.log(`       ${what}: ${kB(gzip)} gzip, ${kB(brotli)} brotli${more}`);
}

const kB = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;
const browser = await chromium.launch(await findBrowser());
let wrong = 0;
try {
  const isAsked = (what) => words.every((word) => what.includes(word));
  for (const entry of pages) {
    if (entry.project) {
      if (!isAsked(entry.name)) continue;
      const folder = await built(entry.project);
      entry.size = await compare({ ...entry, page: '/', folder }, entry.name, entry.size);
      rmSync(folder, { recursive: true });
      continue;
    }
    for (const kind of ['module', 'classic']) {
      const name = (what) => `${what}, ${kind}`;
      const page = `${entry.page}?build=${kind}`;
      if (entry.of === undefined && isAsked(name(entry.name)))
        (entry.size ??= {})[kind] = await compare({ ...entry, page }, name(entry.name), entry.size?.[kind]);
      for (const [game, size] of entry.of ? sizes : []) {
        if (!has(game, entry.of) || !isAsked(name(`${game}: ${entry.name}`))) continue;
        const known = (size[basename(entry.page, '.html')] ??= {});
        const of = { ...entry, page: `${page}&game=${game}` };
        known[kind] = await compare(of, name(`${game}: ${entry.name}`), known[kind]);
      }
    }
  }
} finally {
  await browser.close();
}
const store = (file, what) => writeFileSync(file, `${JSON.stringify(what, null, 2)}\n`);
if (write) {
  store(own, { pages });
  for (const [game, size] of sizes) store(ofGame(game), size);
} else if (wrong > 0) {
  console.error(
    'A size passes its budget by more than 2 %: if that is on purpose, `npm run size -- --write` and say why.',
  );
  process.exit(1);
}
