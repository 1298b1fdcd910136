/**
 * Runs XState's own tests of its core twice, by themselves and while our inspector watches every machine in them, and fails
 * if a test passes by itself and not watched: `npm run fuzz:xstate [-- 5.32.5]`, with a release of XState. Its package has
 * no tests, so its repository is cloned, once for each release, into `checkouts/`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REPOSITORY = 'https://github.com/statelyai/xstate.git';
const here = import.meta.dirname;
const release = process.argv[2] ?? '5.32.5';
const checkout = path.join(here, 'checkouts', release);
if (!existsSync(checkout)) {
  const from = ['-c', 'advice.detachedHead=false', '--depth', '1', '--branch', `xstate@${release}`, REPOSITORY];
  execFileSync('git', ['clone', '--quiet', ...from, checkout], { stdio: 'inherit' });
}
const config = path.join(here, 'vitest.config.js');
const results = mkdtempSync(path.join(tmpdir(), 'xstate-'));

/** Runs all tests and returns those that ran, by file and title, each with what made it fail, if it did. */
function run(name, env) {
  const file = path.join(results, `${name}.json`);
  const vitest = path.join(here, 'node_modules/vitest/vitest.mjs');
  spawnSync('node', [vitest, 'run', '--config', config, '--reporter=json', `--outputFile=${file}`], {
    cwd: path.join(checkout, 'packages/core'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const found = new Map();
  for (const { name: path, assertionResults } of JSON.parse(readFileSync(file, 'utf8')).testResults)
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'passed' || status === 'failed')
        found.set(`${path.slice(checkout.length)}: ${fullName}`, failureMessages);
  return found;
}
const log = path.join(results, 'actors');
const alone = run('alone', {});
const watched = run('watched', { WATCH_LOG: log });

const passing = [...alone].filter(([, failures]) => failures.length === 0).map(([name]) => name);
const otherwise = passing.filter((name) => watched.get(name)?.length !== 0);
for (const name of otherwise) console.error(`${name}\n${watched.get(name)?.join('\n') ?? 'did not run'}\n`);
const actors = readFileSync(log, 'utf8')
  .split('\n')
  .reduce((sum, count) => sum + Number(count), 0);
console.log(
  `XState ${release}: ${passing.length} of ${alone.size} tests pass by themselves; of these ` +
    `${passing.length - otherwise.length} also while we watch, with ${actors} actors of machines`,
);
process.exitCode = otherwise.length > 0 || actors === 0 ? 1 : 0;
