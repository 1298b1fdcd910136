/** How much one address, one table and the whole server may hold; each refusal by its name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hall, LIMITS, type Limits } from '../src/hall.js';
import { DAYS, Store } from '../src/store.js';
import { Denied } from '../src/denied.js';
import { tokenOf, toyGame } from './fakes.js';

const wish = { game: 'toy', players: 2, options: {}, seats: 'human human' };
const hallOf = async (limits: Partial<Limits>) =>
  new Hall({
    games: new Map([['toy', toyGame]]),
    store: await Store.open(':memory:'),
    limits: { ...LIMITS, ...limits },
  });
const denied = (act: () => unknown, code: string) =>
  assert.rejects(
    new Promise((resolve) => resolve(act())),
    (error) => error instanceof Denied && error.denial.code === code,
    code,
  );

test('an address makes so many tables an hour, and the server holds so many', async () => {
  const hall = await hallOf({ newTables: 2, tables: 3 });
  await hall.make(wish, 'a');
  await hall.make(wish, 'a');
  await denied(() => hall.make(wish, 'a'), 'rate');
  await hall.make(wish, 'b');
  await denied(() => hall.make(wish, 'b'), 'tables');
});

test('an address that guesses codes or keys is heard no more for a while; another is', async () => {
  const hall = await hallOf({ wrong: 3 });
  const { code } = await hall.make(wish, 'a');
  for (const act of [
    () => hall.lobby('aaaaaaaaaa', 'thief'),
    () => hall.check({ code: 'aaaaaaaaaa', watch: true }, 'thief'),
  ])
    await denied(act, 'unknown');
  await denied(() => hall.check({ code, token: tokenOf('x') }, 'thief'), 'token');
  await denied(() => hall.greet('thief'), 'rate');
  hall.greet('a');
});

test('an address asks so often a minute', async () => {
  const hall = await hallOf({ requests: 2 });
  hall.greet('a');
  hall.greet('a');
  await denied(() => hall.greet('a'), 'rate');
  hall.greet('b');
});

test('the moves of an address’s pages that are asked for again count as requests: they are made anew each time', async () => {
  const hall = await hallOf({ requests: 2 });
  const { code } = await hall.make(wish, 'a');
  const { table } = await hall.open(code);
  const past = () => hall.ask(table, 'past', 'spectator', { from: 1, to: 100 }, 'a').answer;
  const waiting = { denied: { code: 'waiting', params: {} } };
  assert.deepEqual([past(), past()], [waiting, waiting]);
  assert.deepEqual(past(), { denied: { code: 'rate', params: { seconds: 30 } } });
  assert.deepEqual(hall.ask(table, 'past', 'spectator', { from: 1, to: 100 }, 'b').answer, waiting);
});

test('a table holds so many spectators, and a seat so many pages', async () => {
  const hall = await hallOf({ spectators: 1, pages: 1 });
  const { code } = await hall.make(wish, 'a');
  const held = await hall.open(code);
  const ada = { code, token: tokenOf('a'), name: 'Ada' };
  for (const join of [ada, { code, watch: true }]) {
    const checked = await hall.check(join, 'a');
    await held.do((table) => table.arrive(table.admit(checked).viewer));
  }
  assert.throws(() => hall.crowd(held.table, 0), Denied, 'also where another process checked');
  await denied(() => hall.check(ada, 'a'), 'pages');
  await hall.check(ada, 'a', false);
  await denied(() => hall.check({ code, watch: true }, 'a'), 'crowd');
  await hall.check({ code, token: tokenOf('b'), name: 'Ben' }, 'b');
});

test('codes are never alike, and tables that nobody touches are swept after the days that are told', async () => {
  const hall = await hallOf({ newTables: 500 });
  const made = await Promise.all(Array.from({ length: 300 }, () => hall.make(wish, 'a')));
  assert.equal(new Set(made.map(({ code }) => code)).size, 300);
  const { code } = made[0]!;
  const held = await hall.open(code);
  await held.do((table) => table.admit({ code, token: tokenOf('a'), name: 'Ada' }));
  await hall.close(held);
  const after = (days: number) => hall.sweep(Date.now() + days * 86_400_000);
  // Where nobody sits they only fill the server.
  assert.deepEqual([await after(DAYS.empty - 0.1), await after(DAYS.empty + 0.1)], [0, 299]);
  assert.deepEqual([await after(DAYS.untouched - 1), await after(DAYS.untouched + 1)], [0, 1]);
});
