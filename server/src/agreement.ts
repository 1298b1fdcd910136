/** What the people at a table are about to agree on, and for how long each of them has been asked. What may be proposed is in `offers.ts`. */
import type { Seat, Viewer } from '../../src/kernel/game.js';
import type { Offer } from '../../src/playthrough/wire.js';
import type { Attendance } from './attendance.js';
import type { Keeper, KeptSeat, KeptTable, Silent } from './kept.js';
import type { Sitting } from './offers.js';

export class Agreement {
  readonly #keeper: Keeper;
  readonly #attendance: Attendance;
  #offer: Offer | null;
  #silent: Silent;
  #isRefused = false;

  constructor({ offer, silent, seats }: KeptTable, keeper: Keeper, attendance: Attendance) {
    this.#keeper = keeper;
    this.#attendance = attendance;
    this.#offer = offer;
    // A person who was connected when the process ended counts as away from now on, until they come back.
    this.#silent = seats.map((_, seat) => silent[seat] ?? keeper.ran());
  }

  get offer(): Offer | null {
    return this.#offer;
  }
  /** Whether somebody turned the last offer down. */
  get isRefused(): boolean {
    return this.#isRefused;
  }
  /** The seats as `offers.ts` looks at them. `late`: those for which the game waits longer than the table allows. */
  sittings(seats: readonly KeptSeat[], late: readonly Seat[]): readonly Sitting[] {
    const now = this.#keeper.ran();
    return seats.map(({ bot }, seat) => ({
      isLate: late.includes(seat),
      silent: now - (this.#silent[seat] ?? now),
      away: bot ? undefined : this.#attendance.away(seat),
    }));
  }

  /** An offer waits for those who come later. A person who agrees with it does not ask the others anew. */
  propose(offer: Offer | null, isRefused = false): void {
    this.#isRefused = isRefused;
    if (offer === this.#offer) return;
    const isNew = offer?.agreed.length === 1;
    this.#keep(offer, isNew ? this.#silent.map((_, seat) => this.#since(seat)) : this.#silent);
  }
  /** A viewer came or left. Who is asked and leaves has their time to answer from now on; who comes has time as long as they stay. */
  attended(viewer: Viewer): void {
    if (!this.#offer || viewer === 'spectator' || this.#offer.agreed.includes(viewer)) return;
    this.#keep(this.#offer, this.#silent.with(viewer, this.#since(viewer)));
  }
  #since(seat: Seat): number | null {
    return this.#attendance.isHere(seat) ? null : this.#keeper.ran();
  }
  #keep(offer: Offer | null, silent: Silent): void {
    this.#keeper.change('propose', offer, silent);
    [this.#offer, this.#silent] = [offer, silent];
  }
}
