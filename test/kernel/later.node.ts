import assert from 'node:assert/strict';
import { test } from 'node:test';
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
