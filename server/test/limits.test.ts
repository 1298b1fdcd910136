import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { addressOf, Limit, network } from '../src/limits.js';

test('a limit refills evenly, for each address by itself', () => {
  let now = 0;
  const limit = new Limit(3, 60, () => now);
  assert.deepEqual(
    [1, 2, 3].map(() => limit.take('a')),
    [0, 0, 0],
  );
  assert.equal(limit.take('a'), 20);
  assert.equal(limit.take('b'), 0);
  now = 19_000;
  assert.equal(limit.wait('a'), 1);
  now = 20_000;
  assert.deepEqual([limit.take('a'), limit.take('a')], [0, 20]);
  now = 10_000_000;
  assert.deepEqual(
    [1, 2, 3].map(() => limit.take('a')),
    [0, 0, 0],
  );
  assert.ok(limit.take('a') > 0, 'no more than all at once');
});

test('a clock that is set back denies nobody', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1e12 });
  const limit = new Limit(2, 60);
  assert.equal(limit.take('a'), 0);
  t.mock.timers.reset();
  t.mock.timers.enable({ apis: ['Date'], now: 1e12 - 3_600_000 });
  assert.equal(limit.take('a'), 0);
});

test('a million addresses take no more memory than some', () => {
  const limit = new Limit(3, 60, () => 0);
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 200_000; i++) limit.take(`10.0.${i}`);
  assert.ok(process.memoryUsage().heapUsed - before < 60e6);
});

test('an address is that of the socket; headers count only behind proxies of the operator', () => {
  const request = (remoteAddress: string, forwarded?: string) =>
    ({
      socket: { remoteAddress },
      headers: { 'x-forwarded-for': forwarded, 'x-real-ip': '6.6.6.6' },
    }) as unknown as IncomingMessage;
  assert.equal(addressOf(request('1.2.3.4', '6.6.6.6'), 0), '1.2.3.4');
  assert.equal(addressOf(request('10.0.0.1', '6.6.6.6, 1.2.3.4'), 1), '1.2.3.4');
  assert.equal(addressOf(request('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2'), 2), '1.2.3.4');
  assert.equal(addressOf(request('10.0.0.1'), 1), '10.0.0.1');
});

test('of IPv6 the network of a household counts', () => {
  assert.equal(network('::ffff:1.2.3.4'), '1.2.3.4');
  assert.equal(network('::ffff:7f00:1'), '127.0.0.1');
  assert.equal(network('2001:db8:1:102:3:4:5:6'), '2001:db8:1:100');
  assert.equal(network('2001:0db8:1:1ff::1'), '2001:db8:1:100');
  assert.equal(network('2001:db8:1:200::1'), '2001:db8:1:200');
  assert.equal(network('2001:db8::1'), '2001:db8:0:0');
  assert.equal(network('fe80::1%eth0'), 'fe80:0:0:0');
  assert.equal(network('::1'), '0:0:0:0');
});

test('the port that some proxies write is no part of an address', () => {
  assert.equal(network('1.2.3.4:5678'), '1.2.3.4');
  assert.equal(network('[2001:db8:1:200::1]:5678'), '2001:db8:1:200');
  assert.equal(network('[2001:db8:1:200::1]'), '2001:db8:1:200');
});
