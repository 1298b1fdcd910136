/** What an operator gets to see: events and numbers, and never a token, a name or the code of a table. */
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { denialText } from '../../src/playthrough/wire.js';
import { Reports } from '../src/reports.js';
import { newTable, newToken, Page } from './client.js';
import { playOn } from './play.js';
import { useServer } from './process.js';

const { games, file, start } = await useServer();

const events = (output: string) =>
  output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, string>] : []));

test('events and numbers of a server that plays, refuses, fails and ends', { timeout: 60_000 }, async () => {
  const server = await start(file, { METRICS: '1' });
  const metrics = async () => (await fetch(/(http:\S+\/metrics)/.exec(server.output())![1]!)).text();
  const healthy = async () => (await fetch(new URL('healthy', server.address))).status;
  const code = await newTable(server.address, { game: 'elfengold', players: 2, options: {}, seats: 'human human' });
  const people = ['Adalgisa', 'Benvenuto'].map((name) => new Page(server.address, code, games, { name }));
  const watcher = new Page(server.address, code, games, { watch: true });
  for (const page of [...people, watcher]) await page.join();
  await playOn(people, 8);
  const thief = new Page(server.address, code, games, { token: newToken() });
  await assert.rejects(thief.join());
  await fetch(new URL('tables/aaaaaaaaaa', server.address));
  const before = await metrics();
  for (const line of [
    'playable_tables 1',
    'playable_pages{as="player"} 2',
    'playable_pages{as="spectator"} 1',
    'playable_move_seconds_count 8',
    'playable_denials_total{code="token"} 1',
    'playable_denials_total{code="unknown"} 1',
  ])
    assert.ok(before.includes(`${line}\n`), line);
  assert.match(before, /^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  assert.match(before, /^process_resident_memory_bytes \d+$/m);
  assert.equal(await healthy(), 200);
  assert.equal((await fetch(new URL('metrics', server.address))).status, 404, 'not where players are');

  // The moves can be kept no more.
  const db = new DatabaseSync(file);
  db.exec('DROP TABLE move; CREATE TABLE move (code, n, move, draws, CHECK (n < 0))');
  const joins = people.map((page) => page.joins);
  const mover = people.find((page) => page.moves.length > 0)!;
  await mover.play(mover.moves[0]!).catch(() => undefined);
  await Promise.all(people.map((page, i) => page.until(() => page.joins > joins[i]!)));
  assert.match(await metrics(), /playable_failures_total\{part="table"\} 1\n/);
  // The server may be writing.
  db.exec('PRAGMA busy_timeout = 5000; DROP TABLE clock');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  assert.equal(await healthy(), 503);
  db.exec('CREATE TABLE clock AS SELECT 0 AS ran');
  db.close();
  const numbers = await metrics();
  for (const page of [...people, watcher]) page.isStaying = false;
  assert.equal(await server.end(), 0);

  const said = events(server.output());
  assert.deepEqual(
    said.map(({ event }) => event),
    ['started', 'failed', 'stopping', 'stopped'],
  );
  assert.match(said[1]!['table']!, /^[0-9a-f]{12}$/);
  assert.match(said[1]!['error']!, /CHECK/);
  const secrets = [code, ...people.flatMap(({ token }) => [token!, thief.token!]), 'Adalgisa', 'Benvenuto'];
  for (const secret of secrets)
    for (const text of [server.output(), before, numbers]) assert.ok(!text.includes(secret), secret);
});

test('who joins while the store fails is told no more than that, and the operator why', async () => {
  const place = file.replace('games', 'joining');
  const server = await start(place);
  const code = await newTable(server.address, { game: 'elfengold', players: 2, options: {}, seats: 'human human' });
  const db = new DatabaseSync(place);
  db.exec('ALTER TABLE seat RENAME TO seats');
  db.close();
  const joining = new Page(server.address, code, games).join();
  await assert.rejects(joining, { code: 500, message: denialText('fault') });
  await server.end();
  const [, { part, error } = {}] = events(server.output());
  assert.deepEqual([part, error], ['table', 'no such table: seat']);
});

test('a server ends also while its store fails, and says so', async () => {
  const server = await start(file.replace('games', 'failing'));
  const db = new DatabaseSync(file.replace('games', 'failing'));
  db.exec('DROP TABLE clock');
  db.close();
  assert.equal(await server.end(), 0);
  const said = events(server.output()).map(({ event, part }) => part ?? event);
  assert.deepEqual(said, ['started', 'stopping', 'store', 'stopped']);
});

test('a failure is one line, short, and names its table by a mark', () => {
  const lines: string[] = [];
  const reports = new Reports((line) => lines.push(line));
  const code = 'abcdefgh23';
  reports.failed('store', new Error(`no ${code}\n${'x'.repeat(1e5)}`), code);
  reports.failed('request', `thrown ${code}`, code);
  for (const line of lines) assert.ok(line.length < 800 && !line.includes('\n') && !line.includes(code), line);
  const [one, two] = lines.map((line) => JSON.parse(line) as Record<string, string>);
  assert.ok(Date.parse(one!['at']!) <= Date.now(), one!['at']);
  assert.match(one!['where']!, /^at .*reports\.test/);
  assert.equal(one!['table'], two!['table']);
  assert.notEqual(one!['table'], undefined);
});
