/** Keeps tables in a SQLite file: starts, seats and moves, each with the chance that it used. Positions are not kept: they follow. */
import { DatabaseSync } from 'node:sqlite';
import type { Level, NewGame, Params, Seat } from '../../src/kernel/game.js';
import type { Offer } from '../../src/playthrough/wire.js';
import type { Keeper, KeptMove, KeptSeat, KeptSubscription, KeptTable, NewKept } from './kept.js';

/** The version of the tables below, in the file's `user_version`. */
const SCHEMA = 6;
/** How long servers have run with these tables. */
const CLOCK = 'CREATE TABLE clock AS SELECT 0 AS ran';
/** What the server keeps for itself, and where people are told that it is their turn. `told`: they were, and have not come since. */
const PUSH = `
  CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE push (
    key BLOB NOT NULL, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, lang TEXT NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (key, endpoint)
  ) STRICT`;
const TABLES = `
  CREATE TABLE game (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, players INTEGER NOT NULL, options TEXT NOT NULL,
    seed INTEGER NOT NULL, draws TEXT, touched INTEGER NOT NULL, ended INTEGER, next TEXT,
    epoch INTEGER NOT NULL DEFAULT 0, days INTEGER NOT NULL DEFAULT 0, since INTEGER NOT NULL DEFAULT 0, offer TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE seat (
    code TEXT NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL, bot TEXT, name TEXT NOT NULL, key BLOB,
    gone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (code, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE move (
    code TEXT NOT NULL REFERENCES game ON DELETE CASCADE, n INTEGER NOT NULL, move TEXT NOT NULL, draws TEXT NOT NULL,
    PRIMARY KEY (code, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX touched ON game (touched);
  ${CLOCK};
  ${PUSH};
`;

/** What each earlier version lacks. */
const CHANGES: readonly string[] = [
  'ALTER TABLE game ADD COLUMN next TEXT',
  'ALTER TABLE game ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE seat ADD COLUMN gone INTEGER NOT NULL DEFAULT 0',
  `ALTER TABLE game ADD COLUMN days INTEGER NOT NULL DEFAULT 0; ALTER TABLE game ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE game ADD COLUMN offer TEXT; ${CLOCK}`,
  PUSH,
];

const HOUR = 3_600_000;
/** On how many devices a person is told of their turn. */
const DEVICES = 4;
/** The longest time between two beats of a running server. A longer one is that of a computer that slept. */
export const BEAT = 60_000;

/** Words of chance as text, so that whoever opens the file can read them. */
const packed = (draws: readonly number[]): string => draws.join(' ');
const unpacked = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

interface GameRow {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: string;
  readonly seed: number;
  readonly draws: string | null;
  readonly ended: number | null;
  readonly next: string | null;
  readonly epoch: number;
  readonly days: number;
  readonly since: number;
  readonly offer: string | null;
}

interface KeptRow {
  readonly move: string;
  readonly draws: string;
}

export class Store implements Keeper {
  readonly #db: DatabaseSync;
  readonly #sql;
  readonly #now: () => number;
  /** How long servers had run at the last beat of this one, and when that was. */
  #ran: number;
  #beaten: number;

