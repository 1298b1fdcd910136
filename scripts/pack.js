// Packs the built package to packed/playable-rules.tgz and the package that begins a game to packed/create-playable-game.tgz,
// once for all the tests that install them. The manifest and the README in the first refer to nothing that only the repository has.
import { execSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGames } from './games.js';
import { packedManifest, packedReadme, publishedWith } from './packed-files.js';
import { root } from './paths.js';

const folder = join(root, 'packed');
mkdirSync(folder, { recursive: true });

/** Packs the files that `fill` puts into a folder. */
function pack(name, fill) {
  const stage = mkdtempSync(join(folder, 'stage-'));
  try {
    fill(stage);
    const [{ filename }] = JSON.parse(
      execSync(`npm pack --json --ignore-scripts --pack-destination ${JSON.stringify(folder)}`, {
        cwd: stage,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      }),
    );
    renameSync(join(folder, filename), join(folder, `${name}.tgz`));
  } finally {
    rmSync(stage, { recursive: true });
  }
}

const manifest = readFileSync(join(root, 'package.json'), 'utf8');
pack('playable-rules', (stage) => {
  const names = ['LICENSE', ...JSON.parse(manifest).files];
  for (const name of names) cpSync(join(root, name), join(stage, name), { recursive: true });
  const isPacked = (path) => existsSync(join(stage, path));
  writeFileSync(join(stage, 'package.json'), packedManifest(manifest));
  writeFileSync(join(stage, 'README.md'), packedReadme(readFileSync(join(root, 'README.md'), 'utf8'), isPacked));
});
pack('create-playable-game', (stage) => {
  cpSync(join(root, 'create-playable-game'), stage, { recursive: true });
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  const path = join(stage, 'package.json');
  writeFileSync(path, publishedWith(readFileSync(path, 'utf8'), manifest, findGames()));
});
