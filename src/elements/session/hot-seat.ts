/** Tracks which of several people holds a shared device, and how much of the game each of them has seen. */
import type { Seat } from '../../kernel/game.js';

export class HotSeat {
  /** `undefined` until the first person has raised the curtain. */
  holder: Seat | undefined;
  /** The number of moves that everybody knows. */
  #seenByAll = 0;
  /** The number of moves that each seat has seen. */
  readonly #seen = new Map<Seat, number>();

  /** Starts a game of `length` moves, which all know. Nobody holds the device yet. */
  begin(length: number): void {
    this.holder = undefined;
    this.#seenByAll = length;
    this.#seen.clear();
  }
  /** The seat of those to act that must get the device; `undefined` while one of them holds it. */
  next(asked: readonly Seat[]): Seat | undefined {
    return asked.some((seat) => seat === this.holder) ? undefined : asked[0];
  }
  /** Records that the holder has seen the game up to this number of moves. */
  hear(length: number): void {
    if (this.holder !== undefined) this.#seen.set(this.holder, length);
  }
  /** Gives the device to `seat`. Returns the number of moves that this seat has seen. */
  passTo(seat: Seat): number {
    this.holder = seat;
    return this.#seen.get(seat) ?? this.#seenByAll;
  }
}
