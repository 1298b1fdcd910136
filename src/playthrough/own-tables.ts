/**
 * What a page asks a server about the tables at which its reader has a seat, and the answer, which both sides check: `POST /tables/own`
 * takes `OwnSeats` and answers `OwnTables`. Keys of seats are in no address, so that no log has them.
 */
import { int, list, nullable, shape } from '../kernel/check.js';
import type { Seat } from '../kernel/game.js';
import { code, inLobby, MOST_SEATS, token, type Lobby } from './wire.js';

/** The most seats in one question, which fit into `MOST_BYTES`. */
export const MOST_OWN = 50;

/** The key of a seat at a table. */
export interface OwnSeat {
  readonly code: string;
  readonly token: string;
}
export interface OwnSeats {
  readonly seats: readonly OwnSeat[];
}
/** What anybody with the code may know of a table, and what its reader’s seat may know besides. */
export interface OwnTable extends Lobby {
  /** The reader’s seat. */
  readonly seat: Seat;
  /** The seats that the game waits for. */
  readonly asked: readonly Seat[];
}
export interface OwnTables {
  /** In the order of the question. `null`: no table has this code and this key, or the seat was given up for good. */
  readonly tables: readonly (OwnTable | null)[];
}

const seat = int(0, MOST_SEATS - 1);
export const ownSeats = shape<OwnSeats>({ seats: list(shape<OwnSeat>({ code, token }), 1, MOST_OWN) });
export const ownTables = shape<OwnTables>({
  tables: list(nullable(shape<OwnTable>({ ...inLobby, seat, asked: list(seat, 0, MOST_SEATS) })), 0, MOST_OWN),
});
