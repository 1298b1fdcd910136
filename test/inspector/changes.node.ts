import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { differences, differencesOf, formatPath, type Difference } from '../../src/inspector/changes.js';
import { brief, safeCopy } from '../../src/inspector/safe-copy.js';
import { legalMoves, play, replay, start, viewFor } from '../../src/index.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { toy } from '../toy/game.js';

test('differences lists changed, added and removed values with their paths', () => {
  const before = { a: 1, b: { c: [1, 2, { d: null }], e: 'x' }, f: [] };
  const after = { a: 1, b: { c: [1, 3], g: { h: 1 } }, f: {} };
  assert.deepEqual(differences(before, after), [
    { path: ['b', 'c', 1], before: 2, after: 3 },
    { path: ['b', 'c', 2], before: { d: null } },
    { path: ['b', 'e'], before: 'x' },
    { path: ['b', 'g'], after: { h: 1 } },
    { path: ['f'], before: [], after: {} },
  ]);
  assert.deepEqual(differences({ toString: 1 }, {}), [{ path: ['toString'], before: 1 }]);
  assert.deepEqual(differences(1, null), [{ path: [], before: 1, after: null }]);
  assert.deepEqual(differencesOf([1, 2, 3], [4, 5, 6], 2), differences([1, 2, 3], [4, 5, 6]).slice(0, 2));
  assert.equal(formatPath(['b', 'c', 2, 'd']), 'b.c[2].d');
  assert.equal(formatPath([0, 'a']), '[0].a');
});

test('a remark in place of a value is worded by the caller’s function', () => {
  const around: Record<string, unknown> = { many: [1, 2, 3], bytes: new Uint8Array(2), fine: /a/g };
  around['self'] = around;
  const said = brief(safeCopy(around, 9), 300, ({ text, remark }) =>
    remark ? `<${[remark.code, ...Object.values(remark.params ?? {})].join(' ')}>` : text,
  );
  assert.equal(said, '{"many":[1,2,3],"bytes":<bytes Uint8Array 2>,"fine":/a/g,"self":<circular>}');
  assert.equal(brief(safeCopy([1, 2, 3], 2)), '[1,(2 more)]');
  assert.equal(
    brief(safeCopy([1, 2, 3], 2), 60, ({ remark }) => `<${String(remark!.params!['count'])}>`),
    '[1,<2>]',
  );
});

test('a copy calls no getter, own or inherited, and names what has one', () => {
  const calls: string[] = [];
  const trap = (name: string) => ({ enumerable: true, get: () => calls.push(name) });
  const names = ['nodeType', 'nodeName', 'id', 'sessionId', 'send', 'constructor', 'name', 'message'];
  const traps = Object.fromEntries(names.map((name) => [name, trap(name)]));
  const values = [
    Object.defineProperties({}, traps),
    Object.create(Object.defineProperties({}, traps)) as object,
    Object.defineProperties(new Error('x'), traps),
    Object.defineProperties(new Uint8Array(1), traps),
  ];
  for (const value of values) safeCopy(value);
  assert.deepEqual(calls, []);
  assert.match(brief(safeCopy(values[0])), /"nodeType":\(getter\)/);
});

test('the copy of a long text does not keep the whole text in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  const copies = Array.from({ length: 50 }, (_, n) => {
    const long = `${n}`.padEnd(1_000_000, 'abc');
    return [safeCopy(long), safeCopy(new Error(long))];
  });
  const kept = (used() - before) / 1e6;
  assert.ok(kept < 10, `${kept} MB`);
  assert.equal(copies.flat().length, 100);
});

/** A deep copy. Tables share unchanged parts, which a copy through JSON does not. */
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Applies differences to plain data. The result is complete only if the differences are. */
function patched(value: unknown, changes: readonly Difference[]): unknown {
  const root = { value: copy(value) } as Record<string, unknown>;
  const cut = new Map<unknown[], number>();
  for (const { path, after } of changes) {
    const keys = ['value', ...path];
    const last = keys.pop()!;
    const place = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root) as Record<
      string,
      unknown
    >;
    if (after !== undefined) place[last] = copy(after);
    else if (Array.isArray(place)) cut.set(place, Math.min(cut.get(place) ?? Infinity, last as number));
    else delete place[last];
  }
  for (const [list, length] of cut) list.length = length;
  return root['value'];
}

test('applying the differences of two values to the first gives the second; equal values have none', () => {
  const data = fc
    .json({ maxDepth: 4 })
    .filter((text) => !text.includes('__proto__'))
    .map((text) => JSON.parse(text) as unknown);
  fc.assert(
    fc.property(data, data, (before, after) => {
      assert.deepEqual(patched(before, differences(before, after)), after);
      assert.deepEqual(differences(before, copy(before)), []);
    }),
    { numRuns: 500 },
  );
});

test('a move changes only some parts of the table, and its changes give the table after it', () => {
  let now = start(elfenwizards, { players: 4, seed: 3 });
  for (let n = 0; n < 60; n++) {
    const next = play(elfenwizards, now, legalMoves(elfenwizards, now).at(-1)!);
    const [before, after] = [now, next].map((at) => viewFor(elfenwizards, at, 0).table);
    const changes = differences(before, after);
    assert.deepEqual(patched(before, changes), after);
    now = next;
  }
  const roll = legalMoves(elfenwizards, start(elfenwizards, { players: 4, seed: 3 }))[0]!;
  const first = start(elfenwizards, { players: 4, seed: 3 });
  const changes = differences(
    viewFor(elfenwizards, first, 0).table,
    viewFor(elfenwizards, play(elfenwizards, first, roll), 0).table,
  );
  const places = changes.map(({ path }) => formatPath(path));
  assert.ok(places.includes('go.rolled'));
  assert.equal(roll.seat, 1);
  assert.ok(
    places.every((place) => /^(go\.|last\[|players\[1\])/.test(place)),
    places.join(' '),
  );
});

test('differences of views reveal nothing that is hidden from the viewer', () => {
  const seen = (word: string) => {
    const bid = [parseMove(toy, 'ann bid 5')];
    const at = (moves: typeof bid) => viewFor(toy, replay(toy, { players: 3, seed: 1 }, moves), 2).table;
    return differences(at(bid), at([...bid, parseMove(toy, `bob answer ${word}`)]));
  };
  assert.deepEqual(seen('believe'), seen('doubt'));
  assert.ok(seen('doubt').some(({ path, after }) => formatPath(path) === 'answers[1]' && after === '?'));
});
