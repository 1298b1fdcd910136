/** Scripts, files and versions that package.json and the README name exist. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');
type Package = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;
const packageOf = (folder: string) => JSON.parse(read(`${folder}package.json`)) as Package;
const { scripts } = packageOf('');

test('every script refers only to existing files and scripts', () => {
  for (const [name, command] of Object.entries(scripts)) {
    for (const [path] of command.matchAll(/(?<=\s)\w[\w./-]*\.(?:js|ts|json)\b/g))
      assert.ok(existsSync(at(path)), `${name}: ${path}`);
    for (const [, other] of command.matchAll(/npm run (?:-s )?([\w:]+)/g))
      assert.ok(scripts[other!], `${name}: ${other}`);
  }
});

test('every changeset names the one package that changesets know', () => {
  for (const file of readdirSync(at('.changeset')).filter((name) => name.endsWith('.md'))) {
    const [, head = ''] = /^---\n([^]*?)\n---\n/.exec(read(`.changeset/${file}`)) ?? [];
    assert.match(head, /^'playable-rules': (patch|minor|major)$/, file);
  }
});

const INSTALLED = ['bench/peers', 'fuzz/xstate', 'mutation', 'package', 'hosts', 'packagers'];
for (const folder of ['', ...INSTALLED.map((name) => `test/${name}/`)])
  test(`every version is pinned and the lock file names no registry: ${folder}package.json`, () => {
    const { dependencies, devDependencies } = packageOf(folder);
    // The package's own dependencies are ranges, so that applications can share them; only the lock file pins them.
    const ranges = folder === '' ? (dependencies ?? {}) : {};
    for (const [name, version] of Object.entries(ranges)) assert.match(version, /^\^\d+\.\d+\.\d+$/, name);
    const pinned = folder === '' ? devDependencies : { ...dependencies, ...devDependencies };
    for (const [name, version] of Object.entries(pinned ?? {}))
      assert.match(version, /^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$/, name);
    assert.doesNotMatch(read(`${folder}package-lock.json`), /"resolved"/);
  });

test('the tests for mutation testing can be bundled into one script, which loads', () => {
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: at(''), encoding: 'utf8' });
  node('test/mutation/bundle.js');
  const load = `let count = 0;
    Object.assign(globalThis, { before() {}, describe: (title, body) => body(), it: () => count++ });
    require('./coverage/mutation-tests.cjs');
    console.log(count);`;
  assert.ok(Number(node('-e', load)) > 600);
});

test('commands in the README are scripts, and its pictures and links point to existing files', () => {
  const readme = read('README.md');
  const commands = /```sh\n([^]*?)```/.exec(readme)![1]!.trim().split('\n');
  assert.equal(commands.length, 2);
  for (const command of commands) {
    const [, script] = /^npm ci && npm (?:run )?([\w:]+)$/.exec(command) ?? [];
    assert.ok(script && scripts[script], command);
  }
  for (const [, path] of readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) assert.ok(existsSync(at(path!)), path);
  for (const text of [readme, read('CONTRIBUTING.md')])
    for (const [, script] of text.matchAll(/`npm run ([\w:]+)/g)) assert.ok(scripts[script!], script);
});
