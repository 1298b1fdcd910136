import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bool,
  changedSince,
  int,
  list,
  nullable,
  oneOf,
  optional,
  record,
  shape,
  text,
  type Check,
} from '../../src/kernel/check.js';
import { BadInput } from '../../src/kernel/game.js';

const throwsBadInput = (check: Check<unknown>, value: unknown, message: string) =>
  assert.throws(
    () => check(value, 'x'),
    (error: unknown) => error instanceof BadInput && error.name === 'BadInput' && error.message === message,
    message,
  );

test('int accepts whole numbers within its range', () => {
  assert.equal(int(0, 3)(0, 'x'), 0);
  assert.equal(int(0, 3)(3, 'x'), 3);
  throwsBadInput(int(0, 3), 4, 'x: 4, expected a whole number from 0 to 3');
  throwsBadInput(int(0, 3), -1, 'x: -1, expected a whole number from 0 to 3');
  throwsBadInput(int(0, 3), 1.5, 'x: 1.5, expected a whole number from 0 to 3');
  throwsBadInput(int(0, 3), '1', 'x: "1", expected a whole number from 0 to 3');
  throwsBadInput(int(0, 3), NaN, 'x: null, expected a whole number from 0 to 3');
});

test('bool, oneOf and nullable accept only their values', () => {
  assert.equal(bool(false, 'x'), false);
  throwsBadInput(bool, 0, 'x: 0, expected true or false');
  assert.equal(oneOf(['a', 2])(2, 'x'), 2);
  throwsBadInput(oneOf(['a', 2]), '2', 'x: "2", expected one of "a", 2');
  assert.equal(nullable(bool)(null, 'x'), null);
  throwsBadInput(nullable(bool), undefined, 'x: nothing, expected true or false');
});

test('text accepts non-blank strings, and optional accepts a missing value', () => {
  assert.equal(text(' a ', 'x'), ' a ');
  for (const value of ['', ' ', 3, null]) throwsBadInput(text, value, `x: ${JSON.stringify(value)}, expected text`);
  assert.equal(optional(bool)(undefined, 'x'), undefined);
  assert.equal(optional(bool)(false, 'x'), false);
  throwsBadInput(optional(bool), null, 'x: null, expected true or false');
});

test('list checks the length and each item', () => {
  assert.deepEqual(list(bool)([true, false], 'x'), [true, false]);
  assert.deepEqual(list(bool, 1, 2)([true], 'x'), [true]);
  assert.deepEqual(list(bool)([], 'x'), []);
  throwsBadInput(list(bool), {}, 'x: {}, expected a list');
  throwsBadInput(list(bool, 0, 2), {}, 'x: {}, expected a list of 0 to 2');
  throwsBadInput(list(bool, 1), [], 'x: [], expected a list of at least 1');
  throwsBadInput(list(bool, 2, 2), [true], 'x: [true], expected a list of 2');
  throwsBadInput(list(bool, 1, 2), [], 'x: [], expected a list of 1 to 2');
  throwsBadInput(list(bool, 1, 2), [true, true, true], 'x: [true,true,true], expected a list of 1 to 2');
  throwsBadInput(list(bool), [true, 1], 'x[1]: 1, expected true or false');
});

test('shape and record require exactly their keys', () => {
  const check = shape<{ a: boolean; b: number }>({ a: bool, b: int(0, 1) });
  assert.deepEqual(check({ b: 1, a: true }, 'x'), { a: true, b: 1 });
  for (const value of [null, [], 'a', undefined, 3])
    assert.throws(() => check(value, 'x'), /x: .*, expected an object/);
  throwsBadInput(check, { a: true }, 'x.b: nothing, expected a whole number from 0 to 1');
  throwsBadInput(check, { a: true, b: 1, c: 2 }, 'x.c: 2, expected nothing of that name');
  throwsBadInput(check, JSON.parse('{"a":true,"b":1,"__proto__":1}'), 'x.__proto__: 1, expected nothing of that name');
  throwsBadInput(record(['p', 'q'], bool), { p: true, q: 2 }, 'x.q: 2, expected true or false');
  assert.deepEqual(record(['p'], bool)({ p: true }, 'x'), { p: true });
});

test('a long value is shortened in the message but kept whole in the error', () => {
  const long = 'y'.repeat(100);
  const error = new BadInput('x', long, 'less');
  assert.equal(error.message, `x: "${'y'.repeat(56)}..., expected less`);
  assert.equal(error.value, long);
  assert.equal(new BadInput('x', Symbol('s'), 'data').message, 'x: Symbol(s), expected data');
  assert.equal(new BadInput('x', 'y'.repeat(58), 'z').message, `x: "${'y'.repeat(58)}", expected z`);
});

test('changedSince lists the changes since an older version, and names the current one for any other', () => {
  const changes = ['Two asks more.', 'Three pays less.'];
  assert.equal(changedSince('1', 3, changes), '3, because: Two asks more. Three pays less.');
  assert.equal(changedSince('2', 3, changes), '3, because: Three pays less.');
  assert.equal(changedSince('3', 3, changes), '3');
  assert.equal(changedSince('1', 3, []), '3');
  assert.equal(changedSince('10', 3, changes), '3, or a newer playable-rules, which made this');
  for (const version of ['', '0', '-9', '9x', 'x9', '9.5', null, undefined])
    assert.equal(changedSince(version, 3, changes), '3', String(version));
});
