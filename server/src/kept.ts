/** What is kept of a table, and by whom. */
import type { Level, NewGame, Seat } from '../../src/kernel/game.js';
import type { Offer } from '../../src/playthrough/wire.js';
import type { Lang } from './words.js';

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
  /** How many moves later spectators see the game. */
  readonly delay: number;
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
  readonly lang: Lang;
}
/** What a table changes of itself. Nothing is durable yet when a call returns: the `Store` keeps it before anybody is told. */
export interface Keeper {
  /** Milliseconds that servers have run with these tables, of all processes together: a clock that stands while none runs. */
  ran(): number;
  /** `isOver`: and that the game is over with that. */
  sit(code: string, seat: Seat, sitter: KeptSeat, isOver?: boolean): void;
  /** Whoever has this key gives up a seat, which is free again. Fails when somebody else has it. */
  stand(code: string, seat: Seat, key: Uint8Array): void;
  /** `version`: that of the rules with which the game begins. */
  begin(code: string, draws: readonly number[], seats: readonly KeptSeat[], version: number): void;
  /** Keeps move number `n`, counted from 1. Fails when the table has a move of this number already. */
  append(code: string, n: number, move: KeptMove, isOver: boolean): void;
  /** Forgets the moves after the first `n`, and begins this epoch. */
  takeBack(code: string, n: number, epoch: number): void;
  /** Keeps what the people are about to agree on. */
  propose(code: string, offer: Offer | null): void;
  /** Keeps that a game is over as it stands. */
  end(code: string): void;
  /** Keeps the table at which the people of another play again. Fails when there is one already. */
  again(code: string, next: NewKept): void;
}

type Kind = Exclude<keyof Keeper, 'ran'>;
/** A change of a table: its name, and what it was called with. */
export type Change = { readonly [K in Kind]: readonly [K, ...Parameters<Keeper[K]>] }[Kind];

/** Collects what a table changes, until it is kept. */
export class Draft implements Keeper {
  readonly ran: () => number;
  #changes: Change[] = [];
  constructor(ran: () => number) {
    this.ran = ran;
  }
  /** The changes since this was asked before. */
  take(): readonly Change[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }
  sit: Keeper['sit'] = (...given) => void this.#changes.push(['sit', ...given]);
  stand: Keeper['stand'] = (...given) => void this.#changes.push(['stand', ...given]);
  begin: Keeper['begin'] = (...given) => void this.#changes.push(['begin', ...given]);
  append: Keeper['append'] = (...given) => void this.#changes.push(['append', ...given]);
  takeBack: Keeper['takeBack'] = (...given) => void this.#changes.push(['takeBack', ...given]);
  propose: Keeper['propose'] = (...given) => void this.#changes.push(['propose', ...given]);
  end: Keeper['end'] = (...given) => void this.#changes.push(['end', ...given]);
  again: Keeper['again'] = (...given) => void this.#changes.push(['again', ...given]);
}
