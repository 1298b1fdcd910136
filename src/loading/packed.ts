/** Compresses a text to a URL-safe string (deflate, base64url), so that a link can contain a whole lesson. */
import { badSource } from '../kernel/bad-source.js';
import { fromBase64url, toBase64url } from '../kernel/base64url.js';
import { inflated, through } from './inflated.js';
import { MOST_CHARACTERS } from './own-lesson.js';

export async function pack(text: string): Promise<string> {
  const bytes = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return toBase64url(new Uint8Array(await new Response(bytes).arrayBuffer()));
}

/** Decodes a packed text. Rejects with `BadInput` for an invalid string, or if the text is longer than `MOST_CHARACTERS`. */
export async function unpack(word: string): Promise<string> {
  const packed = fromBase64url(word);
  const text = packed && (await inflated(packed, MOST_CHARACTERS).catch(() => undefined));
  if (text === undefined) throw badSource('data', word, 'packed');
  if (text.length <= MOST_CHARACTERS) return text;
  throw badSource('data', word, 'unpacked', { most: MOST_CHARACTERS });
}
