/**
 * What `@colyseus/sdk` uses of `msgpackr`: messages in MessagePack, of values that JSON has, and bytes. Builds for pages take this file in
 * place of that library, whose records, streams and compiled readers are more than the rest of the client. A test compares the two.
 */
const utf8 = { from: new TextDecoder(), to: new TextEncoder() };

/** The client asks for so many free bytes at the start by adding their number to this one. */
export const RESERVE_START_SPACE = 2048;

export class Packr {
  pack(value, reserved = RESERVE_START_SPACE) {
    const bytes = Array(reserved - RESERVE_START_SPACE).fill(0);
    write(value, bytes);
    return Uint8Array.from(bytes);
  }
}

/** Numbers of `size` bytes, the highest first. */
const sized = (type, size, value) => {
  const view = new DataView(new ArrayBuffer(size));
  view[`set${type}`](0, value);
  return new Uint8Array(view.buffer);
};
/** A mark of which the lowest bits are the length if it is below `most`; else a mark of its own, and the length in 1, 2 or 4 bytes. */
function head(bytes, length, most, short, marks) {
  if (length < most) return bytes.push(short | length);
  const size = length < 0x100 && marks[0] ? 0 : length < 0x10000 ? 1 : 2;
  bytes.push(marks[size], ...sized(['Uint8', 'Uint16', 'Uint32'][size], 1 << size, length));
}
function write(value, bytes) {
  if (value === null || value === undefined) bytes.push(0xc0);
  else if (typeof value === 'boolean') bytes.push(value ? 0xc3 : 0xc2);
  else if (typeof value === 'number') writeNumber(value, bytes);
  else if (typeof value === 'string') {
    const text = utf8.to.encode(value);
    head(bytes, text.length, 0x20, 0xa0, [0xd9, 0xda, 0xdb]);
    for (const byte of text) bytes.push(byte);
  } else if (Array.isArray(value)) {
    head(bytes, value.length, 0x10, 0x90, [0, 0xdc, 0xdd]);
    for (const item of value) write(item, bytes);
  } else {
    const entries = Object.entries(value);
    head(bytes, entries.length, 0x10, 0x80, [0, 0xde, 0xdf]);
    for (const [key, item] of entries) (write(key, bytes), write(item, bytes));
  }
}
function writeNumber(value, bytes) {
  if (!Number.isInteger(value) || value < -0x80000000 || value > 0xffffffff)
    bytes.push(0xcb, ...sized('Float64', 8, value));
  else if (value >= 0) head(bytes, value, 0x80, 0, [0xcc, 0xcd, 0xce]);
  else if (value >= -0x20) bytes.push(value & 0xff);
  else {
    const size = value >= -0x80 ? 0 : value >= -0x8000 ? 1 : 2;
    bytes.push(0xd0 + size, ...sized(['Int8', 'Int16', 'Int32'][size], 1 << size, value));
  }
}

/** Reads the value at `start`. */
export function unpack(bytes, { start = 0 } = {}) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  const number = (type, size) => Number(view[`get${type}`]((at += size) - size));
  const length = (size) => number(['Uint8', 'Uint16', 'Uint32'][size], 1 << size);
  const raw = (count) => {
    if (at + count > bytes.length) throw new RangeError('The message ends too early.');
    return bytes.slice(at, (at += count));
  };
  const text = (count) => utf8.from.decode(raw(count));
  const list = (count) => Array.from({ length: Math.min(count, bytes.length) }, read);
  // A key such as `__proto__` is a key like any other.
  const map = (count) =>
    Object.fromEntries(Array.from({ length: Math.min(count, bytes.length) }, () => [read(), read()]));
  /** By the mark, from 0xc0 on. */
  const READ = [
    () => null,
    undefined,
    () => false,
    () => true,
    ...[0, 1, 2].map((size) => () => raw(length(size))),
    ...[undefined, undefined, undefined],
    () => number('Float32', 4),
    () => number('Float64', 8),
    ...[0, 1, 2].map((size) => () => length(size)),
    () => number('BigUint64', 8),
    () => number('Int8', 1),
    () => number('Int16', 2),
    () => number('Int32', 4),
    () => number('BigInt64', 8),
    ...Array(5),
    ...[0, 1, 2].map((size) => () => text(length(size))),
    ...[1, 2].map((size) => () => list(length(size))),
    ...[1, 2].map((size) => () => map(length(size))),
  ];
  function read() {
    const mark = number('Uint8', 1);
    if (mark < 0x80) return mark;
    if (mark < 0x90) return map(mark & 0xf);
    if (mark < 0xa0) return list(mark & 0xf);
    if (mark < 0xc0) return text(mark & 0x1f);
    if (mark > 0xdf) return mark - 0x100;
    return READ[mark - 0xc0]();
  }
  return read();
}
