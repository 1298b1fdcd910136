/**
 * Measures the cost of the engine as ratios: `npx tsx test/bench/bench.ts [rounds]`.
 *
 * Each variant runs in its own process in each round: in one process with immer or boardgame.io the same pure functions
 * measure several times slower, because their proxies make shared call sites megamorphic. A round runs all variants one
 * after another, so that a busy machine slows all of them; ratios are taken within a round, and the median over the rounds
 * counts. Times are CPU times, because wall time on a shared machine also measures other processes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { recordGames } from './games.js';
import { microsteps } from './microsteps.js';
import type { VariantName } from './variants.js';

const ROUNDS = Number(process.argv[2] ?? 7);
/** The tolerance before a goal counts as missed. Chosen, not measured: single rounds on a busy machine differ by more. */
const NOISE = 0.1;

interface Goal {
  readonly what: string;
  readonly of: VariantName;
  readonly to?: VariantName;
  /** The limit of the ratio of `of` to `to`, or of the milliseconds of `of` if `to` is missing. */
  readonly atMost?: number;
  readonly atLeast?: number;
}
const GOALS: readonly Goal[] = [
  { what: 'a game by actor.send / bare rules', of: 'actor', to: 'bare', atMost: 4 },
  { what: 'headless play / bare rules', of: 'play', to: 'bare', atMost: 1.5 },
  { what: 'headless replay / bare rules', of: 'replay', to: 'bare', atMost: 1.5 },
  { what: 'machine.transition, one scope / bare rules', of: 'transition', to: 'bare' },
  { what: 'boardgame.io Client / actor.send', of: 'boardgame.io client', to: 'actor', atLeast: 20 },
  { what: 'boardgame.io Client, hand-shared / actor.send', of: 'boardgame.io client, shared', to: 'actor' },
  { what: 'boardgame.io reducer, hand-shared / bare', of: 'boardgame.io reducer, shared', to: 'bare', atLeast: 40 },
  { what: 'boardgame.io playouts / ours', of: 'boardgame.io playouts', to: 'playouts', atLeast: 45 },
  {
    what: 'boardgame.io playouts, hand-shared / ours',
    of: 'boardgame.io playouts, shared',
    to: 'playouts',
  },
  { what: 'boardgame.io playout / a look of our hard opponent', of: 'boardgame.io playouts', to: 'thought' },
  { what: 'playouts by the kernel / by the bare rules', of: 'kernel playouts', to: 'playouts' },
  { what: 'event 10,000 / event 100', of: 'event 10000', to: 'event 100', atMost: 1.2 },
  { what: "an opponent's move, default level (ms)", of: 'opponent', atMost: 150 },
  { what: 'one step of its thinking, hard, median (ms)', of: 'thought', atMost: 50 },
];
const variants = [...new Set(GOALS.flatMap(({ of, to }) => (to ? [to, of] : [of])))];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const peers = here('peers/package.json');
if (!existsSync(here('peers/node_modules'))) {
  execFileSync('npm', ['ci', '--silent', '--ignore-scripts'], { cwd: here('peers'), stdio: 'inherit' });
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const games = join(folder, 'games.json');
  const recorded = recordGames(100);
  writeFileSync(games, JSON.stringify(recorded));
  // Bundled as for production, because the code that tsx compiles on the fly sets the name of every inner function each
  // time it runs, which costs time.
  await build({
    entryPoints: [here('worker.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['production', 'module'],
  });
  const env = { ...process.env, NODE_ENV: 'production', BENCH_PEERS: peers };
  const measure = (variant: VariantName, ...more: string[]): number => {
    const out = execFileSync(process.execPath, [join(folder, 'worker.mjs'), variant, games, ...more], { env });
    return (JSON.parse(String(out)) as { ns: number }).ns;
  };

  for (const variant of variants) measure(variant, 'check');
  console.log(`100 recorded games end in the same tables by every variant that plays them. ${ROUNDS} rounds:`);
  const rounds = Array.from({ length: ROUNDS }, (_, i) => {
    // Every second round runs in reverse order, so that a variant does not always follow the same other one.
    const order = i % 2 ? [...variants].reverse() : variants;
    return Object.fromEntries(order.map((variant) => [variant, measure(variant)])) as Record<VariantName, number>;
  });

  const rows = GOALS.map(({ what, of, to, atMost, atLeast }) => {
    const ratios = rounds.map((round) => (to ? round[of] / round[to] : round[of] / 1e6)).sort((a, b) => a - b);
    const median = ratios[Math.floor(ratios.length / 2)]!;
    const missed =
      (atMost !== undefined && median > atMost * (1 + NOISE)) ||
      (atLeast !== undefined && median < atLeast * (1 - NOISE));
    const goal = atMost !== undefined ? `at most ${atMost}` : atLeast !== undefined ? `at least ${atLeast}` : '';
    return { what, measured: short(median), spread: `${short(ratios[0]!)}-${short(ratios.at(-1)!)}`, goal, missed };
  });
  const steps = microsteps(recorded);
  rows.push({
    what: 'microsteps counted / expected',
    measured: `${steps.counted} / ${steps.expected}`,
    spread: '',
    goal: 'exactly',
    missed: steps.counted !== steps.expected,
  });

  const line = (...cells: string[]) => cells.map((cell, i) => cell.padEnd([52, 18, 16, 14, 6][i]!)).join('');
  console.log(line('what', 'measured', 'min-max', 'goal', ''));
  for (const { what, measured, spread, goal, missed } of rows) {
    console.log(line(what, measured, spread, goal, goal && (missed ? 'MISSED' : 'pass')));
  }
  console.log(
    `A goal is missed when the median is more than ${NOISE * 100} % beyond it; smaller differences are noise.`,
  );
  process.exitCode = rows.some(({ missed }) => missed) ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function short(n: number): string {
  return n >= 10 ? n.toFixed(0) : n.toFixed(2);
}
