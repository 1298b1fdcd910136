// Runs Node's own test runner on the TypeScript tests whose names end as told: `node scripts/test-node.js .node.ts`.
// Words after it choose the files that contain one of them. (Node 20's --test takes no glob.)
import { spawnSync } from 'node:child_process';
import { prepareGames } from './games.js';
import { globTests } from './tests.js';

prepareGames();

const [ending, ...words] = process.argv.slice(2);
const files = globTests(ending).filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
if (files.length === 0) {
  console.error(`No test file ends in ${ending}${words.length ? ` and contains ${words.join(' or ')}` : ''}.`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--test', '--test-reporter=spec', ...files], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
