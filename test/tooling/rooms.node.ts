/** The drawing of the rooms of `src/` on the architecture page. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { arrowsOf, imports, reaches, rooms } from '../../docs-site/rooms.js';

const drawn = rooms().text;
const places = new Map(
  [...drawn.matchAll(/<text\s+x="[\d.]+"\s+y="([\d.]+)"\s*>([^<]+)<\/text/g)].map(([, y, room]) => [room!, Number(y)]),
);

test('every folder of src and of its elements is drawn', () => {
  const folders = (path: string) =>
    readdirSync(new URL(`../../src/${path}`, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => (name.startsWith('playable-') ? 'playable-…' : name));
  const all = [...folders(''), ...folders('elements/')].filter((name) => name !== 'elements');
  assert.deepEqual([...places.keys()].filter((room) => room !== 'entries').sort(), [...new Set(all)].sort());
});

test('whoever imports stands above', () => {
  for (const [above, below] of [
    ['board', 'session'],
    ['session', 'ui'],
    ['menu', 'panel'],
    ['playthrough', 'kernel'],
    ['games', 'kit'],
  ] as const)
    assert.ok(places.get(above)! < places.get(below)!, `${above} above ${below}`);
});

test('every arrow leads down: no rooms import each other', () => {
  const arrows = [...drawn.matchAll(/points="[\d.]+,([\d.]+) [^"]*?,([\d.]+)"/g)];
  assert.ok(arrows.length > places.size, 'found the arrows');
  assert.ok(arrows.every(([, from, to]) => Number(from) < Number(to)));
});

test('no arrow leads from a room to one that it reaches through another, and the arrows lead wherever imports do', () => {
  const all = imports();
  const arrows = arrowsOf(all);
  for (const [from, targets] of arrows)
    for (const to of targets) {
      const others = new Map(arrows).set(from, new Set([...targets].filter((room) => room !== to)));
      assert.ok(!reaches(others, from, to), `${from} reaches ${to} through another`);
    }
  for (const [from, targets] of all)
    for (const to of targets) assert.ok(reaches(arrows, from, to), `${from} imports ${to}`);
});
