/**
 * What a page asks a server about the tables at which its reader has a seat, and the answer, which both sides check: `POST /tables/own`
 * takes `ownSeats` and answers `ownTables`. Keys of seats are in no address, so that no log has them.
 */
import { int, list, nullable, shape, type Check, type Checked } from '../kernel/check.js';
import type { Seat } from '../kernel/game.js';
import { code, inLobby, MOST_SEATS, token } from './wire.js';

/** The most seats in one question, which fit into `MOST_BYTES`. */
export const MOST_OWN = 50;

const ownSeat = shape({ code, token });
/** The key of a seat at a table. */
export type OwnSeat = Readonly<Checked<typeof ownSeat>>;
export const ownSeats = shape({ seats: list(ownSeat, 1, MOST_OWN) });

const seat = int(0, MOST_SEATS - 1);
const ownTable = shape({
  ...inLobby,
  /** The reader’s seat. */
  seat,
  /** The seats that the game waits for. */
  asked: list(seat, 0, MOST_SEATS) as Check<readonly Seat[]>,
});
/** What anybody with the code may know of a table, and what its reader’s seat may know besides. */
export type OwnTable = Readonly<Checked<typeof ownTable>>;
/** In the order of the question. `null`: no table has this code and this key, or the seat was given up for good. */
export const ownTables = shape({ tables: list(nullable(ownTable), 0, MOST_OWN) });
export type OwnTables = Checked<typeof ownTables>;
