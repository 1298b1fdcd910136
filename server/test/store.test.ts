import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { Kysely, sql } from 'kysely';
import type { Change } from '../src/kept.js';
import { openSqlite } from '../src/sqlite.js';
import { Store } from '../src/store.js';
import { keyOf } from '../src/sitting.js';
import { bot, CODE, person } from './fakes.js';
import { noPostgres, startPostgres, type Service } from './services.js';

const start = { players: 2, seed: 4_000_000_000, options: { hand: 3 } };
const table = { code: CODE, game: 'toy', version: 3, start, seats: [person, bot], days: 0, delay: 0 };
const fresh = { moves: [], epoch: 0, isOver: false, next: null, since: 0, offer: null, silent: [] };
const inFolder = async (act: (file: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'playable-'));
  try {
    await act(join(folder, 'games.sqlite'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

let postgres: Service | undefined;
let databases = 0;
after(() => postgres?.stop());
async function inPostgres(act: (address: string) => Promise<void>): Promise<void> {
  postgres ??= await startPostgres();
  const name = `games${databases++}`;
  postgres.run('createdb', ['-h', '127.0.0.1', '-p', new URL(postgres.address).port, '-U', 'postgres', name]);
  await act(postgres.address.replace(/postgres$/, name));
}
/** The same test of a file and of Postgres. */
function ofBoth(name: string, act: (place: string) => Promise<void>): void {
  test(`${name} (SQLite)`, () => inFolder(act));
  test(`${name} (Postgres)`, { skip: noPostgres }, () => inPostgres(act));
}

ofBoth('a seat is given up by whoever has it, and then is anybody’s', async (place) => {
  const store = await Store.open(place);
  await store.create(table);
  const sit = (secret: string) => store.keep(CODE, 0, [['sit', 0, { ...person, name: secret, key: keyOf(secret) }]]);
  await sit('ada');
  await assert.rejects(sit('ben'));
  await assert.rejects(store.keep(CODE, 0, [['stand', 0, keyOf('ben')]]));
  await store.keep(CODE, 0, [['stand', 0, keyOf('ada')]]);
  assert.deepEqual((await store.load(CODE))!.seats[0], person);
  await sit('ben');
  assert.equal((await store.load(CODE))!.seats[0]!.name, 'ben');
  await store.close();
});

ofBoth('what was kept is there for the next process, whole', async (place) => {
  const store = await Store.open(place, () => 1);
  await store.create(table);
  const ada = { bot: null, name: 'Ada', key: keyOf('secret'), gone: false };
  await store.keep(CODE, 0, [
    ['sit', 0, ada],
    ['begin', [1, 65_535], [ada, bot], 2],
    ['append', 1, { move: 'ann bid 5', draws: [] }, false],
  ]);
  await store.keep(CODE, 0, [['append', 2, { move: 'bob answer doubt', draws: [7, 256] }, true]]);
  // A second process opens it while the first still holds it.
  const other = await Store.open(place);
  const kept = {
    ...{ ...table, ...fresh, version: 2, start: { ...start, draws: [1, 65_535] }, seats: [ada, bot], isOver: true },
    moves: [
      { move: 'ann bid 5', draws: [] },
      { move: 'bob answer doubt', draws: [7, 256] },
    ],
  };
  assert.deepEqual(await other.load(CODE), kept);
  assert.deepEqual(await other.load(CODE, false), { ...kept, moves: [] });
  assert.equal(await other.load('zzzzzzzz99'), undefined);
  assert.equal(await other.size(), 1);
  await other.close();
  await store.close();
});

ofBoth('of two processes that believe to have a table one succeeds, and nothing is half kept', async (place) => {
  const [one, two] = [await Store.open(place), await Store.open(place)];
  const named = (name: string) => ({ bot: null, name, key: keyOf(name), gone: false });
  const move = (n: number, line = ''): Change => ['append', n, { move: line, draws: [] }, false];
  await one.create(table);
  await assert.rejects(one.create(table), /UNIQUE|unique/);
  await one.keep(CODE, 0, [['sit', 0, named('Ada')]]);
  await assert.rejects(two.keep(CODE, 0, [['sit', 0, named('Ben')]]), /somebody else has this seat/);
  const seats = [named('Ada'), bot];
  await one.keep(CODE, 0, [['begin', [1], seats, 2]]);
  await assert.rejects(two.keep(CODE, 0, [['begin', [2], seats, 2]]), /begun already/);
  await one.keep(CODE, 0, [move(1, 'first')]);
  const both = two.keep(CODE, 0, [['sit', 0, { ...seats[0]!, bot: 'hard' }], move(1, 'second')]);
  await assert.rejects(both, /UNIQUE|unique/);
  assert.deepEqual([(await two.load(CODE))!.seats[0], (await two.load(CODE))!.moves[0]!.move], [seats[0], 'first']);
  // Moves of both at the same time: one of them.
  const settled = await Promise.allSettled([one, two].map((store, i) => store.keep(CODE, 0, [move(2, `of ${i}`)])));
  assert.deepEqual(settled.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  await one.keep(CODE, 0, [move(3)]);
  await one.keep(CODE, 0, [['takeBack', 1, 1]]);
  await assert.rejects(two.keep(CODE, 0, [['takeBack', 0, 1]]), /another process/);
  await assert.rejects(two.keep(CODE, 0, [move(4)]), /another process/, 'a move after those that were taken back');
  await one.keep(CODE, 1, [move(2, 'another')]);
  const { moves, epoch } = (await two.load(CODE))!;
  assert.deepEqual([moves.map((kept) => kept.move), epoch], [['first', 'another'], 1]);
  await one.keep(CODE, 1, [['end']]);
  await assert.rejects(two.keep(CODE, 1, [move(3)]), /over already/);
  await assert.rejects(one.keep('zzzzzzzz99', 0, [move(1)]), /another process/, 'a table that was deleted');
  await one.close();
  await two.close();
});

ofBoth('a game ends as it stands, and is gone on from at one other table', async (place) => {
  const store = await Store.open(place);
  await store.create(table);
  await store.keep(CODE, 0, [['end']]);
  const ada = { bot: null, name: 'Ada', key: keyOf('secret'), gone: false };
  const next = { ...table, code: 'bcdefghj23', seats: [ada, bot] };
  await store.keep(CODE, 0, [['again', next]]);
  await assert.rejects(store.keep(CODE, 0, [['again', { ...next, code: 'cdefghjk23' }]]), /already/);
  assert.equal(await store.size(), 2);
  const { isOver, next: code } = (await store.load(CODE))!;
  assert.deepEqual([isOver, code, await store.load(code!)], [true, next.code, { ...next, ...fresh }]);
  await store.close();
});

ofBoth(
  'the clock of the moves goes on over restarts, and stands while no server runs or its computer sleeps',
  async (place) => {
    let now = 1e12;
    const first = await Store.open(place, () => now);
    await first.create({ ...table, days: 1 });
    now += 40_000;
    await first.clock.beat();
    now += 30_000;
    await first.keep(CODE, 0, [['begin', [1], [person, bot], 2]]);
    assert.equal((await first.load(CODE))!.since, 70_000);
    const offer = { kind: 'end', seat: null, agreed: [0] } as const;
    await first.keep(CODE, 0, [['propose', offer, [null, 70_000]]]);
    // It is killed: what ran since its last beat is given to whoever is to move.
    now += 5 * 86_400_000;
    const second = await Store.open(place, () => now);
    const kept = (await second.load(CODE))!;
    assert.deepEqual([second.clock.ran(), kept.offer, kept.silent], [40_000, offer, [null, 70_000]]);
    for (let beats = 0; beats < 3; beats++) {
      now += 60_000;
      await second.clock.beat();
    }
    assert.equal(second.clock.ran(), 220_000);
    now += 1e9;
    assert.equal(second.clock.ran(), 340_000, 'a gap that no beat filled is a sleep');
    await second.keep(CODE, 0, [['append', 1, { move: '', draws: [] }, false]]);
    assert.equal((await second.load(CODE))!.since, 340_000);
    const third = await Store.open(place, () => now);
    await second.clock.beat();
    await second.close();
    await third.clock.beat();
    assert.equal(third.clock.ran(), 340_000, 'one process hears how long the others ran');
    await third.close();
  },
);

ofBoth(
  'the clock of the moves is no faster with several processes, however often their health is asked',
  async (place) => {
    let now = 1e12;
    const [one, two] = [await Store.open(place, () => now), await Store.open(place, () => now)];
    for (let second = 1; second <= 600; second++) {
      now += 1000;
      for (const store of [one, two]) await store.clock.hear();
      if (second % 60 === 0) await one.clock.beat();
      if (second % 60 === 30) await two.clock.beat();
    }
    assert.deepEqual([one.clock.ran(), two.clock.ran()], [600_000, 600_000]);
    for (const store of [one, two]) await store.close();
  },
);

ofBoth('who gives up a seat is kept as gone, with the end of the game if that ends it', async (place) => {
  const store = await Store.open(place);
  await store.create(table);
  const seen = async () => {
    const { seats, isOver } = (await store.load(CODE))!;
    return [seats[0]!.bot, seats[0]!.gone, isOver];
  };
  await store.keep(CODE, 0, [['sit', 0, { ...person, bot: 'normal', gone: true }]]);
  assert.deepEqual(await seen(), ['normal', true, false]);
  await store.keep(CODE, 0, [['sit', 0, { ...person, gone: true }, true]]);
  assert.deepEqual(await seen(), [null, true, true]);
  await store.close();
});

ofBoth('what nobody needs any more is deleted', async (place) => {
  const HOUR = 3_600_000;
  let now = HOUR;
  const store = await Store.open(place, () => now);
  for (const code of ['old', 'over', 'new']) {
    await store.create({ ...table, code });
    await store.keep(code, 0, [['begin', [], [person, bot], 2]]);
  }
  now = 3 * HOUR;
  await store.keep('over', 0, [['append', 1, { move: '', draws: [] }, true]]);
  await store.keep('new', 0, [['append', 1, { move: '', draws: [] }, false]]);
  const sweep = (untouched: number, over: number, empty = 0) => store.sweep({ untouched, over, empty });
  assert.equal(await sweep(HOUR, 3 * HOUR, 9 * HOUR), 0);
  assert.equal(await sweep(HOUR + 1, 3 * HOUR + 1), 2);
  assert.deepEqual(
    [await store.load('old'), await store.load('over'), (await store.load('new'))!.moves.length],
    [undefined, undefined, 1],
  );
  await assert.rejects(store.keep('old', 0, [['end']]), /another process/);
  // Of an hour's moves only the first is a reason to keep the table longer.
  now = 4 * HOUR;
  await store.keep('new', 0, [['append', 2, { move: '', draws: [] }, false]]);
  assert.equal(await sweep(3 * HOUR, 0), 0);
  // The same code begins anew: nothing of the old table is left.
  await store.create({ ...table, code: 'old' });
  assert.deepEqual(await store.load('old'), { ...table, ...fresh, code: 'old' });
  // A visit is a reason to keep a table at which nobody sits yet, and no reason to keep a game.
  now = 6 * HOUR;
  for (const code of ['old', 'new']) await store.visit(code);
  assert.equal(await sweep(0, 0, 6 * HOUR), 0);
  assert.equal(await sweep(5 * HOUR, 0, 6 * HOUR), 1);
  assert.equal(await sweep(0, 0, 6 * HOUR + 1), 1);
  assert.equal(await store.size(), 0);
  await store.close();
});

test('a file of another version is refused', () =>
  inFolder(async (file) => {
    const store = await Store.open(file);
    await store.create(table);
    await store.close();
    const db = new DatabaseSync(file);
    for (const version of [99, 1]) {
      db.exec(`PRAGMA user_version = ${version}`);
      await assert.rejects(Store.open(file), new RegExp(`games.sqlite has tables of layout ${version}, .* needs 6$`));
    }
    db.close();
  }));

test(
  'processes that start at the same time make the tables once, and later ones are not touched',
  { skip: noPostgres },
  () =>
    inPostgres(async (address) => {
      const stores = await Promise.all([1, 2, 3, 4].map(() => Store.open(address)));
      await stores[0]!.create(table);
      assert.deepEqual(await Promise.all(stores.map((store) => store.size())), [1, 1, 1, 1]);
      await Promise.all(stores.map((store) => store.close()));
      const { port, pathname } = new URL(address);
      const args = [
        '-h',
        '127.0.0.1',
        '-p',
        port,
        '-U',
        'postgres',
        pathname.slice(1),
        '-c',
        'UPDATE layout SET version = 99',
      ];
      postgres!.run('psql', args);
      await assert.rejects(Store.open(address), /has tables of layout 99/);
    }),
);

test('what was reported to be kept in a file outlives a power cut', () =>
  inFolder(async (file) => {
    const { dialect } = openSqlite(file);
    const db = new Kysely({ dialect });
    const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db);
    assert.equal(rows[0]!.synchronous, 2);
    await db.destroy();
  }));
