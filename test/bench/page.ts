/**
 * What a page with our boards costs, as ratios: `npm run bench:page -- [rounds]`, after the builds.
 *
 * In a round the pages follow one another, each in a context of its own without a cache; a ratio is taken inside a round,
 * and its median over the rounds counts. Beside ours: a page with the same board as an SVG in its HTML, and one with
 * chessboard-element, which is installed into a folder of its own.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { openBrowser, root } from '../e2e/pages.js';
import { bootOf, redraws, watchBoot, type Boot, type Ready, type Redraw } from './page-probes.js';

const ROUNDS = Number(process.argv[2] ?? 7);
const SLOW = 4;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
if (!existsSync(here('../../dist/cdn/define.js'))) throw new Error('dist/cdn is missing: npm run build:lib');
const peers = here('peers/page');
if (!existsSync(`${peers}/node_modules`))
  execFileSync('npm', ['ci', '--silent', '--ignore-scripts'], { cwd: peers, stdio: 'inherit' });
const chessboard = await build({
  stdin: { contents: "import 'chessboard-element'", resolveDir: peers },
  bundle: true,
  minify: true,
  format: 'esm',
  conditions: ['production'],
  write: false,
});

// The pages.

const picture = readFileSync(here('../../src/games/elfenwizards/site/board-light.svg'), 'utf8');
/** The board as it is prerendered, with ids of its own where there are many. */
const svg = (n: number) => picture.replace(/(id="|#)/g, `$1n${n}-`).replace(/<\?xml[^>]*>/, '');
const IMAGE =
  '<img src="/src/games/elfenwizards/site/board-light.svg" alt="A board" loading="lazy" width="980" height="740">';
const TEXT = `<p>${'A paragraph about the game, as long as paragraphs are. '.repeat(60)}</p>`;
const ours = '<script type="module" src="/dist/cdn/define.js"></script>';
const theirs = '<script type="module" src="/chessboard.js"></script>';
const game = (attributes: string, child = '') =>
  `<playable-game players="3" seats="human human human" seed="5" save="off" ${attributes}>${child}</playable-game>`;
const board = '<chess-board position="start" draggable-pieces style="display:block;width:640px"></chess-board>';
const twenty = (embed: (n: number) => string) => Array.from({ length: 20 }, (_, n) => `${TEXT}${embed(n)}`).join('\n');

interface Sheet {
  readonly body: string;
  readonly ready: Ready;
}
const OURS: Ready = { host: 'playable-game', inside: '.anchor.source', count: 1 };
const THEIRS: Ready = { host: 'chess-board', inside: '[part~="piece"]', count: 1 };
const sheets = {
  static: { body: svg(0), ready: { host: 'svg', count: 1 } },
  ours: { body: ours + game('load="now"'), ready: OURS },
  prerendered: { body: ours + game('load="near"', svg(0)), ready: OURS },
  chessboard: { body: theirs + board, ready: THEIRS },
  oursTwenty: { body: ours + twenty(() => game('load="now"')), ready: { ...OURS, count: 20 } },
  oursLazy: { body: ours + twenty((n) => game('load="near"', svg(n))), ready: { ...OURS, count: 1 } },
  // What those pictures cost alone, before anything of ours.
  picturesTwenty: { body: twenty((n) => `<div>${svg(n)}</div>`), ready: { host: 'svg', count: 20 } },
  // As our snippets write it: the picture is a file, drawn once and when it is near.
  oursImages: { body: ours + twenty(() => game('load="near"', IMAGE)), ready: { ...OURS, count: 1 } },
  chessboardTwenty: { body: theirs + twenty(() => board), ready: { ...THEIRS, count: 20 } },
} satisfies Record<string, Sheet>;
type SheetName = keyof typeof sheets;

const document_ = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>playable-game{display:block;min-height:72rem}svg{display:block;width:100%;height:auto}</style>
</head><body>${body}</body></html>`;

// Measuring.

async function open(browser: Browser, url: string, name: SheetName, rate: number) {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page: Page = await context.newPage();
  await page.route(`${url}/page.html`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: document_(sheets[name].body) }),
  );
  await page.route(`${url}/chessboard.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: chessboard.outputFiles[0]!.text }),
  );
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await watchBoot(page, sheets[name].ready);
  await page.goto(`${url}/page.html`, { waitUntil: 'commit' });
  return { page, cdp, context };
}
async function boot(browser: Browser, url: string, name: SheetName, rate: number): Promise<Boot & { heap: number }> {
  const opened = await open(browser, url, name, rate);
  const { page, cdp } = opened;
  const result = await bootOf(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await opened.context.close();
  return { ...result, heap: usedSize / 1024 };
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const quantile = (values: readonly number[], q: number) => sorted(values)[Math.floor((values.length - 1) * q)]!;
const median = (values: readonly number[]) => quantile(values, 0.5);

type Round = Record<`${SheetName}@${1 | 4}`, Boot & { heap: number }>;
const rounds: Round[] = [];
const drawn: Redraw[] = [];
const browser = await openBrowser();
const served = await serve(root);
const { url } = served;
try {
  for (let n = 0; n < ROUNDS; n++) {
    const round: Partial<Round> = {};
    for (const name of ['static', 'ours', 'prerendered', 'chessboard'] as const)
      for (const rate of [1, SLOW] as const) round[`${name}@${rate}`] = await boot(browser, url, name, rate);
    for (const name of ['oursTwenty', 'oursLazy', 'picturesTwenty', 'oursImages', 'chessboardTwenty'] as const)
      round[`${name}@${SLOW}`] = await boot(browser, url, name, SLOW);
    rounds.push(round as Round);
    process.stderr.write(`round ${n + 1} of ${ROUNDS}\n`);
  }
  const one = await open(browser, url, 'ours', SLOW);
  await bootOf(one.page);
  drawn.push(...(await redraws(one.page, 150)));
  await one.context.close();
} finally {
  await browser.close();
  served.close();
}

// What came of it.

type What = keyof Round;
const ratio = (what: keyof Boot, a: What, b: What) => median(rounds.map((r) => r[a][what] / r[b][what]));
const of = (what: keyof Boot | 'heap', name: What) => median(rounds.map((r) => r[name][what]));
const heapPerWidget = (many: What, one: What) => median(rounds.map((r) => (r[many].heap - r[one].heap) / 19));
// A redraw that the machine interrupted is one of many; the first few compile what they run.
const warm = drawn.slice(10);

const rows: [what: string, value: number, goal: number][] = [
  ['first playable board / static SVG', ratio('ready', 'ours@1', 'static@1'), 1.6],
  ['the same, 4x slower CPU', ratio('ready', 'ours@4', 'static@4'), 2.1],
  ['first playable board / chessboard-element', ratio('ready', 'ours@1', 'chessboard@1'), 1.1],
  ['the same, 4x slower CPU', ratio('ready', 'ours@4', 'chessboard@4'), 1.1],
  ['first paint, prerendered children / static SVG', ratio('paint', 'prerendered@1', 'static@1'), 1.15],
  ['the same, 4x slower CPU', ratio('paint', 'prerendered@4', 'static@4'), 1.15],
  ['twenty at once, 4x: time / chessboard-element', ratio('ready', 'oursTwenty@4', 'chessboardTwenty@4'), 0.75],
  [
    'twenty, near ones only, 4x: blocking / theirs',
    of('blocked', 'oursLazy@4') / of('blocked', 'chessboardTwenty@4'),
    0.1,
  ],
  ['the same, their pictures as files', of('blocked', 'oursImages@4') / of('blocked', 'chessboardTwenty@4'), 0.1],
  [
    'heap a widget / chessboard-element',
    heapPerWidget('oursTwenty@4', 'ours@4') / heapPerWidget('chessboardTwenty@4', 'chessboard@4'),
    0.6,
  ],
  [
    "a move's redraw, 4x: script p95 (ms)",
    quantile(
      warm.map((d) => d.ours),
      0.95,
    ),
    4,
  ],
  ["a move's redraw / the same by hand, median", median(warm.map((d) => d.ours)) / median(warm.map((d) => d.patch)), 3],
  ['layout shift while booting, prerendered', Math.max(...rounds.map((r) => r['prerendered@4'].shift)), 0],
];
console.log(`${ROUNDS} rounds, ${warm.length} redraws\n`);
for (const [what, value, goal] of rows)
  console.log(
    `${value <= goal ? 'pass' : 'FAIL'}  ${what.padEnd(50)} ${value.toFixed(2).padStart(8)}  at most ${goal}`,
  );
console.log('\nmilliseconds from navigation, median');
for (const name of Object.keys(rounds[0]!) as What[])
  console.log(
    `${name.padEnd(22)} playable ${of('ready', name).toFixed(0).padStart(6)}  first paint ${of('paint', name).toFixed(0).padStart(6)}  blocked ${of('blocked', name).toFixed(0).padStart(6)}  heap ${of('heap', name).toFixed(0).padStart(7)} kB`,
  );
console.log(
  `redraw: ours p50 ${median(warm.map((d) => d.ours)).toFixed(2)} ms, by hand p50 ${median(warm.map((d) => d.patch)).toFixed(2)} ms`,
);
if (rows.some(([, value, goal]) => value > goal)) process.exitCode = 1;
