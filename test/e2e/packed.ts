/** The packed package, and test projects into which it is installed. */
import { execFileSync, execSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** An empty project. */
function begin(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const run = (command: string) => {
    try {
      return execSync(command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command}:\n${stdout}${stderr}`, { cause: error });
    }
  };
  return { folder, run, remove: () => rmSync(folder, { recursive: true }) };
}

/** Copies a test project and installs the versions of its lock file, the packed package, and further packages. */
export function install(name: string, ...more: readonly string[]): Project {
  const project = begin();
  const mine = join(root, 'test', name, 'node_modules');
  cpSync(join(root, 'test', name), project.folder, { recursive: true, filter: (path) => !path.startsWith(mine) });
  const flags = '--ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=error';
  project.run(`npm install --no-save ${flags} "${[tarball, ...more].join('" "')}"`);
  return project;
}

/** Unpacks the package beside its dependencies and further packages, which are those of this repository: nothing is installed. */
export function unpack(...more: readonly string[]): Project {
  const project = begin();
  const packages = join(project.folder, 'node_modules');
  const ours = join(packages, 'playable-rules');
  mkdirSync(ours, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', ours, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(join(ours, 'package.json'), 'utf8')) as { dependencies: object };
  for (const name of [...Object.keys(dependencies), ...more]) {
    const link = join(packages, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
  return project;
}
