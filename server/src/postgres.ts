/** Postgres, for several processes or hosts with the same tables. What it needs is loaded only here. */
import { PostgresDialect, sql } from 'kysely';
import type { Opened } from './database.js';

/** A number that only these servers lock. */
const LOCK = 2567;

export async function openPostgres(connectionString: string): Promise<Opened> {
  const { default: pg } = await import('pg');
  const WHOLE = pg.types.builtins.INT8;
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // A table answers that it failed rather than never.
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    keepAlive: true,
    // What a host had locked that vanished in the middle of a change, or a process that stands still there, is free again.
    idle_in_transaction_session_timeout: 10_000,
    types: {
      // Whole numbers as numbers: none of these tables is over 2^53.
      getTypeParser: ((type: number, format: 'text') =>
        type === (WHOLE as number) ? Number : (pg.types.getTypeParser(type, format) as unknown)) as never,
    },
  });
  // A connection is lost: what was asked by it is rejected, and the next that asks opens another. Where nobody hears of it, it ends the
  // process. The pool tells of connections that are not in use, those in use tell it themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    dialect: new PostgresDialect({ pool }),
    words: { whole: 'BIGINT', bytes: 'BYTEA', table: '' },
    needsLocks: true,
    async layout(db) {
      await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(db);
      await sql`CREATE TABLE IF NOT EXISTS layout AS SELECT 0 AS version`.execute(db);
      const { rows } = await sql<{ version: number }>`SELECT version FROM layout`.execute(db);
      return rows[0]!.version;
    },
    setLayout: (db, version) => sql`UPDATE layout SET version = ${version}`.execute(db),
  };
}
