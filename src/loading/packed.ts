/** Compresses a text to a URL-safe string (deflate, base64url), so that a link can contain a whole lesson. */
import { badSource } from '../kernel/bad-source.js';
import { bytesOf, inflated, through } from './inflated.js';
import { MOST_CHARACTERS } from './own-lesson.js';

export async function pack(text: string): Promise<string> {
  const bytes = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters: string[] = [];
  for await (const byte of bytesOf(bytes)) letters.push(String.fromCharCode(...byte));
  return btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes a packed text. Rejects with `BadInput` for an invalid string, or if the text is longer than `MOST_CHARACTERS`. */
export async function unpack(word: string): Promise<string> {
  const isWord = /^[\w-]+$/.test(word) && word.length % 4 !== 1;
  if (!isWord) throw badSource('data', word, 'packed');
  const packed = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (l) => l.charCodeAt(0));
  const text = await inflated(packed, MOST_CHARACTERS).catch(() => {
    throw badSource('data', word, 'packed');
  });
  if (text.length <= MOST_CHARACTERS) return text;
  throw badSource('data', word, 'unpacked', { most: MOST_CHARACTERS });
}
