// Packs the built package to packed/playable-rules.tgz, once for all the tests that install it. The manifest and the README
// in it refer to nothing that only the repository has.
import { execSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedManifest, packedReadme } from './packed-files.js';
import { root } from './tests.js';

const folder = join(root, 'packed');
mkdirSync(folder, { recursive: true });
const stage = mkdtempSync(join(folder, 'stage-'));
try {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const names = ['LICENSE', ...JSON.parse(manifest).files];
  for (const name of names) cpSync(join(root, name), join(stage, name), { recursive: true });
  const isPacked = (path) => existsSync(join(stage, path));
  writeFileSync(join(stage, 'package.json'), packedManifest(manifest));
  writeFileSync(join(stage, 'README.md'), packedReadme(readFileSync(join(root, 'README.md'), 'utf8'), isPacked));
  const [{ filename }] = JSON.parse(
    execSync(`npm pack --json --ignore-scripts --pack-destination ${JSON.stringify(folder)}`, {
      cwd: stage,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    }),
  );
  renameSync(join(folder, filename), join(folder, 'playable-rules.tgz'));
} finally {
  rmSync(stage, { recursive: true });
}
