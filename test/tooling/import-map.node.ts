/** The guide's import map: with it a browser finds each package that the library and its packages import, and nothing else is in it. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import '../../scripts/games.js';
import { importMaps } from '../import-maps.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
/** The file of this repository for an address of the guide's map: our own modules are those that `dist` is made of. */
const fileAt = (address: string): string =>
  join(root, address.replace(/^\/node_modules\/playable-rules\/dist\/(.*)\.js$/, '/src/$1.ts'));
const packageOf = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)![0];

test('the import map of the guide has what is imported, and nothing else', async () => {
  const { packages } = importMaps;
  const used = new Set<string>();
  /** As a browser reads the map: the whole name, or else its longest beginning that ends with a slash. */
  const find = (name: string): string | undefined => {
    const keys = Object.keys(packages).filter((key) => key === name || (key.endsWith('/') && name.startsWith(key)));
    const key = keys.sort((a, b) => b.length - a.length)[0];
    if (key === undefined) return undefined;
    used.add(key);
    return fileAt(packages[key]! + name.slice(key.length));
  };
  const entries = ['playable-rules/define.js', 'playable-rules/kit', 'playable-rules/kit/board'];
  const { metafile } = await build({
    entryPoints: entries.map((name) => find(name)!),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'import-map',
        setup(bundler) {
          bundler.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
            if (kind === 'entry-point') return undefined;
            // What the build puts into our own modules is no dependency.
            if (importer.startsWith(join(root, 'src')) && !(packageOf(path) in dependencies)) return { external: true };
            const file = find(path);
            return file
              ? { path: file }
              : { errors: [{ text: `${path}: the guide's import map has no entry for it` }] };
          });
        },
      },
    ],
  });
  for (const [path, { format }] of Object.entries(metafile.inputs)) assert.equal(format, 'esm', path);
  assert.deepEqual([...used].sort(), Object.keys(packages).sort());
});

test('the guide’s entries for pages without our games replace each list of our games', () => {
  const games = '/node_modules/playable-rules/dist/games';
  const lists = ['abouts', 'bots', 'registry', 'rulebooks'];
  assert.deepEqual(
    importMaps.ownGamesOnly,
    Object.fromEntries(lists.map((name) => [`${games}/generated/${name}.js`, `${games}/none.js`])),
  );
  for (const address of Object.entries(importMaps.ownGamesOnly).flat()) assert.ok(existsSync(fileAt(address)), address);
});
