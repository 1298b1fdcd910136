import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BadInput, type Json } from '../../src/kernel/game.js';
import { delta, withDelta, deltaOf } from '../../src/playthrough/deltas.js';

// As it arrives over the wire, which has no negative zero.
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);

test('a change leads from any value to any other, over the wire', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const sent: unknown = JSON.parse(JSON.stringify(deltaOf(before, after)));
      assert.deepEqual(withDelta(before, delta(sent, 'change'), 'frame'), after);
    }),
  );
});

test('a key that every object has a meaning for is a key like any other', () => {
  const after = JSON.parse('{"__proto__": {}, "constructor": 1}') as Json;
  const sent: unknown = JSON.parse(JSON.stringify(deltaOf({}, after)));
  assert.equal(JSON.stringify(withDelta({}, delta(sent, 'change'), 'frame')), JSON.stringify(after));
});

test('a change tells only what is another, also in lists and where something is gone', () => {
  const before = { hand: [1, 2, 3], gold: { red: 4, blue: 5 }, foe: null };
  const after = { hand: [1, 7], gold: { red: 4, blue: 6 } };
  const told = deltaOf(before, after);
  assert.deepEqual(told, { hand: { 1: [7], 2: [] }, gold: { blue: [6] }, foe: [] });
  assert.deepEqual(withDelta(before, told, 'frame'), after);
  assert.deepEqual(deltaOf(before, { ...before }), {});
});

test('a change that has not the form, or does not fit, is named by its place', () => {
  assert.throws(
    () => delta({ gold: [1, 2] }, 'change'),
    (error: BadInput) => error.path === 'change.gold',
  );
  assert.throws(
    () => delta({ gold: 3 }, 'change'),
    (error: BadInput) => error.path === 'change.gold',
  );
  assert.throws(
    () => withDelta({}, { gold: { red: [1] } }, 'frame'),
    (error: BadInput) => error.path === 'frame.gold',
  );
});
