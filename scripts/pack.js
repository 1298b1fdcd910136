// Packs the built package to packed/playable-rules.tgz, once for all the tests that install it.
import { execSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tests.js';

const folder = join(root, 'packed');
mkdirSync(folder, { recursive: true });
const [{ filename }] = JSON.parse(
  execSync('npm pack --json --ignore-scripts --pack-destination packed', {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }),
);
renameSync(join(folder, filename), join(folder, 'playable-rules.tgz'));
