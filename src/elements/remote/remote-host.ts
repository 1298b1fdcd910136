/** What a table on a server needs of the element that shows it. */
import type { Game } from '../../kernel/game.js';
import type { RemotePlaythrough } from '../../playthrough/remote.js';

/** What the element does for the table. */
export interface RemoteHost {
  /** Fetches a game of this name. */
  load(game: string): Promise<Game>;
  /** The game has begun, or is there again after a reload. */
  begin(game: RemotePlaythrough): void;
  /** The game is over: its whole record, as a transcript. */
  end(record: string): void;
  /** The people of this table play again at the table with this code. */
  follow(code: string): void;
  /** The table cannot be shown here: its game, say, cannot be loaded. */
  failed(error: unknown): void;
  /** Something else has changed. */
  changed(): void;
}
