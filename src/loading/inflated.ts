/** Texts from compressed bytes (deflate). */

/** A stream of the bytes, compressed or decompressed. */
export const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(change);

/** The text of compressed bytes. A few bytes may hold an extremely long text: of one longer than `most`, only the beginning. Rejects for other bytes. */
export async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const bytes of bytesOf(through(packed, new DecompressionStream('deflate-raw')))) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > most) return text;
  }
  return text + decoder.decode();
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
