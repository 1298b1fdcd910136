/** The stand-in for the library of Colyseus’ messages, and that library, read what the other writes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import * as real from 'msgpackr';
import * as plain from '../../scripts/plain-msgpackr.js';
import { anyText } from '../../src/testing/any-text.js';

interface Library {
  readonly RESERVE_START_SPACE: number;
  readonly Packr: new () => { pack(message: unknown, space: number): Uint8Array };
  readonly unpack: (bytes: Uint8Array, from: { readonly start: number }) => unknown;
}
const own = plain as Library;
// The server’s: other clients than Colyseus’ own read no records.
const server = new real.Packr({ useRecords: false });

/** Messages with these besides texts, bytes, small numbers and what consists of them. */
const messages = (...more: readonly unknown[]) =>
  fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, false, 0, -1, 2 ** 32 - 1, 0.5, ...more),
      fc.integer(),
      anyText({ maxLength: 300 }),
      fc.uint8Array({ maxLength: 300 }),
      fc.array(tie('any'), { maxLength: 20 }),
      fc.dictionary(anyText({ maxLength: 12 }), tie('any'), { maxKeys: 20 }),
    ),
  })).any;
/** Buffers are byte arrays, and objects have a prototype or not. */
const plainly = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) => (each instanceof Uint8Array ? [...each] : each));

test('what the server writes is read as it was', () => {
  // Moments are numbers of more than 32 bits.
  const message = messages(2 ** 52, -(2 ** 40), Date.now());
  fc.assert(
    fc.property(message, fc.nat(40), (sent, start) => {
      const bytes = new Uint8Array([...new Uint8Array(start), ...server.pack(sent)]);
      assert.equal(plainly(own.unpack(bytes, { start })), plainly(sent));
    }),
  );
});
test('what is written is read by the server, behind the space left free', () => {
  const writer = new own.Packr();
  // Pages send no such numbers: the server would read them as `bigint`.
  fc.assert(
    fc.property(messages(), fc.nat(300), (sent, head) => {
      const bytes = writer.pack(sent, own.RESERVE_START_SPACE | head);
      assert.deepEqual([...bytes.subarray(0, head)], [...new Uint8Array(head)]);
      assert.equal(plainly(server.unpack(bytes.slice(head))), plainly(sent));
    }),
  );
});
test('what is not defined is so for a page, and is left out for the server', () => {
  assert.deepEqual(own.unpack(server.pack({ a: undefined, b: [undefined] }), { start: 0 }), {
    a: undefined,
    b: [undefined],
  });
  const bytes = new own.Packr().pack({ a: undefined, b: 1 }, own.RESERVE_START_SPACE);
  assert.deepEqual(server.unpack(bytes), { b: 1 });
});
