/** What only a page with a game needs, loaded when the game begins: the game as this page knows it, and how it learns what it missed. */
import { inflated } from '../../loading/inflated.js';
import { MOST_PAST, pastPlies, type PlyMessage, type Request } from '../../playthrough/wire.js';

export { RemotePlaythrough } from '../../playthrough/remote.js';

/** How many parts of the past are asked for at once: one after the other, each would cost a way to the server and back. */
const AT_ONCE = 8;
/** The most characters of the plies in one answer. */
const LONGEST = 2 ** 24;

/** Asks for the plies from move `from` to move `to`, both included. */
export async function pliesFrom(
  ask: (span: Request<'past'>) => Promise<{ readonly plies: Uint8Array<ArrayBuffer> }>,
  from: number,
  to: number,
): Promise<PlyMessage[]> {
  const part = async (first: number): Promise<PlyMessage[]> => {
    const { plies } = await ask({ from: first, to: Math.min(to, first + MOST_PAST - 1) });
    return pastPlies(JSON.parse(await inflated(plies, LONGEST)), 'past');
  };
  const plies: PlyMessage[] = [];
  for (let next = from; next <= to; next += AT_ONCE * MOST_PAST) {
    const parts = Array.from({ length: AT_ONCE }, (_, i) => next + i * MOST_PAST).filter((n) => n <= to);
    plies.push(...(await Promise.all(parts.map(part))).flat());
  }
  return plies;
}
