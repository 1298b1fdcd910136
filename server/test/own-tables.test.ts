/** The list of one's own tables: what it says to whom has the keys, and that it says nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '../../src/kernel/game.js';
import { MOST_OWN, ownTables } from '../../src/playthrough/own-tables.js';
import { Denied } from '../src/denied.js';
import { loadGames } from '../src/games.js';
import { Hall, LIMITS, type Limits } from '../src/hall.js';
import { serve } from '../src/serve.js';
import { Reports } from '../src/reports.js';
import { Store } from '../src/store.js';
import { newTable, newToken, Page } from './client.js';
import { playOn, tokenOf, toyGame, turnsDuring } from './fakes.js';

const [ADA, BEN, EVE] = [tokenOf('a'), tokenOf('b'), tokenOf('e')];
const wish = { game: 'toy', players: 2, options: {}, seats: 'human human' };
async function hallOf(limits: Partial<Limits> = {}, games = new Map([['toy', toyGame]]), reports = new Reports()) {
  const store = await Store.open(':memory:');
  return { store, games, hall: new Hall({ games, store, reports, limits: { ...LIMITS, ...limits } }) };
}
/** Sits down, and closes the page. */
async function sit(hall: Hall, code: string, token: string, name: string): Promise<void> {
  const held = await hall.open(code);
  await held.do((table) => table.admit({ code, token, name }));
  await hall.close(held);
}
const asking = (token: string, ...codes: readonly string[]) => ({ seats: codes.map((code) => ({ code, token })) });

test('a table that waits, one that runs and one that is over are told to each of their people', async () => {
  const { hall } = await hallOf();
  const [waits, runs, ended] = await Promise.all([0, 1, 2].map(async () => (await hall.make(wish, 'a')).code));
  for (const code of [waits!, runs!, ended!]) await sit(hall, code, ADA, 'Ada');
  for (const code of [runs!, ended!]) await sit(hall, code, BEN, 'Ben');
  const held = await hall.open(ended!);
  await held.do((table) => table.ask('offer', 1, { kind: 'leave', seat: null }));
  await hall.close(held);

  const told = async (token: string) => {
    const { tables } = ownTables(await hall.own(asking(token, waits!, runs!, ended!), 'a'), 'own');
    return tables.map((table) => table && [table.stage, table.seat, table.seats.map(({ name, gone }) => name + gone)]);
  };
  assert.deepEqual(await told(ADA), [
    ['waiting', 0, ['Adafalse', 'false']],
    ['running', 0, ['Adafalse', 'Benfalse']],
    ['over', 0, ['Adafalse', 'Bentrue']],
  ]);
  assert.deepEqual(await told(BEN), [
    null,
    ['running', 1, ['Adafalse', 'Benfalse']],
    ['over', 1, ['Adafalse', 'Bentrue']],
  ]);
  assert.deepEqual(await told(EVE), [null, null, null]);
});

test('whom a game waits for is told as it is now, whether somebody is at the table or not', async () => {
  const { hall } = await hallOf();
  const { code } = await hall.make(wish, 'a');
  await sit(hall, code, ADA, 'Ada');
  await sit(hall, code, BEN, 'Ben');
  const held = await hall.open(code);
  const seen = new Set<string>();
  for (let n = 0; held.table.stage === 'running'; n++) {
    const now = await held.do((table) => [0, 1].map((seat) => table.view(seat).toAct));
    for (const [seat, token] of [ADA, BEN].entries()) {
      const { tables } = await hall.own(asking(token, code), String(n));
      assert.deepEqual(tables[0]!.asked, now[seat]);
      seen.add(String(tables[0]!.asked));
    }
    await held.do((table) => playOn(table, table.n + 1));
  }
  assert.ok(seen.size > 1, 'it changes');
  assert.deepEqual((await hall.own(asking(ADA, code), 'end')).tables[0]!.asked, []);
  await hall.close(held);
});

test('to look changes nothing, also where the table would begin as soon as somebody comes', async () => {
  const { hall, store } = await hallOf();
  const { code } = await hall.make(wish, 'a');
  await sit(hall, code, ADA, 'Ada');
  await sit(hall, code, BEN, 'Ben');
  const held = await hall.open(code);
  await held.do((table) => playOn(table));
  for (const seat of [0, 1])
    await held.do((table) => (table.arrive(seat), table.ask('offer', seat, { kind: 'again', seat: null })));
  await hall.close(held);
  const next = (await hall.own(asking(ADA, code), 'a')).tables[0]!.next!;
  const before = await store.load(next);
  const { tables } = await hall.own(asking(ADA, next), 'a');
  assert.deepEqual([tables[0]!.stage, tables[0]!.seat, tables[0]!.asked], ['waiting', 1, []]);
  assert.deepEqual(await store.load(next), before);
});

