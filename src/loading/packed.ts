/** Compresses a text to a URL-safe string (deflate, base64url), so that a link can contain a whole lesson. */
import { badSource } from '../kernel/bad-source.js';
import { MOST_CHARACTERS } from './own-lesson.js';

const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(change);

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
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for await (const bytes of bytesOf(through(packed, new DecompressionStream('deflate-raw')))) {
      text += decoder.decode(bytes, { stream: true });
      // A short string may decompress to an extremely long text.
      if (text.length > MOST_CHARACTERS) break;
    }
    if (text.length <= MOST_CHARACTERS) return text + decoder.decode();
  } catch {
    throw badSource('data', word, 'packed');
  }
  throw badSource('data', word, 'unpacked', { most: MOST_CHARACTERS });
}

/** Iterates over a stream; leaving the loop early cancels it. Not all browsers support async iteration of streams. */
async function* bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
