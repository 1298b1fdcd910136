/** The stand-in for msgpackr reads what the library writes, and the library reads what it writes. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import fc from 'fast-check';
import * as plain from '../../scripts/plain-pack.js';

interface Library {
  readonly Packr: new (options?: { readonly useRecords: boolean }) => {
    pack(value: unknown, reserved?: number): Uint8Array;
  };
  readonly unpack: (bytes: Uint8Array, from?: { start: number }) => unknown;
  readonly RESERVE_START_SPACE: number;
}
const own = plain as unknown as Library;
// The same module that the client of the package loads in Node.
const require = createRequire(createRequire(import.meta.url).resolve('@colyseus/sdk/Room'));
const real = require('msgpackr') as Library;

/** As the server writes. */
const packed = (value: unknown): Uint8Array => new real.Packr({ useRecords: false }).pack(value);
/** Reads with two bytes before it, as the client does, and from the middle of a buffer. */
function readBy(by: Library, bytes: Uint8Array): unknown {
  const all = new Uint8Array(bytes.length + 9);
  all.set(bytes, 5);
  return by.unpack(all.subarray(3, bytes.length + 5), { start: 2 });
}
const check = (value: unknown): void => {
  const expected = readBy(real, packed(value));
  assert.deepEqual(readBy(own, packed(value)), expected);
  assert.deepEqual(readBy(real, new own.Packr().pack(value)), expected);
  assert.deepEqual(readBy(own, new own.Packr().pack(value)), expected);
};

test('values of JSON go both ways, of all lengths that have marks of their own', () => {
  const around = [7, 8, 15, 16, 31, 32].map((power) => 2 ** power).flatMap((n) => [n - 1, n, n + 1, -n, 1 - n, -n - 1]);
  for (const n of [0, -0, -1, -32, -33, 0.1, 2 ** 53 - 1, -(2 ** 53), 1e300, ...around]) check(n);
  for (const n of [0, 1, 15, 16, 31, 32, 255, 256, 65_535, 65_536]) {
    check('é'.repeat(n));
    check(Array.from({ length: n }, (_, i) => i % 5));
    // The library writes no larger ones.
    if (n < 65_535) check(Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, null])));
  }
  fc.assert(fc.property(fc.jsonValue(), check));
});
test('the client’s header has its free bytes before the message', () => {
  assert.equal(own.RESERVE_START_SPACE, real.RESERVE_START_SPACE);
  for (const by of [own, real]) {
    const bytes = new by.Packr().pack({ n: 5 }, by.RESERVE_START_SPACE | 7);
    assert.deepEqual(by.unpack(Uint8Array.from(bytes), { start: 7 }), { n: 5 });
  }
});
test('bytes are read as bytes', () => {
  for (const length of [0, 1, 255, 256, 70_000]) {
    // As a server sends them; in Node they have a kind of their own.
    const bytes = Buffer.alloc(length, 3);
    const { bytes: read } = readBy(own, packed({ bytes })) as { bytes: Uint8Array };
    assert.ok(read instanceof Uint8Array);
    assert.deepEqual(Uint8Array.from(read), Uint8Array.from(bytes));
  }
});
test('bytes that are no message are an error, and soon', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
      try {
        own.unpack(bytes);
      } catch (error) {
        assert.ok(error instanceof RangeError || error instanceof TypeError, String(error));
      }
    }),
  );
  assert.throws(() => own.unpack(Uint8Array.from([0xdd, 0xff, 0xff, 0xff, 0xff])), RangeError);
});
