import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadDeferred, isLoaded, standIn, deferred, whenLoaded } from '../../src/kernel/deferred.js';

test('a deferred module throws before it is loaded, works afterwards, and can be loaded again after a failure', async () => {
  assert.equal(isLoaded('go'), true, 'nothing is deferred yet');
  let isOffline = true;
  const part = deferred(() =>
    isOffline ? Promise.reject(new Error('away')) : Promise.resolve({ double: (n: number) => 2 * n }),
  );
  const { double } = standIn(part as never, 'half double');
  const done: string[] = [];
  assert.equal(isLoaded('go'), false);
  assert.throws(() => part(), /has not come yet/);
  assert.throws(() => double!(4), /has not come yet/);
  await assert.rejects(loadDeferred('go'), /away/);
  assert.equal(isLoaded('go'), false);
  isOffline = false;
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

test('a game loads its own deferred modules and the shared ones, but not those of another game', async () => {
  const loaded: string[] = [];
  const defer = (of?: string) => deferred(() => Promise.resolve((loaded.push(of ?? 'shared'), { of })), of);
  defer();
  const chess = defer('chess');
  const done: string[] = [];
  whenLoaded('go', () => done.push('go'));
  whenLoaded('chess', () => done.push('chess'));
  await loadDeferred('go');
  assert.deepEqual([loaded, done], [['shared'], ['go']]);
  assert.deepEqual([isLoaded('go'), isLoaded('chess')], [true, false]);
  assert.throws(() => chess(), /has not come yet/);
  await loadDeferred('chess');
  assert.deepEqual(
    [loaded, done],
    [
      ['shared', 'chess'],
      ['go', 'chess'],
    ],
  );
  assert.deepEqual([isLoaded('chess'), chess()], [true, { of: 'chess' }]);
});

test('an error in one whenLoaded callback is reported, and the other callbacks still run', async (t) => {
  const reported: unknown[] = [];
  const add = (error: unknown) => void reported.push(error);
  t.mock.method(globalThis, 'queueMicrotask', (act: () => void) => Promise.resolve().then(act).catch(add));
  deferred(() => Promise.resolve({}), 'ludo');
  const done: string[] = [];
  const fault = new TypeError('a bug');
  whenLoaded('ludo', () => {
    throw fault;
  });
  whenLoaded('ludo', () => done.push('ludo'));
  await loadDeferred('ludo');
  assert.deepEqual([isLoaded('ludo'), done, reported], [true, ['ludo'], [fault]]);
});
