/** Backup and restore by the commands of the operator's guide, while a server plays. */
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { Store } from '../src/store.js';
import { newTable, Page } from './client.js';
import { playOn } from './play.js';
import { useServer } from './process.js';
import { noPostgres, startPostgres } from './services.js';

const { games, file, start } = await useServer();

/** Plays, makes a copy, plays on; then the copy is served, and people go on from where it was made. */
async function restored(place: string, copy: () => string): Promise<void> {
  const server = await start(place);
  const code = await newTable(server.address, { game: 'elfengold', players: 2, options: {}, seats: 'human human' });
  const people = [new Page(server.address, code, games), new Page(server.address, code, games)];
  for (const page of people) await page.join();
  await playOn(people, 10);
  const saved = copy();
  await playOn(people, 14);
  for (const page of people) page.isStaying = false;
  await server.kill();
  const store = await Store.open(saved);
  assert.equal((await store.load(code))!.moves.length, 10);
  await store.close();
  const again = await start(saved);
  const back = people.map(({ token }) => new Page(again.address, code, games, { token: token! }));
  for (const page of back) await page.join();
  assert.deepEqual(
    back.map(({ n }) => n),
    [10, 10],
  );
  await playOn(back, 20);
  for (const page of back) page.isStaying = false;
  await again.kill();
}

test('a file is copied while the server plays, and the copy is served', { timeout: 60_000 }, () =>
  restored(file, () => {
    const saved = join(dirname(file), 'copy.sqlite');
    const db = new DatabaseSync(file);
    db.exec(`VACUUM INTO '${saved}'`);
    db.close();
    return saved;
  }),
);

test('Postgres is dumped while the server plays, and restored', { skip: noPostgres, timeout: 60_000 }, async () => {
  const postgres = await startPostgres();
  const { port } = new URL(postgres.address);
  const at = ['--host', '127.0.0.1', '--port', port, '--username', 'postgres'];
  try {
    await restored(postgres.address, () => {
      postgres.run('pg_dump', [...at, '--format', 'custom', '--file', 'copy.dump', 'postgres']);
      postgres.run('createdb', [...at, 'copy']);
      postgres.run('pg_restore', [...at, '--dbname', 'copy', '--exit-on-error', 'copy.dump']);
      return postgres.address.replace(/postgres$/, 'copy');
    });
  } finally {
    await postgres.stop();
  }
});
