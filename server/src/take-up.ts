/**
 * Takes up what a killed process was about to do and has nowhere kept: whom it would have told of their turn, and which opponent thought.
 * People whose page is open come back by themselves, those who are away do not. Knows no socket.
 */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Hall } from './hall.js';
import type { Push } from './push.js';

export interface TakeUp {
  readonly hall: Hall;
  readonly push: Pick<Push, 'heed'>;
  /** Wakes a table for the opponent whose turn it is. */
  readonly rouse: (code: string) => Promise<void>;
}

/** Looks at all tables that may wait for somebody without a page. Idempotent: people who were told, and opponents that moved, are skipped. */
export async function takeUp({ hall, push, rouse }: TakeUp): Promise<void> {
  for (const code of await hall.dormant()) {
    // A store that answers at once leaves the event loop no turn, and to replay a long game takes a while.
    await othersTurn();
    try {
      const table = await hall.glance(code);
      // In a game where people are there together an opponent waits for them.
      if (table?.opponent && table.lobby.days > 0) await rouse(code);
      else if (table) push.heed(table);
    } catch (error) {
      // The other tables wait too.
      hall.reports.failed('table', error, code);
    }
  }
}
