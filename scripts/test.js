// `npm test`: all tests, one program more at a time than there are cores, also after some have failed; then once more, and
// alone, those in a browser that failed; then a line for each part and a last one that sums them all up. `npm run test:quick` leaves out what takes longest.
import { availableParallelism } from 'node:os';
import { browserJob, e2eJobs, runJobs, script, tryAgain, unitJobs } from './test-jobs.js';

const isQuick = process.argv.includes('--quick');
// One more than there are cores: pages wait for frames, pauses and the network as often as they compute.
const atOnce = availableParallelism() + 1;

/** The manifest of the elements, with types made of it, is read by all the rest. */
const made = { after: 'manifest' };
const types = [script('manifest'), script('typecheck', 'check:types', made)];
/** What tests of whole pages open, each step from what the one before has made. */
const builds = [
  script('build:lib', 'build:lib', made),
  script('build:types', 'build:types', { after: 'build:lib' }),
  script('build:docs', 'build:docs', { after: 'build:types' }),
  script('build:package', 'build:package', { after: 'build:docs' }),
];
/** Of the elements only how one plays on them: not every state, language and width of theirs. */
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
