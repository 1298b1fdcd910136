/**
 * Measures the cost of pages with our boards: `npm run bench:page [rounds]`, after the builds.
 *
 * Each round opens all pages one after another, each in a new browser context without a cache. Other processes on the machine
 * can only lengthen a measurement, so the minimum over the rounds counts. Our pages are compared with a page that has the
 * same board as an SVG in its HTML, and with one that uses chessboard-element, which is installed into a separate folder.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { serve } from '../../scripts/static-server.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { formatMove } from '../../src/kernel/notation.js';
import { openBrowser, root } from '../e2e/pages.js';
import { recordGame } from './games.js';
import {
  boot,
  openPage,
  redraws,
  setConditions,
  type Boot,
  type Conditions,
  type Ready,
  type Redraw,
} from './page-probes.js';

const ROUNDS = Number(process.argv[2] ?? 7);
/** The number of moves to play in the measurement of redraws. */
const MOVES = 120;
/** The first moves do not count, because the browser still compiles code in them. */
const WARM_UP = 10;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
if (!existsSync(join(root, 'dist/cdn/define.js'))) throw new Error('dist/cdn is missing: npm run build lib');
const peers = here('peers/page');
if (!existsSync(`${peers}/node_modules`))
  execFileSync('npm', ['ci', '--silent', '--ignore-scripts'], { cwd: peers, stdio: 'inherit' });

// The pages.

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
symlinkSync(join(root, 'dist'), join(folder, 'dist'));
const picture = readFileSync(join(root, 'src/games/elfenwizards/site/board-light.svg'), 'utf8');
writeFileSync(join(folder, 'board.svg'), picture);
await build({
  stdin: { contents: "import 'chessboard-element'", resolveDir: peers },
  bundle: true,
  minify: true,
  format: 'esm',
  conditions: ['production'],
  outfile: join(folder, 'chessboard.js'),
});

