/** A file of SQLite, by Node itself: nothing to install or to run beside the server. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { sql, SqliteDialect } from 'kysely';
import type { Opened } from './database.js';

/** Throws if the file cannot be opened or made. */
function databaseIn(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { enableForeignKeyConstraints: true });
  } catch (error) {
    throw new Error(`--store ${file}: ${(error as Error).message}`, { cause: error });
  }
}

export function openSqlite(file: string): Opened {
  const database = databaseIn(file);
  // FULL: a change that was reported outlives a power cut, not only the end of the process.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000');
  const prepared = new Map<string, ReturnType<typeof statementOf>>();
  return {
    dialect: new SqliteDialect({
      database: {
        close: () => database.close(),
        prepare(text) {
          // With the right to write from its beginning, a transaction waits for another process instead of failing halfway.
          const asked = text === 'begin' ? 'begin immediate' : text;
          let statement = prepared.get(asked);
          if (!statement) prepared.set(asked, (statement = statementOf(database.prepare(asked))));
          return statement;
        },
      },
    }),
    words: { whole: 'INTEGER', bytes: 'BLOB', table: ' STRICT, WITHOUT ROWID' },
    needsLocks: false,
    async layout(db) {
      const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(db);
      return rows[0]!.user_version;
    },
    setLayout: (db, version) => sql`PRAGMA user_version = ${sql.raw(String(version))}`.execute(db),
  };
}

/** A statement of `node:sqlite` as Kysely wants it, which was made for another library. */
function statementOf(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (given: readonly unknown[]) => statement.all(...(given as SQLInputValue[])),
    run: (given: readonly unknown[]) => statement.run(...(given as SQLInputValue[])),
    iterate: (given: readonly unknown[]) => statement.iterate(...(given as SQLInputValue[])),
  };
}
