// Installs the packages of the server, unless npm has done so since the files that name them changed.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const changed = (path) => statSync(new URL(path, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;
// npm writes its own list when all packages are there.
const installed = changed('node_modules/.package-lock.json');
if (['package.json', 'package-lock.json'].some((path) => changed(path) >= installed)) {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const shell = process.platform === 'win32'; // npm is a .cmd file there
  process.exitCode = spawnSync('npm', ['ci'], { cwd, stdio: 'inherit', shell }).status ?? 1;
}
