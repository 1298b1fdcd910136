/** The stand-in for Colyseus’ schema library reads and writes what the library does. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import fc from 'fast-check';
import * as plain from '../../scripts/plain-schema.js';
import { anyText } from '../../src/testing/any-text.js';

interface It {
  offset: number;
}
type Encode = Record<'number' | 'string', (bytes: Uint8Array, value: never, it: It) => unknown>;
type Decode = Record<'number' | 'string' | 'uint16' | 'uint32' | 'stringCheck', (bytes: Uint8Array, it: It) => unknown>;
interface Library {
  readonly encode: Encode;
  readonly decode: Decode;
}
const own = plain as unknown as Library;
// The same module that the client of the package loads in Node.
const real = createRequire(import.meta.url)('@colyseus/schema') as Library;

function written(by: Library, kind: 'number' | 'string', value: number | string): Uint8Array {
  const [bytes, it] = [new Uint8Array(400), { offset: 1 }];
  by.encode[kind](bytes, value as never, it);
  return bytes.slice(0, it.offset);
}
const readBy = (by: Library, kind: keyof Decode, bytes: Uint8Array) => {
  const it = { offset: 1 };
  return [by.decode[kind](bytes, it), it.offset];
};

test('numbers of requests are written and read as the library does', () => {
  const numbers = [0, 1, 127, 128, 255, 256, 65_535, 65_536, 2 ** 31 - 1];
  const check = (value: number) => {
    const bytes = written(real, 'number', value);
    assert.deepEqual(written(own, 'number', value), bytes);
    assert.deepEqual(readBy(own, 'number', bytes), readBy(real, 'number', bytes));
    for (const kind of ['uint16', 'uint32'] as const) {
      const wide = new Uint8Array([...bytes, 1, 2, 3, 4]);
      assert.deepEqual(readBy(own, kind, wide), readBy(real, kind, wide));
    }
  };
  numbers.forEach(check);
  fc.assert(fc.property(fc.nat(2 ** 31 - 1), check));
});
test('close codes and negative numbers are read as the library does', () => {
  fc.assert(
    fc.property(fc.integer(), fc.double({ noNaN: true }), (whole, broken) => {
      for (const value of [whole, broken]) {
        const bytes = written(real, 'number', value);
        assert.deepEqual(readBy(own, 'number', bytes), readBy(real, 'number', bytes));
      }
    }),
  );
});
test('names of messages are written, recognized and read as the library does', () => {
  fc.assert(
    fc.property(anyText({ minLength: 1, maxLength: 60 }), (text) => {
      const bytes = written(real, 'string', text);
      assert.deepEqual(written(own, 'string', text), bytes);
      for (const kind of ['string', 'stringCheck'] as const)
        assert.deepEqual(readBy(own, kind, bytes), readBy(real, kind, bytes));
    }),
  );
});
