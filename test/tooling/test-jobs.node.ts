/** The jobs that all tests are run as. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { browserJob, e2eJobs, runJobs, tryAgain, unitJobs, type Done, type Job } from '../../scripts/test-jobs.js';
import { globTests, root } from '../../scripts/tests.js';

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

test('every file of tests for Node is in one job', () => {
  for (const [ending, jobs] of [
    ['.node.ts', unitJobs()],
    ['.e2e.ts', e2eJobs()],
  ] as const) {
    const files = jobs.flatMap(({ command }) => command.filter((word) => word.endsWith(ending)));
    assert.deepEqual(files.sort(), globTests(ending));
  }
});

test('no more jobs run at a time than are allowed', async () => {
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

test('a job waits for all of the part that it comes after, and others do not', async () => {
  const slow = job('first', 'setTimeout(() => {}, 300)');
  const done = await run([slow, job('second', '', { after: 'first' }), job('other', '')]);
  assert.deepEqual(
    done.map(({ part }) => part),
    ['other', 'first', 'second'],
  );
});

test('what was to come after a part that failed is left out, and so is what comes after that', async () => {
  const done = await run([
    job('first', 'console.log("why"); process.exit(3)'),
    job('second', '', { after: 'first' }),
    job('third', '', { after: 'second' }),
    job('other', 'console.log("2 passed, 0 failed")', { counts: true }),
  ]);
  const said = done.map(({ part, passed, failed, output }) => [part, passed, failed, output.trim()]);
  assert.deepEqual(said.sort(), [
    ['first', 0, 1, 'why'],
    ['other', 2, 0, '2 passed, 0 failed'],
  ]);
});

test('what failed in a browser is tried once more, and says so; what fails twice has failed', async () => {
  const failing = (name: string, second: string) =>
    job(name, 'console.log("3 passed, 1 failed")', {
      counts: true,
      again: () => [process.execPath, '-e', `console.log("${second}")`],
    });
  const once = await run([
    failing('flaky', '4 passed, 0 failed'),
    failing('broken', '3 passed, 1 failed'),
    job('never', 'console.log("0 passed, 1 failed")', { counts: true }),
    job('good', 'console.log("2 passed, 0 failed")', { counts: true }),
  ]);
  const done = await tryAgain(once, () => {});
  const said = done.map(({ part, passed, failed, flaky }) => [part, passed, failed, flaky]);
  assert.deepEqual(said.sort(), [
    ['broken', 3, 1, false],
    ['flaky', 4, 0, true],
    ['good', 2, 0, undefined],
    ['never', 0, 1, undefined],
  ]);
});

test('of the tests in a browser only the files that failed are tried again', () => {
  const printed =
    '✖ test/a/b.test.ts: one\n✖ test/a/b.test.ts: two\n   1.0 s  test/c.test.ts\n✖ test/d.test.ts: three\n';
  const all = browserJob(2);
  assert.deepEqual(all.again(printed).slice(-3), ['--files', 'test/a/b.test.ts', 'test/d.test.ts']);
  assert.deepEqual(all.again('the browser went away'), all.command);
});

test('a program that is not there is a failure, and nothing waits for it any more', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const [done] = await run([{ ...job('first', ''), command: ['no-such-program'] }]);
  assert.equal(done!.failed, 1);
  assert.match(done!.output, /ENOENT/);
  assert.equal(timers(), before);
});

test('of files that share a program, one that cannot be read is one failure, and the others are run', async () => {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true }); // nothing has made it yet where the package was just installed
  const folder = mkdtempSync(join(cache, 'files-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return relative(root, join(folder, name));
  };
  const good = write('good.node.ts', "import { test } from 'node:test'; test('good' as string, () => {});");
  const bad = write('bad.node.ts', "throw new Error('not to be read');");
  const [shared] = unitJobs((file: string) => file.includes('tooling/test-count'));
  const command = [
    ...shared!.command.filter((word) => !word.endsWith('.node.ts')),
    good,
    bad,
    good.replace('good', 'none'),
  ];
  const [done] = await run([{ ...shared!, command }]);
  rmSync(folder, { recursive: true });
  assert.deepEqual([done!.passed, done!.failed], [1, 2], done!.output);
  assert.match(done!.output, /not to be read/);
});
