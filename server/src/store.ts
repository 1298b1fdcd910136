/**
 * Keeps tables: starts, seats and moves, each with the chance that it used. Positions are not kept: they follow. The same tables lie in
 * a SQLite file or in Postgres.
 */
import { existsSync } from 'node:fs';
import { CompiledQuery, Kysely, type Transaction } from 'kysely';
import type { Params, Seat } from '../../src/kernel/game.js';
import type { Offer } from '../../src/playthrough/wire.js';
import { LAYOUT, tablesIn, type Db, type Opened, type Tables } from './database.js';
import type { Change, KeptSeat, KeptTable, NewKept, Silent } from './kept.js';
import { FREE } from './sitting.js';
import { openPostgres } from './postgres.js';
import { ServerClock } from './server-clock.js';
import { openSqlite } from './sqlite.js';
import { Subscriptions } from './subscriptions.js';

const HOUR = 3_600_000;

/** Days after which a table without a change or a visit, one of these at which nobody sits, and a game that is over, is deleted. */
export const DAYS = { untouched: 60, empty: 2, over: 30 } as const;

/** The numbers of chance as text, which an operator can read in the file. */
const packed = (draws: readonly number[]): string => draws.join(' ');
const unpacked = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** The queries of every move, compiled once. To write them anew with Kysely costs 15 to 70 µs, up to a tenth of the CPU of a move. */
function askedOften(db: Db, needsLocks: boolean) {
  const asked = db.selectFrom('game').select(['epoch', 'ended', 'days', 'touched']).where('code', '=', '');
  const game = (needsLocks ? asked.forUpdate() : asked).compile();
  const append = db.insertInto('move').values({ code: '', n: 0, move: '', draws: '' }).compile();
  const filled = <A>(query: CompiledQuery<A>, parameters: readonly unknown[]): CompiledQuery<A> => ({
    ...query,
    parameters,
  });
  return {
    game: (code: string) => filled(game, [code]),
    append: (code: string, n: number, move: string, draws: string) => filled(append, [code, n, move, draws]),
  };
}
/** The columns of a game that decide how a change is written. */
type Known = Pick<Tables['game'], 'days' | 'touched'>;

export class Store {
  readonly #db: Db;
  readonly #often: ReturnType<typeof askedOften>;
  readonly #now: () => number;
  readonly clock: ServerClock;
  readonly subscriptions: Subscriptions;

  private constructor(db: Db, { needsLocks }: Opened, now: () => number) {
    this.#db = db;
    this.#often = askedOften(db, needsLocks);
    this.#now = now;
    this.clock = new ServerClock(db, now);
    this.subscriptions = new Subscriptions(db, now);
  }

  /**
   * Opens or makes a file, or the tables of a `postgres://` address; `:memory:` keeps nothing. Rejects for what another version made with
   * another layout, and with `toRead` also for what would have to be made.
   */
  static async open(place: string, now: () => number = Date.now, toRead = false): Promise<Store> {
    if (toRead && !isPostgres(place) && !existsSync(place)) throw new Error(`There is no file ${place}`);
    const opened = isPostgres(place) ? await openPostgres(place) : openSqlite(place);
    const db: Db = new Kysely<Tables>({ dialect: opened.dialect });
    try {
      await db.transaction().execute(async (tx) => {
        const layout = await opened.layout(tx);
        if (layout > 0 && layout !== LAYOUT)
          throw new Error(`${shown(place)} has tables of layout ${layout}, this playable-rules-server needs ${LAYOUT}`);
        if (layout === 0 && toRead) throw new Error(`${shown(place)} has no tables`);
        if (layout === LAYOUT) return;
        for (const text of tablesIn(opened.words)) await tx.executeQuery(CompiledQuery.raw(text));
        await opened.setLayout(tx, LAYOUT);
      });
      const store = new Store(db, opened, now);
      await store.clock.hear();
      return store;
    } catch (error) {
      await db.destroy();
      throw error;
    }
  }

