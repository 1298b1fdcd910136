// Runs the TypeScript tests for Node with this ending (`.node.ts` or `.e2e.ts`), as many processes at a time as there are
// cores: `node scripts/test-node.js .node.ts`. Further arguments select the files whose path contains one of them.
import { prepareGames } from './games.js';
import { e2eJobs, runJobs, unitJobs } from './test-jobs.js';

prepareGames();

const [ending, ...words] = process.argv.slice(2);
const chosen = (file) => words.length === 0 || words.some((word) => file.includes(word));
const jobs = { '.node.ts': unitJobs, '.e2e.ts': e2eJobs }[ending](chosen);
if (jobs.length === 0) {
  console.error(`No test file ends in ${ending}${words.length ? ` and contains ${words.join(' or ')}` : ''}.`);
  process.exit(1);
}
const done = await runJobs(jobs);
const sum = (kind) => done.reduce((all, job) => all + job[kind], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
