/** The manifest and README of the packed package name only what is in the package. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { packedManifest, packedReadme, publishedWith } from '../../scripts/packed-files.js';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the packed manifest is package.json without scripts, devDependencies and allowScripts', () => {
  const whole = JSON.parse(read('package.json')) as Record<string, unknown>;
  const packed = JSON.parse(packedManifest(read('package.json'))) as Record<string, unknown>;
  const gone = Object.keys(whole).filter((name) => !(name in packed));
  assert.deepEqual(gone.sort(), ['allowScripts', 'devDependencies', 'scripts']);
  for (const [name, value] of Object.entries(packed)) assert.deepEqual(value, whole[name], name);
});

test('what only programs and tests of one’s own need is optional, and the pages name it', () => {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(read('package.json')) as {
    readonly peerDependencies: object;
    readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
  };
  for (const name of Object.keys(peerDependencies)) assert.equal(peerDependenciesMeta[name]?.optional, true, name);
  assert.match(read('docs-site/prose/reference/embedding.md'), /`@lit-labs\/ssr`, which has to be installed/);
});

test('the packed README has no pictures, no commands of a clone, and links only to files in the package', () => {
  const isPackedPath = (path: string) => /^(dist|hosts|LICENSE)\b/.test(path);
  const readme = packedReadme(read('README.md'), isPackedPath);
  assert.doesNotMatch(readme, /<img|npm ci|npm test/);
  assert.match(readme, /## Try it\n\nIn a page/);
  for (const [, path] of readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) assert.ok(isPackedPath(path!), path);
  assert.match(readme, /\]\(LICENSE\)/);
  assert.match(readme, /\]\(hosts\/README\.md\)/);
  assert.match(readme, /Elfenwizards \(`src\/games\/elfenwizards`\) for 3 to 6 players/);
  assert.match(readme, /\n\n```html\n<script/);
});

test('the README of the hosts links only to files beside it, and has every address in the folder that is served', () => {
  const readme = read('hosts/README.md');
  for (const [, path] of readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) assert.doesNotMatch(path!, /^\.\.\//);
  assert.doesNotMatch(readme, /<site>\/(?!dist\/)/);
});

test('a link to a file outside the package becomes its text with the path in code', () => {
  assert.equal(
    packedReadme('[`a.ts`](src/a.ts), [b](src/b), [c](#c)', () => false),
    '`src/a.ts`, b (`src/b`), [c](#c)',
  );
});

test('the package that makes a game is published with version and repository of this one, and the ids of its games', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const own = read('create-playable-game/package.json');
  const games = ['a-game'];
  assert.deepEqual(JSON.parse(publishedWith(own, read('package.json'), games)), { ...JSON.parse(own), version, games });
  const repository = { url: 'git+https://example.org/a.git' };
  const made = JSON.parse(publishedWith(own, JSON.stringify({ version: '9.8.7', repository }), games)) as object;
  assert.deepEqual(made, { ...JSON.parse(own), version: '9.8.7', repository, games });
});
