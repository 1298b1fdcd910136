/** Files with the same job have the same name in every game. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { FILES, OPTIONAL } from '../../docs-site/game-files.js';
import { abouts, GAMES } from '../../src/games/index.js';

const folder = (id: string) => new URL(`../../src/games/${id}/`, import.meta.url);
/** The files in which each game has its own names: a rule, a part of its bot or a lesson. */
const FREE = /^(rules|bot|lessons)\//;
const fixed = Object.keys(FILES);
const known = new Set([...fixed, ...Object.keys(OPTIONAL)]);

/** The files of a game, with `<lang>` for each language. */
const filesOf = (id: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder(id), { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(new URL(path, folder(id))).isFile())
      .map((path) => path.replaceAll('\\', '/').replace(/(?<=^|[./])(en|fr|it)(?=(\.computed)?\.(ts|md)$)/, '<lang>')),
  );
const own = new Map<string, readonly string[]>();
for (const id of GAMES) {
  const isListed = existsSync(new URL(`./${id}/files.ts`, import.meta.url));
  own.set(id, isListed ? ((await import(`./${id}/files.js`)) as { own: readonly string[] }).own : []);
}

for (const id of GAMES) {
  test(`${id} has the files of every game, and each under its name`, () => {
    const files = filesOf(id);
    if (!abouts.get(id)!.draft)
      assert.deepEqual(
        fixed.filter((file) => !files.has(file)),
        [],
      );
    const further = [...files].filter((file) => !known.has(file) && !FREE.test(file));
    assert.deepEqual(
      further.sort(),
      [...own.get(id)!].sort(),
      `the further files, as test/games/${id}/files.ts has them`,
    );
  });
}

test('a file that two games have is a file for all', () => {
  const all = [...own.values()].flat();
  assert.deepEqual(
    all.filter((file, i) => all.indexOf(file) !== i),
    [],
  );
});

test('a file where a game needs it is one that some game has', () => {
  const all = new Set(GAMES.flatMap((id) => [...filesOf(id)]));
  assert.deepEqual(
    [...known].filter((file) => !all.has(file)),
    [],
  );
});
