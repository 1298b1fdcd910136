/**
 * What `@colyseus/sdk` uses of `msgpackr`, by a library of half its size: both read and write MessagePack, and the server writes nothing
 * that only the first could read. Whole numbers that a page sends have at most 32 bits. Builds for pages take this file in its place.
 */
import { decode, Encoder, ExtensionCodec } from '@msgpack/msgpack';

/** `pack` leaves as many bytes free in front of a message as its second argument exceeds this by: fewer than this. */
export const RESERVE_START_SPACE = 2048;

export class Packr {
  #encoder = new Encoder({ ignoreUndefined: true });
  pack(message, space) {
    const written = this.#encoder.encodeSharedRef(message);
    const head = space - RESERVE_START_SPACE;
    const bytes = new Uint8Array(head + written.length);
    bytes.set(written, head);
    return bytes;
  }
}
/** The server writes what is not defined as an extension of this number. */
const extensionCodec = new ExtensionCodec();
extensionCodec.register({ type: 0, encode: () => null, decode: () => undefined });

export const unpack = (bytes, { start }) => decode(bytes.subarray(start), { extensionCodec });
