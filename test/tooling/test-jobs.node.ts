/** The jobs in which `npm test` runs all tests. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import {
  browserJob,
  e2eJobs,
  runJobs,
  serverJobs,
  tryAgain,
  unitJobs,
  type Done,
  type Job,
} from '../../scripts/test-jobs.js';
import { root } from '../../scripts/paths.js';
import { globTests } from '../../scripts/tests.js';

const job = (part: string, program: string, more: Partial<Job> = {}): Job => ({
  part,
  name: part,
  command: [process.execPath, '-e', program],
  counts: false,
  ...more,
});
const run = async (jobs: readonly Job[], atOnce = 2) => {
  const reported: Done[] = [];
  const done = await runJobs(jobs, { atOnce, report: (ended: Done) => reported.push(ended) });
  assert.deepEqual(reported, done);
  return done;
};

test('every Node test file is in exactly one job', () => {
  for (const [ending, jobs] of [
    ['.node.ts', unitJobs()],
    ['.e2e.ts', e2eJobs()],
  ] as const) {
    const files = jobs.flatMap(({ command }) => command.filter((word) => word.endsWith(ending)));
    assert.deepEqual(files.sort(), globTests(ending));
  }
});

test('no more jobs run at once than allowed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jobs-'));
  const program = `const { mkdirSync, readdirSync, rmdirSync } = require('fs');
    mkdirSync('${folder}/' + process.pid);
    setTimeout(() => { console.log(readdirSync('${folder}').length); rmdirSync('${folder}/' + process.pid); }, 100)`;
  const jobs = Array.from({ length: 5 }, (_, n) => job('work', program, { name: String(n) }));
  const done = await run(jobs);
  rmSync(folder, { recursive: true });
  assert.deepEqual(done.map(({ name }) => name).sort(), ['0', '1', '2', '3', '4']);
  for (const { output } of done) assert.ok(Number(output) <= 2, output);
});

test('a job waits for the part that it comes after, while other jobs run', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'jobs-')), 'other');
  const path = JSON.stringify(file);
  // `first` ends only once `other` has run.
  const waits = `setInterval(() => require('fs').existsSync(${path}) && process.exit(), 20)`;
  const done = await run([
    job('first', waits),
    job('second', '', { after: 'first' }),
    job('other', `require('fs').writeFileSync(${path}, '')`),
  ]);
  const parts = done.map(({ part }) => part);
  assert.deepEqual([...parts].sort(), ['first', 'other', 'second']);
  assert.ok(parts.indexOf('second') > parts.indexOf('first'));
});

test('jobs that depend directly or indirectly on a failed part are skipped', async () => {
  const done = await run([
    job('first', 'console.log("why"); process.exit(3)'),
    job('second', '', { after: 'first' }),
    job('third', '', { after: 'second' }),
    job('other', 'console.log("2 passed, 0 failed")', { counts: true }),
  ]);
  const results = done.map(({ part, passed, failed, output }) => [part, passed, failed, output.trim()]);
  assert.deepEqual(results.sort(), [
    ['first', 0, 1, 'why'],
    ['other', 2, 0, '2 passed, 0 failed'],
  ]);
});

test('a failed job with a retry command is retried once: it passes as flaky, or fails', async () => {
  const failing = (name: string, second: string) =>
    job(name, 'console.log("3 passed, 1 failed")', {
      counts: true,
      again: () => [process.execPath, '-e', `console.log("${second}")`],
    });
  const firstRun = await run([
    failing('flaky', '4 passed, 0 failed'),
    failing('broken', '3 passed, 1 failed'),
    job('never', 'console.log("0 passed, 1 failed")', { counts: true }),
    job('good', 'console.log("2 passed, 0 failed")', { counts: true }),
  ]);
  const done = await tryAgain(firstRun, () => {});
  const results = done.map(({ part, passed, failed, flaky }) => [part, passed, failed, flaky]);
  assert.deepEqual(results.sort(), [
    ['broken', 3, 1, false],
    ['flaky', 4, 0, true],
    ['good', 2, 0, undefined],
    ['never', 0, 1, undefined],
  ]);
});

test('a retry of browser tests runs only the failed files, or all if no file is named', () => {
  const printed =
    '✖ test/a/b.test.ts: one\n✖ test/a/b.test.ts: two\n   1.0 s  test/c.test.ts\n✖ test/d.test.ts: three\n';
  const all = browserJob();
  assert.deepEqual(all.again(printed).slice(-3), ['--files', 'test/a/b.test.ts', 'test/d.test.ts']);
  assert.deepEqual(all.again('the browser went away'), all.command);
});

test('a retry of tests of whole pages runs only the failed files of a job, or all if no file is named', () => {
  const [first] = e2eJobs();
  const files = first!.command.filter((word) => word.endsWith('.e2e.ts'));
  const [one, two, three] = files;
  assert.ok(three, 'several files share a job');
  const named = (output: string) => first!.again(output).filter((word) => word.endsWith('.e2e.ts'));
  assert.deepEqual(named(`\n✔ ${one} (1.5ms)\n✖ ${two} (2.5ms)\n✔ ${three} (1ms)\n`), [two]);
  assert.deepEqual(named('the browser went away'), files);
});

test('a retry of the server’s tests runs only the failed files, or all if no file is named', () => {
  const own = serverJobs().find(({ part }) => part === 'test:server')!;
  const failed = 'test at test/seats.test.ts:9:1\n✖ one\n\ntest at test/beside/own.test.ts:2:3\n';
  assert.deepEqual(own.again!(failed).slice(-2), ['test/seats.test.ts', 'test/beside/own.test.ts']);
  assert.deepEqual(own.again!('the machine went away'), own.command);
});

test('a job whose program does not exist fails and leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const [done] = await run([{ ...job('first', ''), command: ['no-such-program'] }]);
  assert.equal(done!.failed, 1);
  assert.match(done!.output, /ENOENT/);
  assert.equal(timers(), before);
});

/** Runs files with these texts, and one that does not exist, in one program, as the jobs do. */
async function runFiles(...texts: readonly string[]): Promise<Done> {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true }); // does not exist yet after a fresh install
  const folder = mkdtempSync(join(cache, 'files-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const files = texts.map((text, n) => {
    const file = join(folder, `${n}.node.ts`);
    writeFileSync(file, text);
    return file;
  });
  const [shared] = unitJobs((file: string) => file.includes('tooling/test-count'));
  const command = [
    ...shared!.command.filter((word) => !word.endsWith('.node.ts')),
    ...[...files, join(folder, 'none.node.ts')].map((file) => relative(root, file)),
  ];
  const [done] = await run([{ ...shared!, command }]);
  rmSync(folder, { recursive: true });
  return done!;
}

test('a test file that cannot be loaded counts as one failure, and the other files of its job still run', async () => {
  const good = "import { test } from 'node:test'; test('good' as string, () => {});";
  const { passed, failed, output } = await runFiles("throw new Error('cannot be loaded');", good);
  assert.deepEqual([passed, failed], [1, 2], output);
  assert.match(output, /cannot be loaded/);
});

test('what a file does before and after its tests is not done before and after those of another file', async () => {
  const textOf = (name: string) => `
    import { after, before, test } from 'node:test';
    const tell = (what: string) => new Promise((done) => setTimeout(done, 20)).then(() => console.log(what, '${name}'));
    await tell('load');
    before(() => tell('before'));
    after(() => tell('after'));
    for (const n of [1, 2]) test('test ' + n, () => tell('test'));`;
  const { passed, output } = await runFiles(textOf('one'), textOf('two'));
  assert.equal(passed, 4, output);
  assert.deepEqual(
    output.match(/^(before|test|after) (one|two)$/gm),
    ['one', 'two'].flatMap((name) => ['before', 'test', 'test', 'after'].map((what) => `${what} ${name}`)),
  );
});
