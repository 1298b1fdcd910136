// Splits the tests into jobs, each a child process, and runs several at a time (by default as many as there are cores).
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countTests } from './test-count.js';
import { bin, root } from './paths.js';
import { globTests } from './tests.js';

/**
 * @typedef {object} Job
 * @property {string} part the line of the summary that includes it
 * @property {string} name
 * @property {readonly string[]} command
 * @property {string} [after] the part that must be done before it starts
 * @property {boolean} counts whether it prints how many tests passed
 * @property {(output: string) => readonly string[]} [again] the command of a second try, from the output of the first
 *
 * @typedef {Job & { code: number, output: string, seconds: number, passed: number, failed: number }} Done
 */

const node = (...args) => [process.execPath, '--import', 'tsx', '--test-reporter=spec', ...args];
/** Timeout of a job, in milliseconds: no job takes so long unless it hangs. */
const TOO_LONG = 1_500_000;

/** A job that is a part of its own and succeeds if its command does. */
export const jobOf = (part, command, more = {}) => ({ part, name: part, command, counts: false, ...more });

/**
 * The browser tests: one process, whose pages share compiled files.
 *
 * @param {readonly string[]} [files] all if there are none
 * @param {Partial<Job>} [more]
 * @param {readonly string[]} [options] of web-test-runner
 */
export function browserJob(files = [], more = {}, options = []) {
  const program = [bin('web-test-runner'), ...options];
  return {
    part: 'test:browser',
    name: 'test:browser',
    command: files.length > 0 ? [...program, '--files', ...files] : program,
    again(output) {
      const failed = new Set(Array.from(output.matchAll(/^✖ (test\S+\.test\.ts): /gm), ([, file]) => file));
      return failed.size > 0 ? [...program, '--files', ...failed] : this.command;
    },
    counts: true,
    ...more,
  };
}

/** @type {(files: readonly string[]) => string[]} the command that runs these files in one process */
const inOneProcess = (files) => node('scripts/test-files.js', ...files);
/** Starting tsx and loading our sources takes longer than most test files, so many files share a process. */
const FILES_A_PROGRAM = 40;
/** Files of whole pages in a process: loading Playwright alone takes two seconds. */
const PAGES_A_PROGRAM = 5;
/** Deals files into groups of at most so many, as cards are dealt: those that are next to each other are in different groups. */
function dealt(files, most) {
  const count = Math.ceil(files.length / most);
  return Array.from({ length: count }, (_, n) => files.filter((_, i) => i % count === n));
}
/**
 * The tests that need only Node, several files per job. The suites of random games take longest: they come first, a job each.
 *
 * @param {(file: string) => boolean} [chosen]
 * @param {Partial<Job>} [more]
 * @returns {Job[]}
 */
export function unitJobs(chosen = () => true, more = {}) {
  const files = globTests('.node.ts').filter(chosen);
  const long = files.filter((file) => /games[\\/]suite/.test(file));
  const rest = files.filter((file) => !long.includes(file));
  return [...long.map((file) => [file]), ...dealt(rest, FILES_A_PROGRAM)].map((group, n) => ({
    part: 'test:unit',
    name: group.length === 1 ? group[0] : `group ${n + 1}`,
    command: inOneProcess(group),
    counts: true,
    ...more,
  }));
}

/** A file of tests in a program of its own. */
export const fileJob = (part, file, more = {}, args = []) => ({
  part,
  name: file,
  command: node(file, ...args),
  again: () => node(file, ...args),
  counts: true,
  ...more,
});

/** The pages with a server that every run has: two friends play a whole game, whatever happens on the way. */
export const TABLES = ['server'];
/** Those that CI has in a job beside the others. */
const BESIDE = [
  'table',
  'seats',
  'own-tables',
  'frames',
  'own',
  'agreements',
  'reminders',
  'watching',
  'changes',
  'processes',
];
/**
 * The server's own tests and those of pages with it, once it is installed, type-checked and built; all of them if no pages are
 * named. Its package brings the Node that it needs from npm. A second try runs only the failed files.
 *
 * @param {Partial<Job>} [more]
 * @param {readonly string[]} [tables]
 * @returns {Job[]}
 */
export function serverJobs(more = {}, tables) {
  const npm = (...args) => ['npm', '--prefix', 'server', 'run', ...args];
  const ready = jobOf('build server', npm('test:ready'), more);
  const files = tables ? ['test/*.test.ts'] : ['test/*.test.ts', 'test/beside/*.test.ts'];
  const after = { after: ready.part };
  const own = jobOf('test:server', npm('test:files', '--', ...files), {
    counts: true,
    again(output) {
      const failed = new Set(Array.from(output.matchAll(/^test at (test\S+\.ts):/gm), ([, file]) => file));
      return npm('test:files', '--', ...(failed.size > 0 ? failed : files));
    },
    ...after,
  });
  const pages = (tables ?? [...TABLES, ...BESIDE]).map((name) => `test/e2e/real-${name}.ts`);
  return [ready, own, ...pageJobs('test:together', pages, after)];
}

