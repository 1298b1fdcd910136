/** One process, one variant: `worker <variant> <games.json> [check]` prints its median in nanoseconds as JSON. */
import { readFileSync } from 'node:fs';
import type { Recorded } from './games.js';
import { VARIANTS, type VariantName } from './variants.js';

const [name, file, check] = process.argv.slice(2) as [VariantName, string, string | undefined];
/** A pass plays these; the others are for checking. */
const TIMED = 10;
const WARM_MS = 1000;
const TIMED_MS = 1000;

const all = JSON.parse(readFileSync(file, 'utf8')) as Recorded[];
const run = await VARIANTS[name](check ? all : all.slice(0, TIMED));

if (check) {
  all.forEach(({ final }, i) => {
    run.again?.();
    const table = run.play(i);
    if (table && JSON.stringify(table) !== JSON.stringify(final)) throw new Error(`${name}: game ${i} ends otherwise`);
  });
}

/** The CPU time of this process, in microseconds. Warming up is counted in it too: a starved process would stay cold. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
function time(i: number): number {
  run.again?.();
  const before = spent();
  run.play(i);
  return (spent() - before) * 1000;
}
/** The times of many plays, each game by itself. */
function passes(ms: number, least: number): number[][] {
  const took: number[][] = Array.from({ length: TIMED }, () => []);
  const until = spent() + ms * 1000;
  for (let pass = 0; pass < least || spent() < until; pass++) took.forEach((times, i) => times.push(time(i)));
  return took;
}
const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

passes(check ? 0 : WARM_MS, 1);
const took = passes(check ? 0 : TIMED_MS, 3);
// Games differ in length, so that each has a median of its own; plays that are all of a kind have one.
const ns = run.each ? median(took.flat()) : took.reduce((sum, times) => sum + median(times), 0) / TIMED;
console.log(JSON.stringify({ ns }));
