// `npm test` runs all jobs in parallel, one more than there are cores, and continues after failures. Then it retries the failed
// browser tests once, one at a time, and prints a line for each part and a total. `npm test quick` skips the slowest tests.
// `npm test unit word` runs the files of one of KINDS whose path contains a word, here of `unit`.
import { availableParallelism } from 'node:os';
import { browserJob, e2eJobs, fileJob, jobOf, runJobs, serverJobs, TABLES, tryAgain, unitJobs } from './test-jobs.js';
import { bin } from './paths.js';
import { globTests } from './tests.js';

// One more than there are cores: pages wait for frames, pauses and the network half of the time.
const atOnce = availableParallelism() + 1;

// Most of what is read, built and played in a test is soon forgotten: with more room for the new, V8 spends a tenth less time on it.
process.env.NODE_OPTIONS ??= '--max-semi-space-size=64';

/** Three pages on two cores although other jobs run in parallel: tests wait for frames and announcements half of their time. */
const pages = ['--concurrency', String(Math.max(3, Math.floor(atOnce / 2)))];

const build = (step, before) =>
  jobOf(`build ${step}`, [process.execPath, 'scripts/build.js', step], before && { after: `build ${before}` });
/** All other jobs read the elements' manifest and the types generated from it. */
const manifest = build('manifest');
const made = { after: 'build manifest' };
/** With one checker: each of several would read the types that it shares with the others, and other jobs use the cores. */
const types = [manifest, jobOf('typecheck', [bin('tsc'), '--noEmit', '--checkers', '1'], made)];
/** The builds that tests of whole pages open; each step needs the output of the step before. */
const builds = [build('lib', 'manifest'), build('types', 'lib'), build('site', 'types'), build('package', 'site')];
const built = { after: 'build package' };
/** Compares what programs may import with what is recorded. */
const exported = jobOf('api', [process.execPath, 'scripts/api.js'], { after: 'build types' });

/** Browser tests of the quick run: only playing, not every state, language and width of the elements. */
const QUICK = ['click', 'controls', 'drag', 'keyboard', 'moves', 'panel', 'steps', 'undo', 'gesture', 'playthrough'];
/** Pages, services and projects of others with ours in them: on CI a job beside the others, since it takes two minutes. */
const isOfHosts = (file) => /e2e[\\/]hosts[\\/]/.test(file);
const isShort = (file) => !/games[\\/]suite-random/.test(file);

const [kind = 'all', ...words] = process.argv.slice(2);
const isChosen = (file) => words.length === 0 || words.some((word) => file.includes(word));
const browserFiles = () => globTests('.test.ts').filter(isChosen);
/** The element tests in another browser, which must be installed. */
const inBrowser = (name) => [
  manifest,
  browserJob(browserFiles(), made, ['--config', `web-test-runner.${name}.config.js`]),
];

const KINDS = {
  all() {
    const [server, own, ...together] = serverJobs(built, TABLES);
    return [
      ...[...types, ...builds, exported, browserJob([], made, pages), server, own],
      // The shortest last: no core waits for a long one at the end.
      ...[...e2eJobs((file) => !isOfHosts(file), built), ...together, ...unitJobs(undefined, made)],
    ];
  },
  quick: () => [
    ...types,
    browserJob([`test/**/{${QUICK.join(',')}}.test.ts`], made, pages),
    ...unitJobs(isShort, made),
  ],
  unit: () => [manifest, ...unitJobs(isChosen, made)],
  server: () => [manifest, ...builds, ...serverJobs(built)],
  browser: () => [manifest, browserJob(browserFiles(), made, pages)],
  firefox: () => inBrowser('firefox'),
  webkit: () => inBrowser('webkit'),
  e2e: () => [manifest, ...builds, ...e2eJobs(isChosen, built)],
  /** Pages of others, and what others make and npm installs, which takes long; with the folder of unpacked hosts, these too. */
  hosts: () => [
    ...[manifest, ...builds, ...e2eJobs(isOfHosts, built)],
    ...['packagers', 'frameworks', 'markdown', 'create', 'stories', ...(words.length > 0 ? ['hosts'] : [])].map(
      (name) => fileJob('test:hosts', `test/e2e/real-${name}.ts`, built, words),
    ),
  ],
};
if (!Object.hasOwn(KINDS, kind)) throw new Error(`${kind}: expected one of ${Object.keys(KINDS).join(', ')}`);
const jobs = KINDS[kind]();
if (!jobs.some(({ counts }) => counts)) throw new Error(`No ${kind} test file has ${words.join(' or ')} in its path.`);

const began = performance.now();
const done = await tryAgain(await runJobs(jobs, { atOnce }));
const sum = (kind, part) => done.reduce((all, job) => all + (part && job.part !== part ? 0 : job[kind]), 0);

for (const { part, name } of done.filter((job) => job.failed > 0)) console.log(`\nFAILED: ${part} ${name}`);
for (const { part, name } of done.filter((job) => job.flaky))
  console.log(`\nFLAKY, passed at the second try: ${part} ${name}`);
console.log('\nSeconds are those of the programs of a part; programs run side by side.');
for (const part of new Set(jobs.map((job) => job.part))) {
  const parts = done.filter((job) => job.part === part);
  const what = parts.length === 0 ? 'NOT RUN' : sum('failed', part) > 0 ? 'FAILED' : 'ok';
  const counts = parts.some((job) => job.counts)
    ? `, ${sum('passed', part)} passed, ${sum('failed', part)} failed`
    : '';
  console.log(`${sum('seconds', part).toFixed(0).padStart(5)} s  ${part}: ${what}${counts}`);
}
console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  in all`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