/** The longest tests, in the order of their length: they are dealt first, so that jobs are about equally long. */
const LONG = [
  'site',
  'games',
  'loader',
  'embeds',
  'embed',
  'text-size',
  'first-board',
  'lessons',
  'first-minute',
  'phases',
  'position-editor',
  'saving',
  'readme',
  'docs-site',
  'redraw',
  'rulebook',
  'many-boards',
  'strict',
  'studio',
];
const rank = (file) =>
  (LONG.findIndex((name) => file.endsWith(`/${name}.e2e.ts`)) + LONG.length + 1) % (LONG.length + 1);
/**
 * The tests of whole pages.
 *
 * @param {(file: string) => boolean} [chosen]
 * @param {Partial<Job>} [more]
 */
export const e2eJobs = (chosen = () => true, more = {}) =>
  pageJobs(
    'test:e2e',
    globTests('.e2e.ts')
      .filter(chosen)
      .sort((a, b) => rank(a) - rank(b)),
    more,
  );

/**
 * Tests of whole pages, several files per job. A second try runs only the failed files.
 *
 * @param {string} part
 * @param {readonly string[]} files
 * @param {Partial<Job>} more
 */
const pageJobs = (part, files, more) =>
  dealt(files, PAGES_A_PROGRAM).map((group) => ({
    part,
    name: group.map((file) => basename(file).replace(/(\.e2e)?\.ts$/, '')).join(', '),
    command: inOneProcess(group),
    again(output) {
      const failed = group.filter((file) => output.includes(`\n✖ ${file} (`));
      return inOneProcess(failed.length > 0 ? failed : group);
    },
    counts: true,
    ...more,
  }));

/**
 * Runs jobs, at most `atOnce` at a time, in order unless a job must wait (`after`); calls `report` as each ends. Skips jobs
 * whose `after` part failed or was skipped; the result does not contain them.
 *
 * @param {readonly Job[]} jobs
 * @param {{ atOnce?: number, report?: (job: Done) => void }} [options]
 * @returns {Promise<Done[]>}
 */
export async function runJobs(jobs, { atOnce = availableParallelism(), report = show } = {}) {
  const done = [];
  const broken = new Set();
  const running = new Map();
  let waiting = [...jobs];
  const isOver = (part) => ![...waiting, ...running.keys()].some((job) => job.part === part);
  const finish = async (job) => {
    const ended = await run(job);
    running.delete(job);
    if (ended.failed > 0) broken.add(job.part);
    done.push(ended);
    report(ended);
  };
  for (;;) {
    for (const { part, after } of waiting) if (broken.has(after)) broken.add(part);
    waiting = waiting.filter(({ after }) => !broken.has(after));
    const next = running.size < atOnce && waiting.find(({ after }) => !after || isOver(after));
    if (next) {
      waiting = waiting.filter((job) => job !== next);
      running.set(next, finish(next));
    } else if (running.size > 0) await Promise.race(running.values());
    else return done;
  }
}

/**
 * Retries failed jobs in a browser once, one at a time: on a busy machine a page may load too late for a test. A job that
 * passes at the second try counts as passed, and is marked `flaky`.
 *
 * @param {readonly Done[]} done
 * @param {(job: Done) => void} [report]
 * @returns {Promise<(Done & { flaky?: boolean })[]>}
 */
export async function tryAgain(done, report = show) {
  const ended = [];
  for (const first of done) {
    const { again, failed, passed, seconds } = first;
    if (failed === 0 || !again) {
      ended.push(first);
      continue;
    }
    const second = await run({ ...first, command: again.call(first, first.output) });
    report(second);
    ended.push({
      ...second,
      passed: Math.max(second.passed, passed + failed - second.failed),
      seconds: seconds + second.seconds,
      flaky: second.failed === 0,
    });
  }
  return ended;
}

/** Runs a job and captures its output. */
function run(job) {
  const began = performance.now();
  const [program, ...args] = job.command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: AbortSignal.timeout(TOO_LONG),
      shell: process.platform === 'win32' && program !== process.execPath, // other programs are .cmd files there
    });
    let printed = '';
    const keep = (chunk) => void (printed += chunk);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const end = (code) => {
      const output = stripVTControlCharacters(printed);
      const seconds = (performance.now() - began) / 1000;
      resolve({ ...job, code, output, seconds, ...countTests({ code, output }, job) });
    };
    child.once('error', (error) => {
      printed += String(error);
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Prints the output of a finished job in one piece. */
function show({ part, name, seconds, output }) {
  console.log(`\n> ${part}${name === part ? '' : ` ${name}`} (${seconds.toFixed(1)} s)\n${output.trimEnd()}`);
}
