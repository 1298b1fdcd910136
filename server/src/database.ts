/** The tables of the store, and what the databases that can hold them have to offer. */
import type { Dialect, Kysely } from 'kysely';
import type { Level } from '../../src/kernel/game.js';
import type { KeptSubscription } from './kept.js';

/** The version of the tables below. */
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

/** What makes the tables of each version out of those before; the first makes those of this version out of nothing. */
export function changesFrom(layout: number, { whole, bytes, table }: Opened['words']): readonly string[] {
  const clock = 'CREATE TABLE clock AS SELECT 0 AS ran';
  const push = [
    `CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)${table}`,
    `CREATE TABLE push (
      key ${bytes} NOT NULL, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, lang TEXT NOT NULL,
      told INTEGER NOT NULL DEFAULT 0, at ${whole} NOT NULL,
      PRIMARY KEY (key, endpoint)
    )${table}`,
  ];
  const all = [
    `CREATE TABLE game (
      code TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, players INTEGER NOT NULL, options TEXT NOT NULL,
      seed ${whole} NOT NULL, draws TEXT, touched ${whole} NOT NULL, ended ${whole}, next TEXT,
      epoch INTEGER NOT NULL DEFAULT 0, days INTEGER NOT NULL DEFAULT 0, delay INTEGER NOT NULL DEFAULT 0, since ${whole} NOT NULL DEFAULT 0, offer TEXT
    )${table}`,
    `CREATE TABLE seat (
      code TEXT NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL, bot TEXT, name TEXT NOT NULL, key ${bytes},
      gone INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (code, seat)
    )${table}`,
    `CREATE TABLE move (
      code TEXT NOT NULL REFERENCES game ON DELETE CASCADE, n INTEGER NOT NULL, move TEXT NOT NULL, draws TEXT NOT NULL,
      PRIMARY KEY (code, n)
    )${table}`,
    'CREATE INDEX touched ON game (touched)',
    clock.replace('0', `CAST(0 AS ${whole})`),
    ...push,
  ];
  const since: readonly (readonly string[])[] = [
    ['ALTER TABLE game ADD COLUMN next TEXT'],
    ['ALTER TABLE game ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0'],
    ['ALTER TABLE seat ADD COLUMN gone INTEGER NOT NULL DEFAULT 0'],
    [
      'ALTER TABLE game ADD COLUMN days INTEGER NOT NULL DEFAULT 0',
      'ALTER TABLE game ADD COLUMN since INTEGER NOT NULL DEFAULT 0',
      'ALTER TABLE game ADD COLUMN offer TEXT',
      clock,
    ],
    ['ALTER TABLE game ADD COLUMN delay INTEGER NOT NULL DEFAULT 0', ...push],
  ];
  return layout === 0 ? all : since.slice(layout - 1).flat();
}
