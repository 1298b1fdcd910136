/** A table in memory: its actions run one after the other, and each is kept before anybody is told of it. */
import { Draft } from './kept.js';
import type { Store } from './store.js';
import type { Table } from './table.js';

export class Held {
  readonly table: Table;
  readonly #store: Store;
  readonly #draft: Draft;
  #last: Promise<unknown> = Promise.resolve();
  /** Whether a change could not be kept: then this knows more than the store and is given up. */
  #isLost = false;

  private constructor(table: Table, store: Store, draft: Draft) {
    this.table = table;
    this.#store = store;
    this.#draft = draft;
  }
  /** Takes up a table, and keeps what changes with that. */
  static async take(store: Store, wake: (draft: Draft) => Table): Promise<Held> {
    const draft = new Draft(store.clock);
    const held = new Held(wake(draft), store, draft);
    await held.do(() => undefined);
    return held;
  }

  /**
   * Does something at the table after all that was asked before, keeps what it changed, then tells of it. Rejects with what `act` throws,
   * and when it cannot be kept; from then on always.
   */
  do<A>(act: (table: Table) => A, tell?: (done: A) => void): Promise<A> {
    const done = this.#last.then(async () => {
      if (this.#isLost) throw new Error('this table was given up');
      const { epoch } = this.table;
      try {
        return act(this.table);
      } finally {
        await this.#keep(epoch);
      }
    });
    // `tell` runs before the next action in the queue, so that it describes the state that `act` left.
    const told = done.then((value) => (tell?.(value), value));
    this.#last = told.catch(() => undefined);
    return told;
  }
  async #keep(epoch: number): Promise<void> {
    try {
      await this.#store.keep(this.table.code, epoch, this.#draft.take());
    } catch (error) {
      this.#isLost = true;
      throw error;
    }
  }
  /** Resolves when all that was asked so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
