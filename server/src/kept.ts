/** A table as it is kept, its changes, and who keeps them. */
import type { Level, NewGame, Seat } from '../../src/kernel/game.js';
import type { Offer } from '../../src/playthrough/wire.js';
import type { Lang } from '../../src/i18n/languages.js';

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
export type Silent = readonly (number | null)[];
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
  /** How many moves later spectators see the game. */
  readonly delay: number;
  /** When the present position came about, in the time that the servers of these tables have run (`Clock`). */
  readonly since: number;
  /** What the people are about to agree on: they need not be there at the same time. */
  readonly offer: Offer | null;
  /** By seat, the time of the `Clock` since which the person has been away while the offer was open; `null` if they are connected. */
  readonly silent: Silent;
}
/** A table that waits for its players, or if all seats are taken, for the first page. */
export type NewKept = Omit<KeptTable, 'moves' | 'epoch' | 'isOver' | 'next' | 'since' | 'offer' | 'silent'>;
/** Where a browser takes messages for the person of a seat, how they are encrypted for it, and their language. */
export interface KeptSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: Lang;
}
/** A change of a table: its kind, and what it is made with. */
export type Change =
  /** `isOver`: and that the game is over with that. */
  | readonly [kind: 'sit', seat: Seat, sitter: KeptSeat, isOver?: boolean]
  /** The person with this key gives up their seat, which is free again. Fails when the seat has another key. */
  | readonly [kind: 'stand', seat: Seat, key: Uint8Array]
  /** `version`: that of the rules with which the game begins. */
  | readonly [kind: 'begin', draws: readonly number[], seats: readonly KeptSeat[], version: number]
  /** Move number `n`, counted from 1. Fails when the table has a move of this number already. */
  | readonly [kind: 'append', n: number, move: KeptMove, isOver: boolean]
  /** The moves after the first `n` are forgotten, and this epoch begins. */
  | readonly [kind: 'takeBack', n: number, epoch: number]
  /** What the people are about to agree on. */
  | readonly [kind: 'propose', offer: Offer | null, silent: Silent]
  /** A game is over as it stands. */
  | readonly [kind: 'end']
  /** The table at which the same people play again. Fails when there is one already. */
  | readonly [kind: 'again', next: NewKept];

export interface Clock {
  /**
   * Milliseconds that servers have run with these tables, of all processes together: a clock that stands while none runs, so that nobody
   * loses time for their move while the table cannot be reached.
   */
  ran(): number;
}
/** What a table tells of its changes. */
export interface Keeper extends Clock {
  /** Takes a change. It is not durable yet when the call returns: the `Store` keeps it before anybody is told. */
  change(...change: Change): void;
}
/** Collects what a table changes, until it is kept. */
export class Draft implements Keeper {
  readonly #clock: Clock;
  #changes: Change[] = [];
  constructor(clock: Clock) {
    this.#clock = clock;
  }
  ran(): number {
    return this.#clock.ran();
  }
  change(...change: Change): void {
    this.#changes.push(change);
  }
  /** The changes since this was asked before. */
  take(): readonly Change[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }
}
