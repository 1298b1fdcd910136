/** Loads files that a host page names, such as in `src`. */
import { badSource } from '../kernel/bad-source.js';

/** Fetches a file's text. Rejects with `BadInput` on failure; the page's CSP or the file's server may forbid the request. */
export async function fetchFile(src: string): Promise<string> {
  let why: unknown;
  try {
    const response = await fetch(src, { credentials: 'omit' });
    if (response.ok) return await response.text();
    why = response.status;
  } catch (error) {
    why = error instanceof Error ? error.message : error;
  }
  throw badSource('src', src, 'file', { why: String(why) });
}
