// `npm test` runs all jobs in parallel, one more than there are cores, and continues after failures. Then it retries the failed
// browser tests once, one at a time, and prints a line for each part and a total. `npm run test:quick` skips the slowest tests.
import { availableParallelism } from 'node:os';
import { browserJob, e2eJobs, runJobs, script, tryAgain, unitJobs } from './test-jobs.js';

const isQuick = process.argv.includes('--quick');
// One more than there are cores: pages wait for frames, pauses and the network half of the time.
const atOnce = availableParallelism() + 1;

/** All other jobs read the elements' manifest and the types generated from it. */
const made = { after: 'manifest' };
const types = [script('manifest'), script('typecheck', 'check:types', made)];
/** The builds that tests of whole pages open; each step needs the output of the step before. */
const builds = [
  script('build:lib', 'build:lib', made),
  script('build:types', 'build:types', { after: 'build:lib' }),
  script('build:docs', 'build:docs', { after: 'build:types' }),
  script('build:package', 'build:package', { after: 'build:docs' }),
];
/** Browser tests of the quick run: only playing, not every state, language and width of the elements. */
const QUICK = ['click', 'controls', 'drag', 'keyboard', 'moves', 'panel', 'steps', 'undo', 'gesture', 'playthrough'];
const isShort = (file) => !/games[\\/]suite-random/.test(file);

const jobs = isQuick
  ? [...types, browserJob(atOnce, `test/**/{${QUICK.join(',')}}.test.ts`, made), ...unitJobs(isShort, made)]
  : [
      ...[...types, ...builds, browserJob(atOnce, undefined, made)],
      ...[...e2eJobs(undefined, { after: 'build:package' }), ...unitJobs(undefined, made)],
    ];

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
