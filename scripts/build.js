// `npm run build` writes everything that is published; `npm run build lib types` only these steps, in the order given.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareGames } from './games.js';
import { bin, root } from './paths.js';
import { removeUnreached } from './types.js';

/** @type {(name: string, ...args: string[]) => Promise<void>} */
const run = (name, ...args) =>
  new Promise((resolve, reject) => {
    const shell = process.platform === 'win32'; // programs are .cmd files there
    spawn(bin(name), args, { cwd: root, stdio: 'inherit', shell }).once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ${args.join(' ')}: exit code ${code}`)),
    );
  });

/** Npm links nothing into `node_modules` here, and to ask about each import whether it is a link takes a tenth of the time. */
const bundle = (...args) => run('rollup', '--silent', '--preserveSymlinks', ...args);

const STEPS = {
  clean() {
    for (const name of ['dist', 'docs-dist', 'packed']) rmSync(join(root, name), { recursive: true, force: true });
  },
  /** Describes the elements for tools, and writes the types of frameworks from it; types, lint and stories need it. */
  manifest() {
    prepareGames();
    return run('cem', 'analyze', '--quiet');
  },
  /** The builds of modules and of classic scripts side by side, on a core each. */
  lib() {
    // Files of an earlier build, whose modules may be renamed or gone since, must not be packed with those of this one.
    const dist = join(root, 'dist');
    for (const path of existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : [])
      if (/\.js(\.map)?$/.test(path)) rmSync(join(dist, path));
    return Promise.all(['modules', 'scripts'].map((name) => bundle('--config', '--configBuild', name)));
  },
  async types() {
    await run('tsc', '-p', 'tsconfig.build.json');
    removeUnreached();
  },
  /** The site; it contains the stories if they were built before. */
  site: () => bundle('--config', 'rollup.docs.config.js'),
  stories: () => run('storybook', 'build', '--quiet'),
  package: () => import('./pack.js'),
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : ['clean', 'manifest', 'lib', 'types', 'site']) {
  if (!Object.hasOwn(STEPS, name)) throw new Error(`${name}: expected one of ${Object.keys(STEPS).join(', ')}`);
  await STEPS[name]();
}
