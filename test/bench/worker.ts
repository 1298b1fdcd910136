/** Measures one variant in this process: `worker <variant> <games.json> [check]` prints the median in nanoseconds as JSON. */
import { readFileSync } from 'node:fs';
import type { Recorded } from './games.js';
import { VARIANTS, type VariantName } from './variants.js';

const [name, file, check] = process.argv.slice(2) as [VariantName, string, string | undefined];
/** The number of games that are timed; the others are only used with `check`. */
const TIMED = 10;
const WARM_MS = 1000;
const TIMED_MS = 1000;

const all = JSON.parse(readFileSync(file, 'utf8')) as Recorded[];
const run = await VARIANTS[name](check ? all : all.slice(0, TIMED));

if (check) {
  all.forEach(({ final }, i) => {
    run.again?.();
    const table = run.play(i);
    if (table && JSON.stringify(table) !== JSON.stringify(final))
      throw new Error(`${name}: game ${i} ends with a different table`);
  });
}

/** The CPU time of this process, in microseconds. Warming up also lasts a CPU time, so that a slowed process warms up fully. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
function time(play: () => void): number {
  const before = spent();
  play();
  return (spent() - before) * 1000;
}
/** One pass over the timed games: with `each`, times every play separately, otherwise all of them together. */
function pass(): number[] {
  if (!run.each) return [time(() => timed.forEach((_, i) => run.play(i))) / timed.length];
  return timed.map((_, i) => {
    run.again?.();
    return time(() => run.play(i));
  });
}
function passes(ms: number, least: number): number[] {
  const took: number[] = [];
  const until = spent() + ms * 1000;
  for (let n = 0; n < least || spent() < until; n++) took.push(...pass());
  return took;
}
const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

const timed = all.slice(0, TIMED);
passes(check ? 0 : WARM_MS, 1);
console.log(JSON.stringify({ ns: median(passes(check ? 0 : TIMED_MS, 3)) }));
