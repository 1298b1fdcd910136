import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bool, int, list, nullable, oneOf, record, shape, type Check } from '../../src/kernel/check.js';
import { BadInput } from '../../src/kernel/game.js';

const says = (check: Check<unknown>, value: unknown, message: string) =>
  assert.throws(
    () => check(value, 'x'),
    (error: unknown) => error instanceof BadInput && error.name === 'BadInput' && error.message === message,
    message,
  );

test('whole numbers', () => {
  assert.equal(int(0, 3)(0, 'x'), 0);
  assert.equal(int(0, 3)(3, 'x'), 3);
  says(int(0, 3), 4, 'x: 4, expected a whole number from 0 to 3');
  says(int(0, 3), -1, 'x: -1, expected a whole number from 0 to 3');
  says(int(0, 3), 1.5, 'x: 1.5, expected a whole number from 0 to 3');
  says(int(0, 3), '1', 'x: "1", expected a whole number from 0 to 3');
  says(int(0, 3), NaN, 'x: null, expected a whole number from 0 to 3');
});

test('true and false, one of some, null', () => {
  assert.equal(bool(false, 'x'), false);
  says(bool, 0, 'x: 0, expected true or false');
  assert.equal(oneOf(['a', 2])(2, 'x'), 2);
  says(oneOf(['a', 2]), '2', 'x: "2", expected one of "a", 2');
  assert.equal(nullable(bool)(null, 'x'), null);
  says(nullable(bool), undefined, 'x: nothing, expected true or false');
});

test('lists', () => {
  assert.deepEqual(list(bool)([true, false], 'x'), [true, false]);
  assert.deepEqual(list(bool, 1, 2)([true], 'x'), [true]);
  says(list(bool), {}, 'x: {}, expected a list');
  says(list(bool, 2, 2), [true], 'x: [true], expected a list of 2');
  says(list(bool, 1, 2), [], 'x: [], expected a list of 1 to 2');
  says(list(bool, 1, 2), [true, true, true], 'x: [true,true,true], expected a list of 1 to 2');
  says(list(bool), [true, 1], 'x[1]: 1, expected true or false');
});

test('shapes have these keys and no others', () => {
  const check = shape<{ a: boolean; b: number }>({ a: bool, b: int(0, 1) });
  assert.deepEqual(check({ b: 1, a: true }, 'x'), { a: true, b: 1 });
  for (const value of [null, [], 'a', undefined, 3])
    assert.throws(() => check(value, 'x'), /x: .*, expected an object/);
  says(check, { a: true }, 'x.b: nothing, expected a whole number from 0 to 1');
  says(check, { a: true, b: 1, c: 2 }, 'x.c: 2, expected nothing of that name');
  says(check, JSON.parse('{"a":true,"b":1,"__proto__":1}'), 'x.__proto__: 1, expected nothing of that name');
  says(record(['p', 'q'], bool), { p: true, q: 2 }, 'x.q: 2, expected true or false');
  assert.deepEqual(record(['p'], bool)({ p: true }, 'x'), { p: true });
});

test('a long value is cut in the message and whole in the error', () => {
  const long = 'y'.repeat(100);
  const error = new BadInput('x', long, 'less');
  assert.equal(error.message, `x: "${'y'.repeat(56)}..., expected less`);
  assert.equal(error.value, long);
  assert.equal(new BadInput('x', Symbol('s'), 'data').message, 'x: Symbol(s), expected data');
  assert.equal(new BadInput('x', 'y'.repeat(58), 'z').message, `x: "${'y'.repeat(58)}", expected z`);
});
