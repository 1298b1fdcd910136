/** The tables of the store, and what the databases that can hold them have to offer. */
import type { Dialect, Kysely } from 'kysely';
import type { Level } from '../../src/kernel/game.js';
import type { KeptSubscription } from './kept.js';

/** The version of the tables below, the first that is released. */
export const LAYOUT = 6;

export interface Tables {
  readonly game: {
    readonly code: string;
    readonly game: string;
    readonly version: number;
    readonly players: number;
    /** JSON. */
    readonly options: string;
    readonly seed: number;
    readonly draws: string | null;
    readonly touched: number;
    readonly ended: number | null;
    readonly next: string | null;
    readonly epoch: number;
    readonly days: number;
    readonly delay: number;
    readonly since: number;
    /** JSON. */
    readonly offer: string | null;
  };
  readonly seat: {
    readonly code: string;
    readonly seat: number;
    readonly bot: Level | null;
    readonly name: string;
    readonly key: Uint8Array | null;
    readonly gone: number;
  };
  readonly move: { readonly code: string; readonly n: number; readonly move: string; readonly draws: string };
  /** How long servers have run with these tables. */
  readonly clock: { readonly ran: number };
  /** What the servers keep for themselves. */
  readonly secret: { readonly name: string; readonly value: string };
  /** Where the person with a key is told of their turn. `told`: they were, and have not come since. */
  readonly push: KeptSubscription & { readonly key: Uint8Array; readonly told: number; readonly at: number };
}
export type Db = Kysely<Tables>;

/** A database that was opened. */
export interface Opened {
  readonly dialect: Dialect;
  /** Its names for whole numbers up to 2^53 and for bytes, and what follows a table. */
  readonly words: { readonly whole: string; readonly bytes: string; readonly table: string };
  /** Whether others can change a row that a transaction has read, unless it is locked. */
  readonly needsLocks: boolean;
  /** The version of its tables; 0: there are none. Until the end of the transaction no other process gets an answer. */
  readonly layout: (db: Db) => Promise<number>;
  readonly setLayout: (db: Db, version: number) => Promise<unknown>;
}

/** What makes the tables. */
export const tablesIn = ({ whole, bytes, table }: Opened['words']): readonly string[] => [
  `CREATE TABLE game (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, players INTEGER NOT NULL, options TEXT NOT NULL,
    seed ${whole} NOT NULL, draws TEXT, touched ${whole} NOT NULL, ended ${whole}, next TEXT,
    epoch INTEGER NOT NULL, days INTEGER NOT NULL, delay INTEGER NOT NULL, since ${whole} NOT NULL, offer TEXT
  )${table}`,
  `CREATE TABLE seat (
    code TEXT NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL, bot TEXT, name TEXT NOT NULL, key ${bytes},
    gone INTEGER NOT NULL,
    PRIMARY KEY (code, seat)
  )${table}`,
  `CREATE TABLE move (
    code TEXT NOT NULL REFERENCES game ON DELETE CASCADE, n INTEGER NOT NULL, move TEXT NOT NULL, draws TEXT NOT NULL,
    PRIMARY KEY (code, n)
  )${table}`,
  'CREATE INDEX touched ON game (touched)',
  `CREATE TABLE clock AS SELECT CAST(0 AS ${whole}) AS ran`,
  `CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)${table}`,
  `CREATE TABLE push (
    key ${bytes} NOT NULL, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, lang TEXT NOT NULL,
    told INTEGER NOT NULL, at ${whole} NOT NULL,
    PRIMARY KEY (key, endpoint)
  )${table}`,
];