test('a seat that was given up for good is nobody’s any more while the game runs', async () => {
  const { hall } = await hallOf();
  const { code } = await hall.make({ ...wish, players: 3, seats: 'human human human' }, 'a');
  for (const [token, name] of [
    [ADA, 'Ada'],
    [BEN, 'Ben'],
    [EVE, 'Eve'],
  ] as const)
    await sit(hall, code, token, name);
  const held = await hall.open(code);
  await held.do((table) => table.ask('offer', 1, { kind: 'leave', seat: null }));
  await hall.close(held);
  assert.deepEqual((await hall.own(asking(BEN, code), 'a')).tables, [null]);
  assert.equal((await hall.own(asking(ADA, code), 'a')).tables[0]!.seats[1]!.gone, true);
});

test('a table whose rules the server does not have is kept on the list', async () => {
  const { hall, games } = await hallOf();
  const { code } = await hall.make(wish, 'a');
  for (const [token, name] of [
    [ADA, 'Ada'],
    [BEN, 'Ben'],
  ] as const)
    await sit(hall, code, token, name);
  games.set('toy', { ...toyGame, version: toyGame.version - 1 });
  await assert.rejects(hall.lobby(code, 'a'), (error) => (error as Denied).denial.code === 'newer');
  const { tables } = await hall.own(asking(ADA, code), 'a');
  assert.deepEqual([tables[0]!.stage, tables[0]!.asked], ['running', []]);
});

test('a wrong code and a wrong key are not told apart, count once a question, and each table counts as a request', async () => {
  const { hall } = await hallOf({ wrong: 2, requests: 20 });
  const { code } = await hall.make(wish, 'a');
  await sit(hall, code, ADA, 'Ada');
  const rate = (error: unknown) => error instanceof Denied && error.denial.code === 'rate';
  const guesses = asking(EVE, code, 'aaaaaaaaaa', 'bbbbbbbbbb');
  for (let n = 0; n < 2; n++) {
    hall.greet('thief');
    assert.deepEqual((await hall.own(guesses, 'thief')).tables, [null, null, null]);
  }
  assert.throws(() => hall.greet('thief'), rate);
  await assert.rejects(hall.own(asking(ADA, ...Array<string>(30).fill(code)), 'greedy'), rate);
  await assert.rejects(
    hall.own(asking(ADA, ...Array<string>(MOST_OWN + 1).fill(code)), 'a'),
    (error) => error instanceof Denied && error.denial.code === 'form',
  );
});

test('a long game is replayed once for all questions, and between tables the others have their turn', async () => {
  let replayed = 0;
  const rules: AnyGame = { ...toyGame, setup: (...given) => (replayed++, toyGame.setup(...given)) };
  const { hall } = await hallOf({}, new Map([['toy', rules]]));
  const { code } = await hall.make(wish, 'a');
  await sit(hall, code, ADA, 'Ada');
  await sit(hall, code, BEN, 'Ben');
  await hall.own(asking(ADA, code), 'a');
  replayed = 0;
  const turns = await turnsDuring(() => hall.own(asking(ADA, ...Array<string>(MOST_OWN).fill(code)), 'a'));
  assert.equal(replayed, 0);
  assert.ok(turns >= MOST_OWN, `${turns} turns of the event loop`);
});

test('over the wire nobody reads a card of a hand, nor the log a key', { timeout: 30_000 }, async () => {
  const games = await loadGames();
  const lines: string[] = [];
  const served = await serve({
    ...{ games, names: { en: {}, fr: {}, it: {} }, store: ':memory:', port: 0, host: '127.0.0.1', origins: [] },
    ...{
      proxies: 0,
      cdn: undefined,
      worker: new URL('file:///none'),
      reports: new Reports((line) => lines.push(line)),
    },
  });
  const code = await newTable(served.address, { game: 'dark-mages', players: 2, options: {}, seats: 'human human' });
  const [ada, ben] = [new Page(served.address, code, games, { name: 'Ada' }), new Page(served.address, code, games)];
  for (const page of [ada, ben]) await page.join();
  await Promise.all([ada, ben].map((page) => page.until(() => page.view !== undefined)));
  const ask = (seats: unknown) =>
    fetch(new URL('tables/own', served.address), { method: 'POST', body: JSON.stringify({ seats }) });
  const said = await (
    await ask([
      { code, token: ada.token },
      { code, token: newToken() },
    ])
  ).text();
  const { tables } = ownTables(JSON.parse(said), 'own');
  assert.deepEqual([tables[0]!.seat, tables[0]!.seats[0]!.name, tables[1]], [0, 'Ada', null]);
  type Mages = { readonly mages: readonly { readonly hand: readonly string[] }[] };
  const hands = [ada, ben].flatMap(({ view, viewer }) => (view!.table as Mages).mages[viewer as number]!.hand);
  assert.ok(hands.length > 4 && !hands.includes('?'), 'the hands are known here');
  assert.deepEqual(
    hands.filter((card) => said.includes(card)),
    [],
  );
  for (const key of ['draws', 'seed', 'rng', 'frames', 'key', 'token']) assert.ok(!said.includes(`"${key}"`), key);
  await ask([{ code, token: 'x' }]);
  for (const text of [code, ada.token!]) assert.ok(!lines.join().includes(text));
  for (const page of [ada, ben]) await page.leave();
  await served.close();
});
