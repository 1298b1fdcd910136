/** The turn of an opponent at a table: it thinks and pauses, and makes its move if the game still waits for it. Knows no socket. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableRoomOptions } from './table-room.js';
import type { Table } from './table.js';
import { NO_NEWS, type Outcome } from './told.js';

/** Resolves, when the opponent whose turn it is has thought, to what makes its move at the table. */
export async function turnOfOpponent(
  { hall, opponents, pause: [least, most] }: Pick<TableRoomOptions, 'hall' | 'opponents' | 'pause'>,
  table: Table,
  { seat, level }: NonNullable<Table['opponent']>,
): Promise<(table: Table) => Outcome> {
  const { position, game } = table;
  const view = table.view(seat);
  const chosen = opponents.choose(game.id, view, level).catch((error: unknown) => {
    hall.reports.failed('opponents', error);
    // No table waits for ever.
    return view.moves[0]!;
  });
  // Forced moves wait as well: an answer at once would tell that there was no choice.
  const [move] = await Promise.all([chosen, sleep(least + Math.random() * (most - least))]);
  return (table) => {
    // The person for whom the opponent played may be back, and the game may have been ended or taken back.
    const isAsked = table.position === position && table.opponent?.seat === seat;
    return isAsked ? table.make(move) : { answer: { n: table.n }, told: NO_NEWS };
  };
}
