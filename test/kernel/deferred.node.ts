import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadDeferred, isLoaded, standIn, deferred, whenLoaded } from '../../src/kernel/deferred.js';

test('what comes behind is asked for when it is here, and again where it could not be had', async () => {
  assert.equal(isLoaded('go'), true, 'nothing is put off');
  let isAway = true;
  const part = deferred(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve({ double: (n: number) => 2 * n }),
  );
  const { double } = standIn(part as never, 'half double');
  const done: string[] = [];
  assert.equal(isLoaded('go'), false);
  assert.throws(() => part(), /has not come yet/);
  assert.throws(() => double!(4), /has not come yet/);
  await assert.rejects(loadDeferred('go'), /away/);
  assert.equal(isLoaded('go'), false);
  isAway = false;
  whenLoaded('go', () => done.push('later'));
  assert.equal(done.join(), '');
  await Promise.all([loadDeferred('go'), loadDeferred('go')]);
  assert.equal(isLoaded('go'), true);
  assert.equal(done.join(), 'later');
  assert.equal(part().double(4), 8);
  assert.equal(double!(4), 8);
  whenLoaded('go', () => done.push('at once'));
  assert.equal(done.join(), 'later,at once');
});

test('a game waits for what it put off itself and for what all share, and for no other game’s', async () => {
  const asked: string[] = [];
  const late = (of?: string) => deferred(() => Promise.resolve((asked.push(of ?? 'shared'), { of })), of);
  late();
  const chess = late('chess');
  const done: string[] = [];
  whenLoaded('go', () => done.push('go'));
  whenLoaded('chess', () => done.push('chess'));
  await loadDeferred('go');
  assert.deepEqual([asked, done], [['shared'], ['go']]);
  assert.deepEqual([isLoaded('go'), isLoaded('chess')], [true, false]);
  assert.throws(() => chess(), /has not come yet/);
  await loadDeferred('chess');
  assert.deepEqual(
    [asked, done],
    [
      ['shared', 'chess'],
      ['go', 'chess'],
    ],
  );
  assert.deepEqual([isLoaded('chess'), chess()], [true, { of: 'chess' }]);
});

test('an error of one that waits keeps neither the others from hearing nor the loading from its end', async (t) => {
  const told: unknown[] = [];
  const add = (error: unknown) => void told.push(error);
  t.mock.method(globalThis, 'queueMicrotask', (act: () => void) => Promise.resolve().then(act).catch(add));
  deferred(() => Promise.resolve({}), 'ludo');
  const done: string[] = [];
  const fault = new TypeError('a bug');
  whenLoaded('ludo', () => {
    throw fault;
  });
  whenLoaded('ludo', () => done.push('ludo'));
  await loadDeferred('ludo');
  assert.deepEqual([isLoaded('ludo'), done, told], [true, ['ludo'], [fault]]);
});
