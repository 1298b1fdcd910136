/** Who of several people holds the device that they pass on, and what each of them has heard of the game. */
import type { Seat } from '../../kernel/game.js';

export class Device {
  /** `undefined` until the first of them has said so. */
  holder: Seat | undefined;
  /** How many moves everybody knows of. */
  #since = 0;
  /** Of how many moves each seat has heard. */
  readonly #heard = new Map<Seat, number>();

  /** A game of so many moves is laid out: nobody holds the device yet, and all know of these moves. */
  begin(length: number): void {
    this.holder = undefined;
    this.#since = length;
    this.#heard.clear();
  }
  /** To whom it goes, of those who are to act; `undefined` while one of them holds it. */
  next(asked: readonly Seat[]): Seat | undefined {
    return asked.some((seat) => seat === this.holder) ? undefined : asked[0];
  }
  /** Who holds it has had the time to hear of so many moves. */
  hear(length: number): void {
    if (this.holder !== undefined) this.#heard.set(this.holder, length);
  }
  /** `seat` holds it from now on. Returns of how many moves that seat has heard. */
  passTo(seat: Seat): number {
    this.holder = seat;
    return this.#heard.get(seat) ?? this.#since;
  }
}
