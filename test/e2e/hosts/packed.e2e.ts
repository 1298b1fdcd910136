/** The packed package: its command with its dependencies alone, its files, licences and imports, and the checks of publint and attw. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildSync } from 'esbuild';
import { tarball, unpack, type Project } from '../packed.js';
import { root } from '../pages.js';

let project: Project;
let site: string;
let installed: string;
interface Manifest {
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}
let manifest: Manifest;
before(() => {
  project = unpack();
  site = project.folder;
  installed = join(site, 'node_modules', 'playable-rules');
  manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
});
after(() => project?.remove());

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: site, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
};
const command = (...args: string[]) => run(join(installed, manifest.bin['playable-rules']!), ...args);

test('the command runs with the dependencies of the package, which lack its parsers and its renderer', () => {
  mkdirSync(join(site, 'docs'));
  writeFileSync(join(site, 'docs', 'a.md'), '# A\n\n<playable-game at="1"></playable-game>\n');
  assert.deepEqual(command('check', 'docs'), {
    status: 1,
    out: 'docs/a.md:3:16: at: 1, expected a whole number from 0 to 0\n1 of 1 embed in 1 file no longer hold.\n',
    err: '',
  });
  assert.equal(command('picture', 'e/elfenwizards/lesson/?v=1&lesson=ties', '--lang', 'it', '--out', 'made').status, 0);
  assert.match(readFileSync(join(site, 'made', 'elfenwizards-lesson-ties-it.svg'), 'utf8'), /^<svg /);
  assert.equal(command('--version').out, `${manifest.version}\n`);
});

for (const [file, names] of Object.entries({
  'cli/LICENSES.txt': ['parse5', 'lit-html', '@lit-labs/ssr', 'micromark'],
  'cdn/LICENSES.txt': ['lit-html', 'xstate', 'pure-rand', '@dagrejs/dagre', '@statelyai/inspect'],
  'inspector/outward/LICENSES.txt': ['@statelyai/inspect'],
  'classic/LICENSES.txt': ['lit-html', 'xstate', 'pure-rand', '@dagrejs/dagre', '@statelyai/inspect'],
}))
  test(`a bundle includes the licences of the packages in it: ${file}`, () => {
    const licences = readFileSync(join(installed, 'dist', file), 'utf8');
    for (const name of names) assert.ok(licences.includes(`${name} `), name);
  });

test('the modules import only their own files and exactly the declared dependencies', () => {
  const modules = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.js') && !/^(cdn|classic|cli)\/|-worker\.js$/.test(path),
  );
  const { metafile } = buildSync({
    ...{ entryPoints: modules.map((path) => join(installed, 'dist', path)), absWorkingDir: site, outdir: 'out' },
    ...{
      bundle: true,
      splitting: true,
      packages: 'external',
      format: 'esm',
      write: false,
      metafile: true,
      logLevel: 'error',
    },
  });
  const imported = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.flatMap(({ path, external }) => {
      // Only the suite for games of one's own reads files, and the plugins for bundlers paths.
      const isNode = path.startsWith('node:') && /\/dist\/(testing\/|(vite|webpack)\.js$)/.test(file);
      return external && !isNode ? [/^(@[^/]+\/)?[^/]+/.exec(path)![0]] : [];
    }),
  );
  // Only the command, which is a bundle, asks for Vite.
  const { vite: _vite, ...declared } = { ...manifest.dependencies, ...manifest.peerDependencies };
  assert.deepEqual([...new Set(imported)].sort(), Object.keys(declared).sort());
});

test('the packed builds are byte for byte those that the browser tests use', () => {
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
  for (const folder of ['cdn', 'classic', 'e']) {
    const [built, packed] = [join(root, 'dist', folder), join(installed, 'dist', folder)];
    assert.deepEqual(filesOf(packed), filesOf(built), folder);
    for (const file of filesOf(packed))
      assert.ok(readFileSync(join(packed, file)).equals(readFileSync(join(built, file))), `${folder}/${file}`);
  }
});

test('the files of the package that the reference tells authors to copy or to import are in it', () => {
  const prose = join(root, 'docs-site/prose');
  const pages = [join(root, 'README.md'), join(prose, 'guide.md')].concat(
    readdirSync(join(prose, 'reference')).map((name) => join(prose, 'reference', name)),
  );
  const named = pages.flatMap((page) =>
    [
      ...readFileSync(page, 'utf8')
        // Angular names the folder and its files one after the other.
        .replace(/"glob": "([^"]+)", "input": "([^"]+)"/g, '"$2/$1"')
        .matchAll(/node_modules\/playable-rules\/([\w./*-]+)/g),
    ].map(([, path]) => path!),
  );
  assert.ok(named.length > 8);
  const present = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  for (const path of new Set(named)) {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    assert.ok(
      present.some((file) => pattern.test(file)),
      path,
    );
  }
});

test('publint and attw report no problem', () => {
  for (const [tool, ...flags] of [
    ['publint/src/cli.js', '--strict'],
    ['@arethetypeswrong/cli/dist/index.js', '--profile', 'esm-only'],
  ]) {
    const { status, out, err } = run(join(root, 'node_modules', tool!), tarball, ...flags);
    assert.equal(status, 0, `${tool}: ${out}${err}`);
  }
});
