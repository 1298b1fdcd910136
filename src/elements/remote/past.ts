/** What only a page with a game needs, loaded when the game begins: the game as this page knows it, and how it learns what it missed. */
import { inflated } from '../../loading/inflated.js';
import { MOST_PAST, pastPlies, type PlyMessage } from '../../playthrough/wire.js';
import { granted } from './server.js';
import type { TableLink } from './table-link.js';

export { RemotePlaythrough } from '../../playthrough/remote.js';

/** How many parts of the past are asked for at once: one after the other, each would cost a way to the server and back. */
const AT_ONCE = 8;
/** The most characters of the plies in one answer. */
const LONGEST = 2 ** 24;

/** Asks for the plies from move `from` to move `to`, both included. */
export async function pliesFrom(link: TableLink, from: number, to: number): Promise<PlyMessage[]> {
  const part = async (first: number): Promise<PlyMessage[]> => {
    const span = { from: first, to: Math.min(to, first + MOST_PAST - 1) };
    const { plies } = granted(await link.request('past', span));
    return pastPlies(JSON.parse(await inflated(plies, LONGEST)), 'past');
  };
  const plies: PlyMessage[] = [];
  for (let next = from; next <= to; next += AT_ONCE * MOST_PAST) {
    const parts = Array.from({ length: AT_ONCE }, (_, i) => next + i * MOST_PAST).filter((n) => n <= to);
    plies.push(...(await Promise.all(parts.map(part))).flat());
  }
  return plies;
}
