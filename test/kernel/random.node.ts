import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { MAX_SEED, draw, seeded, shuffle } from '../../src/kernel/random.js';

test('each seed gives its own state, which is plain JSON', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(seeded(1))), seeded(1));
  assert.equal(new Set([0, 1, 2, 2 ** 31 - 1, 2 ** 31, MAX_SEED].map((seed) => String(seeded(seed)))).size, 6);
  assert.equal(MAX_SEED, 2 ** 32 - 1);
});

test('the first draws of consecutive seeds are evenly distributed', () => {
  const count = [0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 600; seed++) count[draw(seeded(seed), 1, 0, 5).values[0]!]!++;
  for (const n of count) assert.ok(n > 70 && n < 130, count.join(' '));
});

test('draw gives values of the range, both ends included, and a new state without changing the old one', () => {
  const rng = seeded(9);
  const { values, rng: after } = draw(rng, 500, 1, 6);
  assert.deepEqual([...new Set(values)].sort(), [1, 2, 3, 4, 5, 6]);
  assert.equal(values.length, 500);
  assert.notDeepEqual(after, rng);
  assert.deepEqual(draw(rng, 500, 1, 6), { values, rng: after });
  const [first, second] = [draw(rng, 250, 1, 6), draw(draw(rng, 250, 1, 6).rng, 250, 1, 6)];
  assert.deepEqual([...first.values, ...second.values], values);
});

test('draw gives the same values and state as pure-rand for every size of range', () => {
  const ranges = [
    [1, 1],
    [0, 1],
    [1, 6],
    [-3, 8],
    [0, 111],
    [0, 2 ** 31],
    [0, 3 * 2 ** 30],
    [0, 2 ** 32 - 1],
  ] as const;
  for (const [min, max] of ranges) {
    const rng = seeded(max);
    const generator = xoroshiro128plusFromState(rng);
    const values = Array.from({ length: 100 }, () => uniformInt(generator, min, max));
    assert.deepEqual(draw(rng, 100, min, max), { values, rng: generator.getState() }, `from ${min} to ${max}`);
  }
});

test('draw says which range has no values or too many, unless it draws none', () => {
  for (const [min, max] of [
    [1, 0],
    [0, 2 ** 32],
    [0, Number.NaN],
  ] as const)
    assert.throws(
      () => draw(seeded(1), 1, min, max),
      new RangeError(`draw: from ${min} to ${max}, expected 1 to 2³² values`),
    );
  assert.deepEqual(draw(seeded(1), 0, 0, -1), { values: [], rng: seeded(1) });
});

test('words behind the generator are used first, one a draw, and only then the generator', () => {
  const rng = seeded(9, [5, 65_535, 12]);
  const { values, rng: after } = draw(rng, 2, 1, 6);
  // 65,535 lies beyond the last whole multiple of six: it is drawn again, so that every value is equally likely.
  assert.deepEqual(values, [6, 1]);
  assert.deepEqual(after, seeded(9));
  assert.deepEqual(draw(seeded(9, [7]), 2, 0, 9).values.slice(1), draw(seeded(9), 1, 0, 9).values);
  assert.deepEqual(draw(seeded(9, [7]), 1, 0, 2 ** 16).rng.slice(4), [7], 'a range above 2^16 takes no word');
  const counts = [0, 0, 0, 0, 0, 0];
  for (const value of draw(seeded(1, [...Array(2 ** 16).keys()]), 65_532, 0, 5).values) counts[value]!++;
  assert.deepEqual(counts, Array(6).fill(65_532 / 6), 'all words together give each value equally often');
});

test('shuffle keeps the items, does not change its input, and gives every order about equally often', () => {
  const things = Object.freeze(['a', 'b', 'c']);
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 600; seed++) {
    const { values, rng } = shuffle(seeded(seed), things);
    assert.notDeepEqual(rng, seeded(seed));
    assert.deepEqual(values.toSorted(), ['a', 'b', 'c']);
    seen.set(values.join(''), (seen.get(values.join('')) ?? 0) + 1);
  }
  assert.equal(seen.size, 6);
  assert.deepEqual(shuffle(seeded(1), ['a']), { values: ['a'], rng: seeded(1) }, 'a single item needs no draw');
  for (const n of seen.values()) assert.ok(n > 60 && n < 140, [...seen].join(' '));
});
