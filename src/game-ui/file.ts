/** Files that an author's page names. */
import { BadInput } from '../kernel/game.js';

/** The text of a file. Rejects with `BadInput` where it cannot be had: the page's policy or its own server may forbid it. */
export async function fetchFile(src: string): Promise<string> {
  let why: unknown;
  try {
    const response = await fetch(src, { credentials: 'omit' });
    if (response.ok) return await response.text();
    why = response.status;
  } catch (error) {
    why = error instanceof Error ? error.message : error;
  }
  throw new BadInput('src', src, `a file that this page may fetch (${String(why)})`);
}
