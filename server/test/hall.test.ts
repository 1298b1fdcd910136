/** How much one address, one table and the whole server may hold; each refusal by its name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAYS, Hall, LIMITS, type Limits } from '../src/hall.js';
import { Store } from '../src/store.js';
import { Denied } from '../src/denied.js';
import { tokenOf, toyGame } from './fakes.js';

const wish = { game: 'toy', players: 2, options: {}, seats: 'human human' };
const hallOf = (limits: Partial<Limits>, store = new Store(':memory:')) =>
  new Hall(new Map([['toy', toyGame]]), store, { ...LIMITS, ...limits });
const denied = (act: () => unknown, code: string) =>
  assert.throws(act, (error) => error instanceof Denied && error.denial.code === code, code);

test('an address makes so many tables an hour, and the server holds so many', () => {
  const hall = hallOf({ newTables: 2, tables: 3 });
  hall.make(wish, 'a');
  hall.make(wish, 'a');
  denied(() => hall.make(wish, 'a'), 'rate');
  hall.make(wish, 'b');
  denied(() => hall.make(wish, 'b'), 'tables');
});

test('an address that guesses codes or keys is heard no more for a while; another is', () => {
  const hall = hallOf({ wrong: 3 });
  const { code } = hall.make(wish, 'a');
  for (const act of [
    () => hall.lobby('aaaaaaaaaa', 'thief'),
    () => hall.check({ code: 'aaaaaaaaaa', watch: true }, 'thief'),
  ])
    denied(act, 'unknown');
  denied(() => hall.check({ code, token: tokenOf('x') }, 'thief'), 'token');
  denied(() => hall.greet('thief'), 'rate');
  hall.greet('a');
});

test('an address asks so often a minute', () => {
  const hall = hallOf({ requests: 2 });
  hall.greet('a');
  hall.greet('a');
  denied(() => hall.greet('a'), 'rate');
  hall.greet('b');
});

test('a table holds so many spectators, and a seat so many pages', () => {
  const hall = hallOf({ spectators: 1, pages: 1 });
  const { code } = hall.make(wish, 'a');
  const table = hall.open(code);
  const ada = { code, token: tokenOf('a'), name: 'Ada' };
  table.arrive(table.admit(hall.check(ada, 'a')).viewer);
  table.arrive(table.admit(hall.check({ code, watch: true }, 'a')).viewer);
  denied(() => hall.check(ada, 'a'), 'crowd');
  denied(() => hall.check({ code, watch: true }, 'a'), 'crowd');
  hall.check({ code, token: tokenOf('b'), name: 'Ben' }, 'b');
});

test('codes are never alike, and tables that nobody touches are swept after the days that are told', () => {
  const hall = hallOf({ newTables: 500 });
  assert.equal(new Set(Array.from({ length: 300 }, () => hall.make(wish, 'a').code)).size, 300);
  const day = 86_400_000;
  assert.equal(hall.sweep(Date.now() + (DAYS.untouched - 1) * day), 0);
  assert.equal(hall.sweep(Date.now() + (DAYS.untouched + 1) * day), 300);
});
