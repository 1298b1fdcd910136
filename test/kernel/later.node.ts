import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrive, hasArrived, inPlace, later, whenArrived } from '../../src/kernel/later.js';

test('what comes behind is asked for when it is here, and again where it could not be had', async () => {
  assert.equal(hasArrived('go'), true, 'nothing is put off');
  let isAway = true;
  const part = later(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve({ double: (n: number) => 2 * n }),
  );
  const { double } = inPlace(part as never, 'half double');
  const done: string[] = [];
  assert.equal(hasArrived('go'), false);
  assert.throws(() => part(), /has not come yet/);
  assert.throws(() => double!(4), /has not come yet/);
  await assert.rejects(arrive('go'), /away/);
  assert.equal(hasArrived('go'), false);
  isAway = false;
  whenArrived('go', () => done.push('later'));
  assert.equal(done.join(), '');
  await Promise.all([arrive('go'), arrive('go')]);
  assert.equal(hasArrived('go'), true);
  assert.equal(done.join(), 'later');
  assert.equal(part().double(4), 8);
  assert.equal(double!(4), 8);
  whenArrived('go', () => done.push('at once'));
  assert.equal(done.join(), 'later,at once');
});

test('a game waits for what it put off itself and for what all share, and for no other game’s', async () => {
  const asked: string[] = [];
  const late = (of?: string) => later(() => Promise.resolve((asked.push(of ?? 'shared'), { of })), of);
  late();
  const chess = late('chess');
  const done: string[] = [];
  whenArrived('go', () => done.push('go'));
  whenArrived('chess', () => done.push('chess'));
  await arrive('go');
  assert.deepEqual([asked, done], [['shared'], ['go']]);
  assert.deepEqual([hasArrived('go'), hasArrived('chess')], [true, false]);
  assert.throws(() => chess(), /has not come yet/);
  await arrive('chess');
  assert.deepEqual(
    [asked, done],
    [
      ['shared', 'chess'],
      ['go', 'chess'],
    ],
  );
  assert.deepEqual([hasArrived('chess'), chess()], [true, { of: 'chess' }]);
});