  /** Keeps a new table, which waits for its players. */
  async create(table: NewKept): Promise<void> {
    await this.#db.transaction().execute((tx) => this.#insert(tx, table));
  }
  async #insert(tx: Db, { code, game, version, start, seats, days, delay }: NewKept): Promise<void> {
    const { players, options = {}, seed } = start;
    const touched = this.#now();
    const row = { code, game, version, players, options: JSON.stringify(options), seed, touched, days, delay };
    await tx
      .insertInto('game')
      .values({ ...row, draws: null, ended: null, next: null, epoch: 0, since: 0, offer: null })
      .execute();
    const rows = seats.map((sitter, seat) => ({ code, seat, ...rowOf(sitter) }));
    await tx.insertInto('seat').values(rows).execute();
  }

  /** A table with its moves, or without them, which are most of it. */
  async load(code: string, withMoves = true): Promise<KeptTable | undefined> {
    const row = await this.#db.selectFrom('game').selectAll().where('code', '=', code).executeTakeFirst();
    if (!row) return undefined;
    const sitters = this.#db.selectFrom('seat').select(['bot', 'name', 'key', 'gone']).where('code', '=', code);
    const seats = await sitters.orderBy('seat').execute();
    const made = this.#db.selectFrom('move').select(['move', 'draws']).where('code', '=', code);
    const moves = withMoves ? await made.orderBy('n').execute() : [];
    const { players, seed, options, draws, ended, offer: proposed, touched: _, ...kept } = row;
    const { silent = [], ...offer } = JSON.parse(proposed ?? '{}') as Partial<Offer & { readonly silent: Silent }>;
    const given = { players, seed, options: JSON.parse(options) as Params };
    return {
      ...kept,
      start: { ...given, ...(draws !== null && { draws: unpacked(draws) }) },
      isOver: ended !== null,
      offer: proposed === null ? null : (offer as Offer),
      silent,
      seats: seats.map((seat) => ({ ...seat, key: seat.key && new Uint8Array(seat.key), gone: seat.gone === 1 })),
      moves: moves.map(({ move, draws }) => ({ move, draws: unpacked(draws) })),
    };
  }

  /**
   * Keeps what was changed at a table, all of it or nothing, and resolves when it cannot be lost any more. Of two processes that both
   * believe that they hold a table, only one succeeds: the other's table is of another `epoch`, its move has a number that there is, or
   * its seat another key.
   */
  async keep(code: string, epoch: number, changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    await this.#db.transaction().execute(async (tx) => {
      const [game] = (await tx.executeQuery(this.#often.game(code))).rows;
      if (game?.epoch !== epoch) throw new Error('another process has this table');
      for (const change of changes) {
        if (game.ended !== null && ['append', 'begin', 'takeBack'].includes(change[0])) throw new Error('over already');
        await this.#change(tx, code, change, game);
      }
    });
  }
  async #change(tx: Transaction<Tables>, code: string, change: Change, { days, touched }: Known): Promise<void> {
    const game = () => tx.updateTable('game').where('code', '=', code);
    switch (change[0]) {
      case 'sit':
        await this.#sit(tx, code, change[1], change[2]);
        return this.#touch(tx, code, touched, change[3]);
      case 'stand': {
        const [, seat, key] = change;
        const own = tx.updateTable('seat').where('code', '=', code).where('seat', '=', seat).where('key', '=', key);
        await once(own.set(rowOf(FREE)), 'somebody else has this seat');
        return this.#touch(tx, code, touched);
      }
      case 'begin': {
        const [, draws, seats, version] = change;
        const begun = { draws: packed(draws), version, touched: this.#now(), since: this.clock.ran() };
        await once(game().set(begun).where('draws', 'is', null), 'begun already');
        for (const [seat, sitter] of seats.entries()) await this.#sit(tx, code, seat, sitter);
        return;
      }
      case 'append': {
        const [, n, { move, draws }, isOver] = change;
        await tx.executeQuery(this.#often.append(code, n, move, packed(draws)));
        if (days > 0) await game().set({ since: this.clock.ran() }).execute();
        return this.#touch(tx, code, touched, isOver);
      }
      case 'takeBack': {
        const [, n, epoch] = change;
        const cut = { epoch, touched: this.#now(), since: this.clock.ran() };
        await once(
          game()
            .set(cut)
            .where('epoch', '=', epoch - 1),
          'taken back already',
        );
        await tx.deleteFrom('move').where('code', '=', code).where('n', '>', n).execute();
        return;
      }
      case 'propose':
        await game()
          .set({ offer: change[1] && JSON.stringify({ ...change[1], silent: change[2] }) })
          .execute();
        return;
      case 'end':
        return this.#touch(tx, code, touched, true);
      case 'again':
        await once(game().set({ next: change[1].code }).where('next', 'is', null), 'played again already');
        return this.#insert(tx, change[1]);
    }
  }
  /** Nobody's seat is given to somebody else. */
  async #sit(tx: Db, code: string, seat: Seat, sitter: KeptSeat): Promise<void> {
    const at = tx.updateTable('seat').where('code', '=', code).where('seat', '=', seat);
    const own = at.where((is) => is.or([is('key', 'is', null), is('key', '=', sitter.key)]));
    await once(own.set(rowOf(sitter)), 'somebody else has this seat');
  }
  /** Keeps the time of a change. Of an hour's changes only the first, which spares most moves half of what they write. */
  async #touch(tx: Db, code: string, touched: number, isOver = false): Promise<void> {
    const now = this.#now();
    if (!isOver && touched >= now - HOUR) return;
    const times = { touched: now, ...(isOver && { ended: now }) };
    await tx.updateTable('game').set(times).where('code', '=', code).execute();
  }

  /**
   * The codes of games that may wait for somebody without a page: for a person who asked to be told and was not since they last came,
   * or in a game over days for an opponent of the server.
   */
  async dormant(): Promise<readonly string[]> {
    const untold = this.#db.selectFrom('push').select('key').where('told', '=', 0);
    const found = this.#db
      .selectFrom('game')
      .innerJoin('seat', 'seat.code', 'game.code')
      .select('game.code')
      .distinct()
      .where('game.draws', 'is not', null)
      .where('game.ended', 'is', null)
      .where((is) =>
        is.or([
          is.and([is('seat.bot', 'is', null), is('seat.gone', '=', 0), is('seat.key', 'in', untold)]),
          is.and([is('seat.bot', 'is not', null), is('game.days', '>', 0)]),
        ]),
      );
    return (await found.execute()).map(({ code }) => code);
  }

  /** The number of tables. */
  async size(): Promise<number> {
    const count = this.#db.selectFrom('game').select(({ fn }) => fn.countAll<number>().as('n'));
    return (await count.executeTakeFirstOrThrow()).n;
  }
  /** Somebody looked at a table that waits for its players. */
  async visit(code: string): Promise<void> {
    const touched = this.#now();
    const waits = this.#db.updateTable('game').where('code', '=', code).where('draws', 'is', null);
    await waits
      .where('touched', '<', touched - HOUR)
      .set({ touched })
      .execute();
  }
  /**
   * Deletes tables without a change since `untouched`, by an hour more or less, those of them at which nobody sits since `empty`, and games
   * that ended before `over`; all are times in milliseconds.
   */
  async sweep({ untouched, empty, over }: Readonly<Record<keyof typeof DAYS, number>>): Promise<number> {
    const seats = this.#db.selectFrom('seat').where('key', 'is not', null);
    const taken = seats.select('code');
    const old = this.#db
      .deleteFrom('game')
      .where((is) =>
        is.or([
          is('touched', '<', untouched),
          is.and([is('touched', '<', empty), is('draws', 'is', null), is('code', 'not in', taken)]),
          is('ended', '<', over),
        ]),
      );
    const { numDeletedRows } = await old.executeTakeFirst();
    const keys = seats.select('key').$narrowType<{ key: Uint8Array }>();
    await this.#db.deleteFrom('push').where('key', 'not in', keys).execute();
    return Number(numDeletedRows);
  }

  /** What the servers keep for themselves under a name. It is made when it is first asked for. */
  async secret(name: string, make: () => string): Promise<string> {
    const kept = this.#db.selectFrom('secret').select('value').where('name', '=', name);
    const known = await kept.executeTakeFirst();
    if (known) return known.value;
    await this.#db
      .insertInto('secret')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await kept.executeTakeFirstOrThrow()).value;
  }
  async close(): Promise<void> {
    await this.#db.destroy();
  }
}

/** An address without its password. */
export function shown(place: string): string {
  if (!isPostgres(place) || !URL.canParse(place)) return place;
  const address = new URL(place);
  address.password = '';
  return address.href;
}
const rowOf = ({ bot, name, key, gone }: KeptSeat) => ({ bot, name, key, gone: Number(gone) });
/** Throws with this reason unless exactly one row was changed. */
async function once(
  update: { readonly executeTakeFirst: () => Promise<{ readonly numUpdatedRows: bigint }> },
  why: string,
): Promise<void> {
  if ((await update.executeTakeFirst()).numUpdatedRows !== 1n) throw new Error(why);
}
