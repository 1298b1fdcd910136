/** Where people are told of their turn, as it is kept: on which devices, and whether they were told since they last came. */
import type { Db } from './database.js';
import type { KeptSubscription } from './kept.js';

/** On how many devices a person is told of their turn. */
const DEVICES = 4;

export class Subscriptions {
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Keeps where the person with this key is told of their turn. Of many devices the last ones stay. */
  async add(key: Uint8Array, given: KeptSubscription): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      const fresh = { ...given, told: 0, at: this.#now() };
      await tx
        .insertInto('push')
        .values({ key, ...fresh })
        .onConflict((conflict) => conflict.columns(['key', 'endpoint']).doUpdateSet(fresh))
        .execute();
      const all = await tx
        .selectFrom('push')
        .select('endpoint')
        .where('key', '=', key)
        .orderBy('at', 'desc')
        .orderBy('endpoint', 'desc')
        .execute();
      for (const { endpoint } of all.slice(DEVICES))
        await tx.deleteFrom('push').where('key', '=', key).where('endpoint', '=', endpoint).execute();
    });
  }
  async remove(key: Uint8Array, endpoint: string): Promise<void> {
    await this.#db.deleteFrom('push').where('key', '=', key).where('endpoint', '=', endpoint).execute();
  }
  /** Where this person is to be told now: nowhere, if they were told since they last came. They count as told from now on. */
  take(key: Uint8Array): Promise<readonly KeptSubscription[]> {
    const untold = this.#db.updateTable('push').set({ told: 1 }).where('key', '=', key).where('told', '=', 0);
    return untold.returning(['endpoint', 'p256dh', 'auth', 'lang']).execute();
  }
  /** This person came, and may be told again; or a message for them did not arrive at this endpoint. */
  async allow(key: Uint8Array, endpoint?: string): Promise<void> {
    const told = this.#db.updateTable('push').set({ told: 0 }).where('key', '=', key).where('told', '=', 1);
    await (endpoint === undefined ? told : told.where('endpoint', '=', endpoint)).execute();
  }
  /** A browser takes no messages there any more. */
  async forget(endpoint: string): Promise<void> {
    await this.#db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
  }
}
