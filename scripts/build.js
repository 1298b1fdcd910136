// Writes `dist/`: the build of modules and that of classic scripts side by side, on a core each.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tests.js';

// A build's file names change with its contents: nothing is left of the build before.
for (const folder of ['cdn', 'classic']) rmSync(join(root, 'dist', folder), { recursive: true, force: true });

const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
const build = (name) =>
  new Promise((resolve) => {
    const args = [rollup, '--config', '--silent', '--configBuild', name];
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1));
  });
const codes = await Promise.all(['modules', 'scripts'].map(build));
process.exitCode = Math.max(...codes);
