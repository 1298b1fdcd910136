import assert from 'node:assert/strict';
import { test } from 'node:test';
import { badInput, within } from '../../src/kernel/bad-input.js';
import { badVersion } from '../../src/kernel/bad-source.js';
import { bool, int, list, nullable, oneOf, optional, record, shape, text, type Check } from '../../src/kernel/check.js';
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
  const error = badInput('x', long, 'text');
  assert.equal(error.message, `x: "${'y'.repeat(56)}..., expected text`);
  assert.equal(error.value, long);
  assert.equal(badInput('x', Symbol('s'), 'text').message, 'x: Symbol(s), expected text');
  assert.equal(badInput('x', 'y'.repeat(58), 'text').message, `x: "${'y'.repeat(58)}", expected text`);
});

test('an error carries its code and params beside the sentence that they make', () => {
  const { code, params, expected, path, value } = badInput('x', 9, 'whole', { min: 1, max: 4 });
  assert.deepEqual([code, params, expected], ['whole', { min: 1, max: 4 }, 'a whole number from 1 to 4']);
  assert.deepEqual([path, value], ['x', 9]);
});

test('within puts a path before that of an error and keeps everything else', () => {
  const inner = badInput('x', 9, 'whole', { min: 1, max: 4 });
  const fail = () => {
    throw inner;
  };
  assert.throws(
    () => within('line 3, ', fail),
    ({ path, value, code, params, message, cause }: BadInput) => {
      assert.deepEqual([path, value, code, params, cause], ['line 3, x', 9, 'whole', inner.params, inner]);
      return message === 'line 3, x: 9, expected a whole number from 1 to 4';
    },
  );
});

test('badVersion lists the changes since an older version, and names the current one for any other', () => {
  const changes = ['Two asks more.', 'Three pays less.'];
  const expected = (version: string | null | undefined, all: readonly string[] = changes) =>
    badVersion('v', version, 3, all).expected;
  assert.equal(expected('1'), '3, because: Two asks more. Three pays less.');
  assert.equal(expected('2'), '3, because: Three pays less.');
  assert.equal(expected('3'), '3');
  assert.equal(expected('1', []), '3');
  assert.equal(expected('10'), '3, or a newer playable-rules, which made this');
  for (const version of ['', '0', '-9', '9x', 'x9', '9.5', null, undefined])
    assert.equal(expected(version), '3', String(version));
});
