/** The packed package, and test projects into which it is installed. */
import { execSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './pages.js';

const packed = (name: string): string => {
  const path = join(root, 'packed', `${name}.tgz`);
  if (!existsSync(path)) throw new Error(`packed/${name}.tgz is missing: run the builds first.`);
  return path;
};
export const tarball = packed('playable-rules');
/** The package that makes a game. */
export const maker = (): string => packed('create-playable-game');

export interface Project {
  /** A temporary folder outside the repository. */
  readonly folder: string;
  /** Runs a command there and returns its output. Throws with the whole output if it fails. */
  run(command: string): string;
  remove(): void;
}

/** Copies a test project and installs the versions of its lock file, the packed package, and further packages. */
export function install(name: string, ...more: readonly string[]): Project {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const mine = join(root, 'test', name, 'node_modules');
  cpSync(join(root, 'test', name), folder, { recursive: true, filter: (path) => !path.startsWith(mine) });
  const run = (command: string) => {
    try {
      return execSync(command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command}:\n${stdout}${stderr}`, { cause: error });
    }
  };
  run('npm ci --ignore-scripts --prefer-offline --loglevel=error');
  run(`npm install --no-save --ignore-scripts --prefer-offline --loglevel=error "${[tarball, ...more].join('" "')}"`);
  return { folder, run, remove: () => rmSync(folder, { recursive: true }) };
}