  /** Opens or makes a file; `:memory:` keeps nothing. Throws for a file that a newer version made. */
  constructor(file: string, now: () => number = Date.now) {
    this.#now = now;
    const db = (this.#db = new DatabaseSync(file, { enableForeignKeyConstraints: true }));
    // FULL: a change that was reported outlives a power cut, not only the end of the process.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000');
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version > SCHEMA) throw new Error(`${file} was made by a newer playable-rules-server`);
    const lacking = version === 0 ? [TABLES] : CHANGES.slice(version - 1);
    if (lacking.length > 0) this.#atomic(() => db.exec([...lacking, `PRAGMA user_version = ${SCHEMA}`].join(';')));
    const sql = (text: string) => db.prepare(text);
    this.#sql = {
      game: sql('INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, NULL, ?, NULL, NULL, 0, ?, 0, NULL)'),
      seat: sql('INSERT INTO seat (code, seat, bot, name, key, gone) VALUES (?, ?, ?, ?, ?, ?)'),
      load: sql(
        'SELECT game, version, players, options, seed, draws, ended, next, epoch, days, since, offer FROM game WHERE code = ?',
      ),
      seats: sql('SELECT bot, name, key, gone FROM seat WHERE code = ? ORDER BY seat'),
      moves: sql('SELECT move, draws FROM move WHERE code = ? ORDER BY n'),
      sit: sql('UPDATE seat SET bot = ?, name = ?, key = ?, gone = ? WHERE code = ? AND seat = ?'),
      begin: sql('UPDATE game SET draws = ?, touched = ?, since = ? WHERE code = ? AND draws IS NULL'),
      move: sql('INSERT INTO move VALUES (?, ?, ?, ?)'),
      cut: sql('DELETE FROM move WHERE code = ? AND n > ?'),
      epoch: sql('UPDATE game SET epoch = ?1, touched = ?2, since = ?4 WHERE code = ?3 AND epoch = ?1 - 1'),
      since: sql('UPDATE game SET since = ? WHERE code = ? AND days > 0'),
      propose: sql('UPDATE game SET offer = ? WHERE code = ?'),
      ran: sql('SELECT ran FROM clock'),
      beat: sql('UPDATE clock SET ran = max(ran, ?)'),
      touch: sql('UPDATE game SET touched = ? WHERE code = ? AND touched < ?'),
      end: sql('UPDATE game SET touched = ?1, ended = ?1 WHERE code = ?2'),
      next: sql('UPDATE game SET next = ? WHERE code = ? AND next IS NULL'),
      count: sql('SELECT count(*) AS n FROM game'),
      sweep: sql('DELETE FROM game WHERE touched < ? OR ended < ?'),
      secret: sql('SELECT value FROM secret WHERE name = ?'),
      keepSecret: sql('INSERT INTO secret VALUES (?, ?) ON CONFLICT DO NOTHING'),
      subscribe: sql('INSERT OR REPLACE INTO push (key, endpoint, p256dh, auth, lang) VALUES (?, ?, ?, ?, ?)'),
      fewer: sql(
        'DELETE FROM push WHERE key = ?1 AND rowid NOT IN (SELECT rowid FROM push WHERE key = ?1 ORDER BY rowid DESC LIMIT ?2)',
      ),
      unsubscribe: sql('DELETE FROM push WHERE key = ? AND endpoint = ?'),
      takePush: sql('UPDATE push SET told = 1 WHERE key = ? AND told = 0 RETURNING endpoint, p256dh, auth, lang'),
      allowPush: sql('UPDATE push SET told = 0 WHERE key = ? AND told = 1'),
      forgetPush: sql('DELETE FROM push WHERE endpoint = ?'),
      sweepPush: sql('DELETE FROM push WHERE key NOT IN (SELECT key FROM seat WHERE key IS NOT NULL)'),
    };
    this.#ran = (this.#sql.ran.get() as { ran: number }).ran;
    this.#beaten = now();
  }

  ran(): number {
    const passed = this.#now() - this.#beaten;
    return this.#ran + Math.max(0, Math.min(passed, 2 * BEAT));
  }
  /** Keeps how long servers have run, each `BEAT`. */
  beat(): void {
    this.#ran = this.ran();
    this.#beaten = this.#now();
    this.#sql.beat.run(this.#ran);
  }

  /** Keeps a new table, which waits for its players. */
  create(table: NewKept): void {
    this.#atomic(() => this.#insert(table));
  }
  #insert({ code, game, version, start, seats, days }: NewKept): void {
    const { players, options, seed } = start;
    this.#sql.game.run(code, game, version, players, JSON.stringify(options ?? {}), seed, this.#now(), days);
    seats.forEach(({ bot, name, key, gone }, seat) => this.#sql.seat.run(code, seat, bot, name, key, Number(gone)));
  }

  load(code: string): KeptTable | undefined {
    const row = this.#sql.load.get(code) as GameRow | undefined;
    if (!row) return undefined;
    const { game, version, players, seed, next, epoch, days, since } = row;
    const options = JSON.parse(row.options) as Params;
    const start: NewGame = { players, seed, options, ...(row.draws !== null && { draws: unpacked(row.draws) }) };
    const moves = this.#sql.moves.all(code) as unknown as readonly KeptRow[];
    return {
      ...{ code, game, version, start, seats: this.#seats(code), isOver: row.ended !== null, next, epoch },
      ...{ days, since, offer: row.offer === null ? null : (JSON.parse(row.offer) as Offer) },
      moves: moves.map(({ move, draws }) => ({ move, draws: unpacked(draws) })),
    };
  }
  #seats(code: string): KeptSeat[] {
    const rows = this.#sql.seats.all(code) as unknown as readonly {
      bot: Level | null;
      name: string;
      key: Uint8Array;
      gone: number;
    }[];
    return rows.map(({ bot, name, key, gone }) => ({ bot, name, key, gone: gone === 1 }));
  }

  sit(code: string, seat: Seat, { bot, name, key, gone }: KeptSeat, isOver = false): void {
    this.#atomic(() => {
      this.#sql.sit.run(bot, name, key, Number(gone), code, seat);
      this.#touch(code, isOver);
    });
  }

  begin(code: string, draws: readonly number[], seats: readonly KeptSeat[]): void {
    this.#atomic(() => {
      if (this.#sql.begin.run(packed(draws), this.#now(), this.ran(), code).changes !== 1)
        throw new Error('begun already');
      seats.forEach(({ bot, name, key, gone }, seat) => this.#sql.sit.run(bot, name, key, Number(gone), code, seat));
    });
  }

  append(code: string, n: number, { move, draws }: KeptMove, isOver: boolean): void {
    this.#atomic(() => {
      // The primary key is the fence: of two processes that both believe they hold a table, only one can keep move n.
      this.#sql.move.run(code, n, move, packed(draws));
      this.#sql.since.run(this.ran(), code);
      this.#touch(code, isOver);
    });
  }
  takeBack(code: string, n: number, epoch: number): void {
    this.#atomic(() => {
      // Of two processes only one can begin an epoch.
      if (this.#sql.epoch.run(epoch, this.#now(), code, this.ran()).changes !== 1)
        throw new Error('taken back already');
      this.#sql.cut.run(code, n);
    });
  }
  propose(code: string, offer: Offer | null): void {
    this.#sql.propose.run(offer && JSON.stringify(offer), code);
  }
  end(code: string): void {
    this.#touch(code, true);
  }

  again(code: string, next: NewKept): void {
    this.#atomic(() => {
      if (this.#sql.next.run(next.code, code).changes !== 1) throw new Error('played again already');
      this.#insert(next);
    });
  }
  /** Keeps the time of a change. Of an hour's changes only the first, which spares most moves half of what they write. */
  #touch(code: string, isOver = false): void {
    if (isOver) this.#sql.end.run(this.#now(), code);
    else this.#sql.touch.run(this.#now(), code, this.#now() - HOUR);
  }

  /** The number of tables. */
  get size(): number {
    return (this.#sql.count.get() as { n: number }).n;
  }

  /** Deletes tables without a change since `untouched`, by an hour more or less, and games that ended before `ended`; both are times in milliseconds. */
  sweep(untouched: number, ended: number): number {
    const { changes } = this.#sql.sweep.run(untouched, ended);
    this.#sql.sweepPush.run();
    return Number(changes);
  }

  /** What the server keeps for itself under a name. It is made when it is first asked for. */
  secret(name: string, make: () => string): string {
    if (!this.#sql.secret.get(name)) this.#sql.keepSecret.run(name, make());
    return (this.#sql.secret.get(name) as { value: string }).value;
  }
  /** Keeps where the person with this key is told of their turn. Of many devices the last ones stay. */
  subscribe(key: Uint8Array, { endpoint, p256dh, auth, lang }: KeptSubscription): void {
    this.#atomic(() => {
      this.#sql.subscribe.run(key, endpoint, p256dh, auth, lang);
      this.#sql.fewer.run(key, DEVICES);
    });
  }
  unsubscribe(key: Uint8Array, endpoint: string): void {
    this.#sql.unsubscribe.run(key, endpoint);
  }
  /** Where this person is to be told now: nowhere, if they were told since they last came. They count as told from now on. */
  takePush(key: Uint8Array): readonly KeptSubscription[] {
    return this.#sql.takePush.all(key) as unknown as readonly KeptSubscription[];
  }
  /** This person came, and may be told again. */
  allowPush(key: Uint8Array): void {
    this.#sql.allowPush.run(key);
  }
  /** A browser takes no messages there any more. */
  forgetPush(endpoint: string): void {
    this.#sql.forgetPush.run(endpoint);
  }

  close(): void {
    this.beat();
    this.#db.close();
  }

  #atomic(act: () => void): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      act();
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}
