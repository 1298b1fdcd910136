/** Games whose seats act one after another from a queue. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTurn } from '../../src/kernel/turn-rules.js';
import { acting, actor, isNobodyLeft } from '../../src/kernel/turns.js';

type Table = { readonly queue: readonly number[]; readonly players: readonly string[] };
type Move =
  | { readonly type: 'take'; readonly seat: number; readonly n: number }
  | { readonly type: 'pass'; readonly seat: number };

const table: Table = { queue: [1, 0], players: ['Ann', 'Bob'] };
const over: Table = { ...table, queue: [] };
const rules = inTurn<Table, Move>('A-1', {
  take: {
    options: ({ players }, seat) => players.map((_, n) => ({ type: 'take', seat, n })),
    refuse: (_table, { n }) => (n > 0 ? undefined : { rule: 'A-2', code: 'nothing' }),
    apply: ({ players }, { n }) => ({ queue: [n], players }),
  },
  pass: {
    options: (_table, seat) => [{ type: 'pass', seat }],
    apply: ({ queue, ...more }) => ({ ...more, queue: queue.slice(1) }),
  },
});

test('the first seat of the queue acts, until it is empty', () => {
  assert.deepEqual([acting(table), actor(table), isNobodyLeft(table)], [1, 'Bob', false]);
  assert.deepEqual([acting(over), isNobodyLeft(over)], [undefined, true]);
});
test('only the acting seat has options', () => {
  assert.deepEqual(rules.pass.options(table), [{ type: 'pass', seat: 1 }]);
  assert.equal(rules.take.options(table).length, 2);
  assert.deepEqual(rules.pass.options(over), []);
});
test('the moves of others are refused by the given rule, those of the acting seat by those of the verb', () => {
  assert.deepEqual(rules.pass.refuse(table, { type: 'pass', seat: 0 }), {
    rule: 'A-1',
    code: 'notYourTurn',
    params: { seat: 1 },
  });
  assert.deepEqual(rules.pass.refuse(over, { type: 'pass', seat: 0 })?.params, { seat: null });
  assert.equal(rules.pass.refuse(table, { type: 'pass', seat: 1 }), undefined);
  assert.equal(rules.take.refuse(table, { type: 'take', seat: 1, n: 0 })?.code, 'nothing');
  assert.equal(rules.take.refuse(table, { type: 'take', seat: 0, n: 0 })?.code, 'notYourTurn');
});
test('a move has the effect of its verb', () => {
  assert.deepEqual(rules.take.apply(table, { type: 'take', seat: 1, n: 1 }).queue, [1]);
});

test('a table without a queue names the seat that acts by a function', () => {
  type Turn = { readonly turn: number };
  const own = inTurn<Turn, { readonly type: 'pass'; readonly seat: number }>(
    'A-1',
    { pass: { options: (_table, seat) => [{ type: 'pass', seat }], apply: ({ turn }) => ({ turn: 1 - turn }) } },
    ({ turn }) => turn,
  );
  assert.deepEqual(own.pass.options({ turn: 1 }), [{ type: 'pass', seat: 1 }]);
  assert.equal(own.pass.refuse({ turn: 1 }, { type: 'pass', seat: 1 }), undefined);
  assert.deepEqual(own.pass.refuse({ turn: 1 }, { type: 'pass', seat: 0 })?.params, { seat: 1 });
});

test('a table without a queue may name the seat in `turn`', () => {
  const own = inTurn<{ readonly turn: number }, { readonly type: 'pass'; readonly seat: number }>('A-1', {
    pass: { options: (_table, seat) => [{ type: 'pass', seat }], apply: ({ turn }) => ({ turn: 1 - turn }) },
  });
  assert.deepEqual(own.pass.options({ turn: 1 }), [{ type: 'pass', seat: 1 }]);
  assert.deepEqual(own.pass.refuse({ turn: 1 }, { type: 'pass', seat: 0 })?.params, { seat: 1 });
});
