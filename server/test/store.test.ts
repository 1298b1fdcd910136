import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Store } from '../src/store.js';
import { keyOf } from '../src/sitting.js';
import { bot, CODE, person } from './fakes.js';

const start = { players: 2, seed: 4_000_000_000, options: { hand: 3 } };
const table = { code: CODE, game: 'toy', version: 3, start, seats: [person, bot], days: 0 };
const inFolder = (act: (file: string) => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'playable-'));
  try {
    act(join(folder, 'games.sqlite'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('what was kept is there for the next process, whole', () =>
  inFolder((file) => {
    const store = new Store(file, () => 1);
    store.create(table);
    const ada = { bot: null, name: 'Ada', key: keyOf('secret'), gone: false };
    store.sit(CODE, 0, ada);
    store.begin(CODE, [1, 65_535], [ada, bot]);
    store.append(CODE, 1, { move: 'ann bid 5', draws: [] }, false);
    store.append(CODE, 2, { move: 'bob answer doubt', draws: [7, 256] }, true);
    // A second process opens the file while the first still holds it.
    const other = new Store(file);
    assert.deepEqual(other.load(CODE), {
      ...table,
      start: { ...start, draws: [1, 65_535] },
      seats: [ada, bot],
      moves: [
        { move: 'ann bid 5', draws: [] },
        { move: 'bob answer doubt', draws: [7, 256] },
      ],
      epoch: 0,
      isOver: true,
      next: null,
      since: 0,
      offer: null,
    });
    assert.equal(other.load('zzzzzzzz99'), undefined);
    assert.equal(other.size, 1);
    other.close();
    store.close();
    const { synchronous } = new DatabaseSync(file).prepare('PRAGMA synchronous').get() as { synchronous: number };
    assert.ok(synchronous >= 1);
  }));

test('of two processes only one keeps move n, and only one begins; nothing is half kept', () =>
  inFolder((file) => {
    const [one, two] = [new Store(file), new Store(file)];
    one.create(table);
    one.begin(CODE, [1], [person, bot]);
    assert.throws(() => two.begin(CODE, [2], [bot, bot]), /begun already/);
    assert.deepEqual(two.load(CODE)!.seats[0]!.bot, null);
    one.append(CODE, 1, { move: 'ann bid 5', draws: [] }, false);
    assert.throws(() => two.append(CODE, 1, { move: 'ann bid 6', draws: [] }, true), /UNIQUE/);
    assert.deepEqual([two.load(CODE)!.isOver, two.load(CODE)!.moves.length], [false, 1]);
    assert.throws(() => one.create(table), /UNIQUE/);
    assert.throws(() => one.append('zzzzzzzz99', 1, { move: '', draws: [] }, false), /FOREIGN KEY/);
    one.close();
    two.close();
  }));

test('a game ends as it stands, and is gone on from at one other table', () =>
  inFolder((file) => {
    const store = new Store(file);
    store.create(table);
    store.end(CODE);
    const next = {
      ...table,
      code: 'bcdefghj23',
      seats: [{ bot: null, name: 'Ada', key: keyOf('secret'), gone: false }, bot],
    };
    store.again(CODE, next);
    assert.throws(() => store.again(CODE, { ...next, code: 'cdefghjk23' }), /already/);
    assert.equal(store.size, 2);
    const { isOver, next: code } = store.load(CODE)!;
    assert.deepEqual(
      [isOver, code, store.load(code!)],
      [true, next.code, { ...next, moves: [], epoch: 0, isOver: false, next: null, since: 0, offer: null }],
    );
    store.close();
  }));

test('the clock of the moves goes on over restarts, and stands while no server runs or its computer sleeps', () =>
  inFolder((file) => {
    let now = 1e12;
    const first = new Store(file, () => now);
    first.create({ ...table, days: 1 });
    now += 40_000;
    first.beat();
    now += 30_000;
    first.begin(CODE, [1], [person, bot]);
    assert.equal(first.load(CODE)!.since, 70_000);
    const offer = { kind: 'end', seat: null, agreed: [0] } as const;
    first.propose(CODE, offer);
    // It is killed: what ran since its last beat is given to whoever is to move.
    now += 5 * 86_400_000;
    const second = new Store(file, () => now);
    assert.deepEqual([second.ran(), second.load(CODE)!.offer], [40_000, offer]);
    for (let beats = 0; beats < 3; beats++) {
      now += 60_000;
      second.beat();
    }
    assert.equal(second.ran(), 220_000);
    now += 1e9;
    assert.equal(second.ran(), 340_000, 'a gap that no beat filled is a sleep');
    second.append(CODE, 1, { move: '', draws: [] }, false);
    assert.equal(second.load(CODE)!.since, 340_000);
    second.close();
    assert.equal(new Store(file, () => now).ran(), 340_000);
  }));

test('who gives up a seat is kept as gone, with the end of the game if that ends it', () =>
  inFolder((file) => {
    const store = new Store(file);
    store.create(table);
    store.sit(CODE, 0, { ...person, bot: 'normal', gone: true });
    assert.deepEqual([store.load(CODE)!.seats[0]!.gone, store.load(CODE)!.isOver], [true, false]);
    store.sit(CODE, 0, { ...person, gone: true }, true);
    assert.deepEqual([store.load(CODE)!.seats[0]!.bot, store.load(CODE)!.isOver], [null, true]);
    store.close();
  }));

test('moves that were taken back are gone, once', () =>
  inFolder((file) => {
    const [one, two] = [new Store(file), new Store(file)];
    one.create(table);
    for (const n of [1, 2, 3]) one.append(CODE, n, { move: `move ${n}`, draws: [] }, false);
    one.takeBack(CODE, 1, 1);
    assert.throws(() => two.takeBack(CODE, 0, 1), /taken back already/);
    one.append(CODE, 2, { move: 'another', draws: [4] }, false);
    const { moves, epoch } = two.load(CODE)!;
    assert.deepEqual([moves.map(({ move }) => move), epoch], [['move 1', 'another'], 1]);
    one.close();
    two.close();
  }));

test('a file of the version before is read and gone on with', () =>
  inFolder((file) => {
    const before = new Store(file);
    before.create(table);
    before.close();
    const db = new DatabaseSync(file);
    db.exec(
      'ALTER TABLE game DROP COLUMN next; ALTER TABLE game DROP COLUMN epoch; ALTER TABLE seat DROP COLUMN gone; DROP TABLE clock; DROP TABLE secret; DROP TABLE push; ALTER TABLE game DROP COLUMN days; ALTER TABLE game DROP COLUMN since; ALTER TABLE game DROP COLUMN offer; PRAGMA user_version = 1',
    );
    db.close();
    const store = new Store(file);
    assert.deepEqual(store.load(CODE), {
      ...table,
      moves: [],
      epoch: 0,
      isOver: false,
      next: null,
      since: 0,
      offer: null,
    });
    store.again(CODE, { ...table, code: 'bcdefghj23' });
    store.close();
    assert.equal(new Store(file).load(CODE)!.next, 'bcdefghj23');
  }));

test('what nobody needs any more is deleted', () =>
  inFolder((file) => {
    const HOUR = 3_600_000;
    let now = HOUR;
    const store = new Store(file, () => now);
    for (const code of ['old', 'over', 'new']) {
      store.create({ ...table, code });
      store.begin(code, [], [person, bot]);
    }
    now = 3 * HOUR;
    store.append('over', 1, { move: '', draws: [] }, true);
    store.append('new', 1, { move: '', draws: [] }, false);
    assert.equal(store.sweep(HOUR, 3 * HOUR), 0);
    assert.equal(store.sweep(HOUR + 1, 3 * HOUR + 1), 2);
    assert.deepEqual(
      [store.load('old'), store.load('over'), store.load('new')!.moves.length],
      [undefined, undefined, 1],
    );
    // Of an hour's moves only the first is a reason to keep the table longer.
    now = 4 * HOUR;
    store.append('new', 2, { move: '', draws: [] }, false);
    assert.equal(store.sweep(3 * HOUR, 0), 0);
    store.close();
    const db = new DatabaseSync(file);
    for (const name of ['seat', 'move'])
      assert.deepEqual(
        db
          .prepare(`SELECT DISTINCT code FROM ${name}`)
          .all()
          .map((row) => row['code']),
        ['new'],
      );
    db.exec('PRAGMA user_version = 99');
    db.close();
    assert.throws(() => new Store(file), /newer playable-rules-server/);
  }));
