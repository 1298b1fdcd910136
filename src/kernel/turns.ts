/** Games whose seats act one after another: the table has them in a queue, and only the first of them may move. */
import type { Seat } from './game.js';

/** A table with a queue of the seats that act, in their order. @beta */
export interface Queued {
  /** The seats that are still to act. The first one decides now. */
  readonly queue: readonly Seat[];
}

/** The seat that decides now; `undefined` when no seat is left. @beta */
export const acting = ({ queue }: Queued): Seat | undefined => queue[0];
/** The player whose seat decides now. @beta */
export const actor = <P>({ players, queue }: Queued & { readonly players: readonly P[] }): P => players[queue[0]!]!;
/** Whether all seats have acted. @beta */
export const isNobodyLeft = ({ queue }: Queued): boolean => queue.length === 0;
