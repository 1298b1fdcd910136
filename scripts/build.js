// Writes `dist/`: the build of modules and that of classic scripts side by side, on a core each.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tests.js';

// Files of an earlier build, whose modules may be renamed or gone since, must not be packed with those of this one. The
// types stay: `build:types` writes them.
const dist = join(root, 'dist');
for (const path of existsSync(dist) ? readdirSync(dist, { recursive: true }) : [])
  if (/\.js(\.map)?$/.test(path)) rmSync(join(dist, path));

const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
const build = (name) =>
  new Promise((resolve) => {
    const args = [rollup, '--config', '--silent', '--configBuild', name];
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1));
  });
const codes = await Promise.all(['modules', 'scripts'].map(build));
process.exitCode = Math.max(...codes);
