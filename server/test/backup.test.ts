/** Backup and restore by the commands of the operator's guide, while a server plays. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { Store } from '../src/store.js';
import { newTable, Page } from './client.js';
import { playOn } from './play.js';
import { useServer } from './process.js';
import { noPostgres, startPostgres } from './services.js';

const { games, file, start } = await useServer();

/** What is done with a copy before it is served, so that no page takes a position of before for one of after. */
const RESTORED = /"(UPDATE game [^"]*)"/.exec(
  readFileSync(new URL('../../docs-site/prose/reference/server.md', import.meta.url), 'utf8'),
)![1]!;

/** Plays, makes a copy, plays on; then the copy is served, and people go on from where it was made. */
async function restored(place: string, copy: () => string, ask: (sql: string) => void): Promise<void> {
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
  ask(RESTORED);
  const again = await start(saved);
  const back = people.map(({ token }) => new Page(again.address, code, games, { token: token! }));
  for (const page of back) await page.join();
  assert.deepEqual(
    back.map(({ n }) => n),
    [10, 10],
  );
  assert.ok(back.every((page) => page.table!.epoch > people[0]!.table!.epoch));
  await playOn(back, 20);
  // A page that was away meanwhile, such as in a pocket, knew other moves with these numbers: what it sends is for none of them.
  const [away] = people as [Page];
  const late = await back[0]!.request('move', { epoch: away.table!.epoch, n: back[0]!.n, move: 'red pass' });
  assert.deepEqual(late, { stale: back[0]!.n });
  for (const page of back) page.isStaying = false;
  await again.kill();
}

test('a file is copied while the server plays, and the copy is served', { timeout: 60_000 }, () => {
  const saved = join(dirname(file), 'copy.sqlite');
  const asking = (file: string) => (sql: string) => {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  };
  const copy = () => (asking(file)(`VACUUM INTO '${saved}'`), saved);
  return restored(file, copy, asking(saved));
});

test('Postgres is dumped while the server plays, and restored', { skip: noPostgres, timeout: 60_000 }, async () => {
  const postgres = await startPostgres();
  const { port } = new URL(postgres.address);
  const at = ['--host', '127.0.0.1', '--port', port, '--username', 'postgres'];
  try {
    const copy = () => {
      postgres.run('pg_dump', [...at, '--format', 'custom', '--file', 'copy.dump', 'postgres']);
      postgres.run('createdb', [...at, 'copy']);
      postgres.run('pg_restore', [...at, '--dbname', 'copy', '--exit-on-error', 'copy.dump']);
      return postgres.address.replace(/postgres$/, 'copy');
    };
    await restored(postgres.address, copy, (sql) => void postgres.run('psql', [...at, 'copy', '--command', sql]));
  } finally {
    await postgres.stop();
  }
});
