/** The clock by which a store measures: it stands while no server runs, and is one for all processes with the same tables. */
import type { Db } from './database.js';
import type { Clock } from './kept.js';

/** The longest time between two beats of a running server. A longer one is that of a computer that slept. */
export const BEAT = 60_000;

export class ServerClock implements Clock {
  readonly #db: Db;
  readonly #now: () => number;
  /** How long servers had run when this process last kept that or heard it from another, and when that was. */
  #ran = 0;
  #beaten: number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#beaten = now();
  }

  ran(): number {
    const passed = this.#now() - this.#beaten;
    return this.#ran + Math.max(0, Math.min(passed, 2 * BEAT));
  }
  /** Keeps how long servers have run, each `BEAT`. */
  async beat(): Promise<void> {
    const ran = this.ran();
    this.#beaten = this.#now();
    this.#ran = ran;
    await this.#db.updateTable('clock').set({ ran }).where('ran', '<', ran).execute();
    await this.hear();
  }
  /** Asks how long servers have run: another process may have run for longer. Resolves when the store answers. */
  async hear(): Promise<void> {
    const { ran } = await this.#db.selectFrom('clock').select('ran').executeTakeFirstOrThrow();
    // The time since the last beat of this process is in what another has kept since.
    if (ran > this.ran()) [this.#ran, this.#beaten] = [ran, this.#now()];
  }
}