const recorded = recordGame(3, 5);
/** The prerendered board, with unique ids so that a page can contain several. */
const svg = (n: number) => picture.replace(/(id="|#)/g, `$1n${n}-`).replace(/<\?xml[^>]*>/, '');
const IMAGE = '<img src="/board.svg" alt="A board" loading="lazy" width="980" height="740">';
const TEXT = `<p>${'A paragraph about the game, as long as paragraphs are. '.repeat(60)}</p>`;
const ours = '<script type="module" src="/dist/cdn/define.js"></script>';
const loader = '<script type="module" src="/dist/cdn/loader.js"></script>';
const theirs = '<script type="module" src="/chessboard.js"></script>';
const game = (attributes: string, child = '') =>
  `<playable-game players="3" seats="human human human" seed="5" save="off" forced="off" ${attributes}>${child}</playable-game>`;
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
  loader: { body: loader + game('load="now"'), ready: OURS },
  prerendered: { body: ours + game('load="near"', svg(0)), ready: OURS },
  chessboard: { body: theirs + board, ready: THEIRS },
  oursTwenty: { body: ours + twenty(() => game('load="now"')), ready: { ...OURS, count: 20 } },
  oursLazy: { body: ours + twenty((n) => game('load="near"', svg(n))), ready: OURS },
  // The cost of those pictures alone, without our elements.
  picturesTwenty: { body: twenty((n) => `<div>${svg(n)}</div>`), ready: { host: 'svg', count: 20 } },
  // The form of our snippets: the picture is a file that loads lazily.
  oursImages: { body: ours + twenty(() => game('load="near"', IMAGE)), ready: OURS },
  chessboardTwenty: { body: theirs + twenty(() => board), ready: { ...THEIRS, count: 20 } },
} satisfies Record<string, Sheet>;
type SheetName = keyof typeof sheets;
for (const [name, { body }] of Object.entries(sheets))
  writeFileSync(
    join(folder, `${name}.html`),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>playable-game{display:block;min-height:72rem}svg{display:block;width:100%;height:auto}</style>
</head><body>${body}</body></html>`,
  );

// Measuring.

const FULL: Conditions = { cpu: 1, isSlowLink: false };
const SLOW: Conditions = { cpu: 4, isSlowLink: false };
const LINK: Conditions = { cpu: 4, isSlowLink: true };
const ALONE = ['static', 'ours', 'prerendered', 'chessboard'] as const;
const MANY = ['oursTwenty', 'oursLazy', 'picturesTwenty', 'oursImages', 'chessboardTwenty'] as const;
const cases: readonly (readonly [what: string, sheet: SheetName, conditions: Conditions])[] = [
  ...ALONE.flatMap((name) => [[name, name, FULL] as const, [`${name}, 4x`, name, SLOW] as const]),
  ...(['static', 'ours', 'loader', 'prerendered'] as const).map((name) => [`${name}, slow link`, name, LINK] as const),
  ...MANY.map((name) => [`${name}, 4x`, name, SLOW] as const),
];

const browser = await openBrowser();
const served = await serve(folder, { gzip: true });
async function visit<R>(
  conditions: Conditions,
  act: (page: Page, cdp: Awaited<ReturnType<typeof session>>) => Promise<R>,
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await session(page);
  await setConditions(cdp, conditions);
  try {
    return await act(page, cdp);
  } finally {
    await context.close();
  }
}
const session = (page: Page) => page.context().newCDPSession(page);

const boots = new Map<string, Boot[]>(cases.map(([what]) => [what, []]));
const drawn: Redraw[][] = [];
try {
  for (let n = 0; n < ROUNDS; n++) {
    for (const [what, name, conditions] of cases) {
      const measured = visit(conditions, (page, cdp) =>
        boot(browser, page, cdp, `${served.url}/${name}.html`, sheets[name].ready),
      );
      boots.get(what)!.push(await measured);
    }
    drawn.push(
      await visit(SLOW, async (page) => {
        await openPage(page, `${served.url}/ours.html`, OURS);
        return redraws(
          page,
          recorded.moves.slice(0, MOVES).map((move) => formatMove(elfenwizards, move)),
        );
      }),
    );
    process.stderr.write(`round ${n + 1} of ${ROUNDS}\n`);
  }
} finally {
  await browser.close();
  served.close();
  rmSync(folder, { recursive: true, force: true });
}

// Results.

const least = (what: keyof Boot, name: string) => Math.min(...boots.get(name)!.map((seen) => seen[what]));
const most = (what: keyof Boot, name: string) => Math.max(...boots.get(name)!.map((seen) => seen[what]));
const ratio = (what: keyof Boot, a: string, b: string) => least(what, a) / least(what, b);
const heapPerWidget = (many: string, one: string) => (least('heap', many) - least('heap', one)) / 19;
/** A quantile over the moves; of each move the minimum over the rounds counts. */
const redraw = (what: keyof Redraw, quantile: number) => {
  const moves = drawn[0]!.map((_, i) => Math.min(...drawn.map((round) => round[i]![what]))).slice(WARM_UP);
  return moves.sort((a, b) => a - b)[Math.floor((moves.length - 1) * quantile)]!;
};

/** Milliseconds on a processor slowed down four times, as a part of the time that the static picture takes there. */
const part = (ms: number) => ms / least('ready', 'static, 4x');
const rows: readonly (readonly [what: string, value: number, budget: number])[] = [
  ['first playable board / static SVG: processor time', ratio('cpu', 'ours', 'static'), 3.4],
  ['the same, 4x slower CPU: time', ratio('ready', 'ours, 4x', 'static, 4x'), 3.1],
  ['the same, 4x slower CPU on a slow link: time', ratio('ready', 'ours, slow link', 'static, slow link'), 4.9],
  ['the same with the loader', ratio('ready', 'loader, slow link', 'static, slow link'), 4.6],
  ['first paint, prerendered children / static SVG', ratio('paint', 'prerendered', 'static'), 1.4],
  ['one board, 4x: blocking / time of the static SVG', part(least('blocked', 'ours, 4x')), 1.15],
  ['twenty, 4x: time / twenty pictures of ours', ratio('ready', 'oursLazy, 4x', 'picturesTwenty, 4x'), 1.8],
  [
    'twenty, pictures as files, 4x: blocking / theirs',
    ratio('blocked', 'oursImages, 4x', 'chessboardTwenty, 4x'),
    0.65,
  ],
  // Of this about half is code that the browser compiles because it runs often.
  [
    'heap a widget / chessboard-element',
    heapPerWidget('oursTwenty, 4x', 'ours, 4x') / heapPerWidget('chessboardTwenty, 4x', 'chessboard, 4x'),
    1.95,
  ],
  ["a move's redraw, 4x: script p50 / time of the static SVG", part(redraw('script', 0.5)), 0.062],
  ["a move's redraw, 4x: script p95 / time of the static SVG", part(redraw('script', 0.95)), 0.1],
  ["a move's redraw, 4x: the frame after it, p50 / the same", part(redraw('frame', 0.5)), 0.08],
  ['layout shift while booting', most('shift', 'ours, 4x'), 0],
  ['layout shift while booting, prerendered', most('shift', 'prerendered, 4x'), 0],
];
console.log(`${ROUNDS} rounds, the minimum of each; ${MOVES - WARM_UP} redraws\n`);
for (const [what, value, budget] of rows)
  console.log(
    `${value <= budget ? 'pass' : 'FAIL'}  ${what.padEnd(58)} ${value.toFixed(3).padStart(8)}  at most ${budget}`,
  );
console.log('\nmilliseconds from navigation, and kB');
for (const [what] of cases) {
  const cell = (key: keyof Boot) => `${key} ${least(key, what).toFixed(0).padStart(5)}`;
  console.log(`${what.padEnd(24)} ${(['ready', 'cpu', 'paint', 'blocked', 'heap'] as const).map(cell).join('  ')}`);
}
if (rows.some(([, value, budget]) => value > budget)) process.exitCode = 1;
