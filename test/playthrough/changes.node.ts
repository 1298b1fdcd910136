import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BadInput, type Json } from '../../src/kernel/game.js';
import { change, changed, changeOf } from '../../src/playthrough/changes.js';

// As it arrives over the wire, which has no negative zero.
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);

test('a change leads from any value to any other, over the wire', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const sent: unknown = JSON.parse(JSON.stringify(changeOf(before, after)));
      assert.deepEqual(changed(before, change(sent, 'change'), 'frame'), after);
    }),
  );
});

test('a key that every object has a meaning for is a key like any other', () => {
  const after = JSON.parse('{"__proto__": {}, "constructor": 1}') as Json;
  const sent: unknown = JSON.parse(JSON.stringify(changeOf({}, after)));
  assert.equal(JSON.stringify(changed({}, change(sent, 'change'), 'frame')), JSON.stringify(after));
});

test('a change tells only what is another, also in lists and where something is gone', () => {
  const before = { hand: [1, 2, 3], gold: { red: 4, blue: 5 }, foe: null };
  const after = { hand: [1, 7], gold: { red: 4, blue: 6 } };
  const told = changeOf(before, after);
  assert.deepEqual(told, { hand: { 1: [7], 2: [] }, gold: { blue: [6] }, foe: [] });
  assert.deepEqual(changed(before, told, 'frame'), after);
  assert.deepEqual(changeOf(before, { ...before }), {});
});

test('a change that has not the form, or does not fit, is named by its place', () => {
  assert.throws(
    () => change({ gold: [1, 2] }, 'change'),
    (error: BadInput) => error.path === 'change.gold',
  );
  assert.throws(
    () => change({ gold: 3 }, 'change'),
    (error: BadInput) => error.path === 'change.gold',
  );
  assert.throws(
    () => changed({}, { gold: { red: [1] } }, 'frame'),
    (error: BadInput) => error.path === 'frame.gold',
  );
});
