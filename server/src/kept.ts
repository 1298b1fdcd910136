/** What is kept of a table, and by whom. */
import type { Level, NewGame, Seat } from '../../src/kernel/game.js';
import type { Offer } from '../../src/playthrough/wire.js';

/**
 * A seat as it is kept: the key is the hash of the token; a person's seat without one is free. A `bot` on a seat with a key plays for the
 * person until they are back.
 */
export interface KeptSeat {
  readonly bot: Level | null;
  readonly name: string;
  readonly key: Uint8Array | null;
  /** Whether the person gave it up for good. */
  readonly gone: boolean;
}
export interface KeptMove {
  readonly move: string;
  readonly draws: readonly number[];
}
/** A table as it is kept. Its start has `draws` once the game has begun. */
export interface KeptTable {
  readonly code: string;
  readonly game: string;
  readonly version: number;
  readonly start: NewGame;
  readonly seats: readonly KeptSeat[];
  readonly moves: readonly KeptMove[];
  /** How often moves were taken back. */
  readonly epoch: number;
  readonly isOver: boolean;
  /** The code of the table at which the same people play again. */
  readonly next: string | null;
  /** The days for a move; 0: no limit. */
  readonly days: number;
  /** When the present position came about, in the time that the servers of these tables have run (`Keeper.ran`). */
  readonly since: number;
  /** What the people of a game over days are about to agree on: they need not be there at the same time. */
  readonly offer: Offer | null;
}
/** A table that waits for its players, or if all seats are taken, for the first page. */
export type NewKept = Omit<KeptTable, 'moves' | 'epoch' | 'isOver' | 'next' | 'since' | 'offer'>;
/** Where a browser takes messages for the person of a seat, how they are encrypted for it, and their language. */
export interface KeptSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: 'en' | 'fr' | 'it';
}
/** Keeps tables durably. Each call returns when its change cannot be lost any more, and throws when nothing was kept. */
export interface Keeper {
  /** Milliseconds that servers have run with these tables, of all processes together: a clock that stands while none runs. */
  ran(): number;
  load(code: string): KeptTable | undefined;
  /** `isOver`: and that the game is over with that. */
  sit(code: string, seat: Seat, sitter: KeptSeat, isOver?: boolean): void;
  begin(code: string, draws: readonly number[], seats: readonly KeptSeat[]): void;
  /** Keeps move number `n`, counted from 1. Throws when the table has a move of this number already. */
  append(code: string, n: number, move: KeptMove, isOver: boolean): void;
  /** Forgets the moves after the first `n`, and begins this epoch. */
  takeBack(code: string, n: number, epoch: number): void;
  /** Keeps what the people are about to agree on. */
  propose(code: string, offer: Offer | null): void;
  /** Keeps that a game is over as it stands. */
  end(code: string): void;
  /** Keeps the table at which the people of another play again. Throws when there is one already. */
  again(code: string, next: NewKept): void;
}
