import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { findLate } from '../../scripts/later.js';
import { arrive, hasArrived, inPlace, later, whenArrived } from '../../src/kernel/later.js';

test('what comes behind is asked for when it is here, and again where it could not be had', async () => {
  assert.equal(hasArrived(), true, 'nothing is put off');
  let isAway = true;
  const part = later(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve({ double: (n: number) => 2 * n }),
  );
  const { double } = inPlace(part as never, 'half double');
  const done: string[] = [];
  assert.equal(hasArrived(), false);
  assert.throws(() => part(), /has not come yet/);
  assert.throws(() => double!(4), /has not come yet/);
  await assert.rejects(arrive(), /away/);
  assert.equal(hasArrived(), false);
  isAway = false;
  whenArrived(() => done.push('later'));
  assert.equal(done.join(), '');
  await Promise.all([arrive(), arrive()]);
  assert.equal(hasArrived(), true);
  assert.equal(done.join(), 'later');
  assert.equal(part().double(4), 8);
  assert.equal(double!(4), 8);
  whenArrived(() => done.push('at once'));
  assert.equal(done.join(), 'later,at once');
});

test('every module that says so comes behind a first board, wherever its lines are broken', () => {
  const says = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => resolve('src', path))
    .filter((path) => {
      const [first = ''] = readFileSync(path, 'utf8').split('*/');
      return first.startsWith('/**') && /Comes behind a first board/.test(first.replace(/[\s*]+/g, ' ').trim());
    });
  assert.ok(says.length > 40);
  assert.deepEqual(findLate(), says.sort());
});
