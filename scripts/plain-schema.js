/**
 * What `@colyseus/sdk` uses of `@colyseus/schema` when no state is synchronized: numbers and strings of messages. Builds for pages take
 * this file in place of that library, which is as large as the rest of the client, and of parts of the client for states. A test
 * compares the numbers and strings.
 */
const utf8 = { from: new TextDecoder(), to: new TextEncoder() };
const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads a number of a fixed size at the offset, and moves the offset on. */
const reading = (type, size) => (bytes, it) => {
  const value = viewOf(bytes)[`get${type}`](it.offset, true);
  it.offset += size;
  return Number(value);
};
const SIZES = [
  ['Float32', 4],
  ['Float64', 8],
  ['Uint8', 1],
  ['Uint16', 2],
  ['Uint32', 4],
  ['BigUint64', 8],
  ['Int8', 1],
  ['Int16', 2],
  ['Int32', 4],
  ['BigInt64', 8],
];
/** The sized numbers follow a byte from 0xca on. */
const sized = SIZES.map(([type, size]) => reading(type, size));
const [, , uint8, uint16, uint32] = sized;

const utf8Read = (bytes, it, length) => {
  const text = utf8.from.decode(bytes.subarray(it.offset, it.offset + length));
  it.offset += length;
  return text;
};
export const decode = {
  uint8,
  uint16,
  uint32,
  utf8Read,
  number(bytes, it) {
    const first = bytes[it.offset++];
    if (first < 0x80) return first;
    if (first > 0xdf) return first - 0x100;
    return sized[first - 0xca](bytes, it);
  },
  string(bytes, it) {
    const first = bytes[it.offset++];
    return utf8Read(bytes, it, first < 0xc0 ? first & 0x1f : [uint8, uint16, uint32][first - 0xd9](bytes, it));
  },
  stringCheck(bytes, it) {
    const first = bytes[it.offset];
    return (first > 0x9f && first < 0xc0) || (first > 0xd8 && first < 0xdc);
  },
};

const write = (bytes, it, type, size, value) => {
  viewOf(bytes)[`set${type}`](it.offset, value, true);
  it.offset += size;
};
export const encode = {
  /** Whole numbers from 0 to 2^31 - 1: the numbers of requests. */
  number(bytes, value, it) {
    if (value < 0x80) return write(bytes, it, 'Uint8', 1, value);
    const [type, size, mark] =
      value < 0x100 ? ['Uint8', 1, 0xcc] : value < 0x10000 ? ['Uint16', 2, 0xcd] : ['Uint32', 4, 0xce];
    write(bytes, it, 'Uint8', 1, mark);
    write(bytes, it, type, size, value);
  },
  /** Names of messages, of 1 to 255 bytes. */
  string(bytes, text, it) {
    const written = utf8.to.encode(text);
    if (written.length < 0x20) bytes[it.offset++] = 0xa0 | written.length;
    else bytes.set([0xd9, written.length], (it.offset += 2) - 2);
    bytes.set(written, it.offset);
    it.offset += written.length;
  },
};
/** Named by the client where it would synchronize a state, stream inputs, know accounts, take another way than a socket, or help to debug. */
export class Decoder {}
export class Schema {}
export class SchemaSerializer {}
export class RoomInput {}
export class Auth {}
export class H3TransportTransport {}
export const NULL_CLOCK = undefined;
export const discordURLBuilder = undefined;
export const xhrFetch = undefined;
export const publishDebug = () => undefined;
/** The client's socket where there is no `WebSocket`, as in earlier versions of Node. */
export default undefined;
