import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assign, createActor, createMachine, setup, type AnyStateMachine } from 'xstate';
import { chartOf, phaseOf } from '../../src/kernel/chart.js';
import { allowed, defineChart } from '../../src/kernel/define-chart.js';
import type { Move, Rules, Table } from '../../src/kernel/game.js';
import { machineOf } from '../../src/kernel/machine.js';

interface Count extends Table {
  readonly n: number;
}
interface Context {
  table: Count;
}
const table = (n = 0): Count => ({ rng: [], options: {}, last: [], n });
const move = (type: string): Move => ({ type, seat: 0 });

const base = setup({
  types: { context: {} as Context, input: {} as Context },
  guards: {
    isOdd: ({ context }) => context.table.n % 2 === 1,
    isOver: ({ context }, { limit }: { limit: number }) => context.table.n > limit,
  },
  actions: {
    add: assign(({ context }, { by }: { by: number }) => ({ table: { ...context.table, n: context.table.n + by } })),
    one: assign(({ context }) => ({ table: { ...context.table, n: context.table.n + 1 } })),
  },
});
const nested = base.createMachine({
  id: 'nested',
  context: ({ input }) => input,
  initial: 'outer',
  on: { restart: { target: '#nested.outer' } },
  states: {
    outer: {
      initial: 'a',
      meta: { rules: ['X'] },
      on: { add: { actions: { type: 'add', params: { by: 10 } } }, out: 'last', both: { actions: ['one', 'one'] } },
      always: { guard: { type: 'isOver', params: { limit: 30 } }, target: 'last' },
      states: {
        a: {
          meta: { rules: ['A'], closed: { out: 'A-1' } },
          on: {
            add: { guard: 'isOdd', target: 'b.deep', actions: 'one' },
            one: { actions: 'one' },
            go: [{ guard: 'isOdd', target: 'b' }, { target: 'c' }],
          },
        },
        b: {
          initial: 'deep',
          states: { deep: { on: { add: { actions: { type: 'add', params: { by: 1 } } } } }, side: {} },
        },
        c: { always: [{ guard: 'isOdd', target: 'a', actions: 'one' }, { target: 'b' }] },
      },
    },
    last: { type: 'final' },
  },
});
const { id, config, implementations } = nested;
/** Compiles the chart anew for each test, so that a bug in compiling fails each test that it affects. */
const compiled = () => chartOf<Count>({ id, config, implementations });

test('leaf states are named by their path, in the order of the source', () => {
  const chart = compiled();
  assert.deepEqual(chart.phases, ['outer.a', 'outer.b.deep', 'outer.b.side', 'outer.c', 'last']);
  assert.equal(phaseOf({ outer: { b: 'deep' } }), 'outer.b.deep');
  assert.equal(phaseOf('last'), 'last');
  assert.deepEqual(chart.at('outer.b.deep', table()).value, { outer: { b: 'deep' } });
  assert.throws(() => chart.at('nowhere', table()), /nowhere/);
});

test('the verbs of a leaf are its own, then those of its ancestors; a final state has none', () => {
  const chart = compiled();
  assert.deepEqual(chart.verbs('outer.a'), ['add', 'one', 'go', 'out', 'both', 'restart']);
  assert.deepEqual(chart.verbs('outer.b.side'), ['add', 'out', 'both', 'restart']);
  assert.deepEqual(chart.verbs('last'), []);
  assert.deepEqual([chart.waits('outer.a'), chart.waits('last')], [true, false]);
  assert.deepEqual([chart.ends('outer.a'), chart.ends('last')], [false, true]);
  assert.throws(() => chart.verbs('nowhere'), /no phase of nested is called nowhere/);
});

test('meta is that of the leaf alone, or empty', () => {
  const chart = compiled();
  assert.deepEqual(chart.meta('outer.a'), { rules: ['A'], closed: { out: 'A-1' } });
  assert.deepEqual(chart.meta('last'), { rules: [] });
});

test('chartOf compiles a machine only once', () => {
  assert.equal(chartOf(nested), chartOf(nested));
});

test('microsteps give the same states as an XState actor for every event and every count', () => {
  const chart = compiled();
  const events = ['add', 'one', 'go', 'out', 'both', 'restart', 'unknown'];
  for (let n = 0; n < 34; n++) {
    for (const first of events) {
      for (const second of events) {
        const actor = createActor(nested, { input: { table: table(n) } }).start();
        let walked = chart.begin(table(n)).at(-1)!;
        for (const type of [first, second, 'add']) {
          actor.send(move(type) as never);
          walked = chart.microsteps(walked, move(type)).at(-1) ?? walked;
          const { status, value, context } = actor.getPersistedSnapshot() as unknown as typeof walked;
          const { status: s, value: v, context: c } = walked;
          assert.deepEqual({ s, v, c }, { s: status, v: value, c: context }, `${n}: ${first} ${second}`);
        }
      }
    }
  }
});

test('each microstep is a frame, and guards and actions get their parameters', () => {
  const chart = compiled();
  const at = (n: number) => chart.begin(table(n)).at(-1)!;
  assert.deepEqual(
    chart.microsteps(at(0), move('go')).map(({ value }) => phaseOf(value)),
    ['outer.c', 'outer.b.deep'],
  );
  assert.deepEqual(
    chart
      .microsteps(at(28), move('add'))
      .map(({ value, context, status }) => [phaseOf(value), context.table.n, status]),
    [
      ['outer.a', 38, 'active'],
      ['last', 38, 'done'],
    ],
  );
  assert.deepEqual(
    chart.microsteps(at(0), move('both')).map(({ context }) => context.table.n),
    [2],
  );
  assert.deepEqual(chart.microsteps(at(0), move('unknown')), []);
  assert.equal(chart.begin(table(31)).length, 2);
  assert.deepEqual(Object.keys(at(0)).sort(), ['children', 'context', 'historyValue', 'status', 'value']);
});

test('microsteps do not change the table that they are given', () => {
  const chart = compiled();
  const before = Object.freeze(table(3));
  const [after] = chart.microsteps({ ...chart.begin(before)[0]! }, move('one'));
  assert.deepEqual([before.n, after!.context.table.n], [3, 4]);
});

const open: readonly (readonly [name: string, machine: () => AnyStateMachine, message: RegExp])[] = [
  ['entry', () => createMachine({ id: 'm', initial: 'a', states: { a: { entry: () => {} } } }), /state m\.a: .*closed/],
  ['exit', () => createMachine({ id: 'm', initial: 'a', states: { a: { exit: () => {} } } }), /closed/],
  ['after', () => createMachine({ id: 'm', initial: 'a', states: { a: { after: { 10: 'a' } } } }), /closed/],
  ['invoke', () => createMachine({ id: 'm', initial: 'a', states: { a: { invoke: { src: 'x' } } } }), /closed/],
  [
    'entry on the root',
    () => createMachine({ id: 'm', entry: () => {}, initial: 'a', states: { a: {} } }),
    /state m: /,
  ],
  [
    'entry on a parent state',
    () => createMachine({ id: 'm', initial: 'a', states: { a: { entry: () => {}, initial: 'b', states: { b: {} } } } }),
    /state m\.a: .*closed/,
  ],
  [
    'invoke on a parent state',
    () =>
      createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { invoke: { src: 'x' }, initial: 'b', states: { b: {} } } },
      }),
    /state m\.a: .*closed/,
  ],
  [
    'after on a parent state',
    () =>
      createMachine({ id: 'm', initial: 'a', states: { a: { after: { 5: 'a' }, initial: 'b', states: { b: {} } } } }),
    /state m\.a: .*closed/,
  ],
  ['parallel', () => createMachine({ id: 'm', type: 'parallel', states: { a: {}, b: {} } }), /state m: parallel/],
  [
    'a parallel parent state',
    () => createMachine({ id: 'm', initial: 'a', states: { a: { type: 'parallel', states: { b: {} } } } }),
    /m\.a: parallel/,
  ],
  [
    'history',
    () => createMachine({ id: 'm', initial: 'a', states: { a: { on: { x: 'h' } }, h: { type: 'history' } } }),
    /m\.h: history/,
  ],
  ['a wildcard', () => createMachine({ id: 'm', initial: 'a', states: { a: { on: { '*': 'a' } } } }), /wildcards/],
  [
    'a partial wildcard',
    () => createMachine({ id: 'm', initial: 'a', states: { a: { on: { 'x.*': 'a' } } } }),
    /wildcards/,
  ],
  [
    'a wildcard on a parent state',
    () => createMachine({ id: 'm', on: { '*': '.a' }, initial: 'a', states: { a: {} } }),
    /wildcards/,
  ],
  [
    'a state that nothing leaves',
    () => createMachine({ id: 'm', initial: 'a', states: { a: { on: { x: 'b' } }, b: { meta: {} } } }),
    /^Error: state m\.b: nothing leaves it; expected on, always or type: 'final'$/,
  ],
  [
    'an inline guard',
    () => createMachine({ id: 'm', initial: 'a', states: { a: { on: { x: { guard: () => true, target: 'a' } } } } }),
    /m\.a: a guard or an action of a game's chart has a name/,
  ],
  [
    'an inline action',
    () => createMachine({ id: 'm', initial: 'a', states: { a: { on: { x: { actions: () => {} } } } } }),
    /has a name/,
  ],
  [
    'an unknown guard',
    () => createMachine({ id: 'm', initial: 'a', states: { a: { always: { guard: 'no', target: 'a' } } } }),
    /no guard is called no/,
  ],
  [
    'an unknown action',
    () => createMachine({ id: 'm', initial: 'a', states: { a: { on: { x: { actions: 'no' } } } } }),
    /the action no is not one assign/,
  ],
  [
    'an assign that takes an object instead of a function',
    () =>
      setup({ actions: { set: assign({ table: () => table() }) } }).createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { on: { x: { actions: 'set' } } } },
      }),
    /the action set is not one assign/,
  ],
  [
    'an action that is a side effect',
    () =>
      setup({ actions: { log: () => {} } }).createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { on: { x: { actions: 'log' } } } },
      }),
    /the action log is not one assign/,
  ],
  [
    'computed parameters',
    () =>
      base.createMachine({
        id: 'm',
        context: { table: table() },
        initial: 'a',
        states: { a: { on: { x: { actions: { type: 'add', params: () => ({ by: 1 }) } } } } },
      }),
    /parameters of add are not plain data/,
  ],
  [
    'a nested final state',
    () =>
      createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { initial: 'b', onDone: 'c', states: { b: { type: 'final' } } }, c: {} },
      }),
    /m\.a\.b: only the whole game/,
  ],
  [
    'an action on an initial transition',
    () =>
      base.createMachine({
        id: 'm',
        context: { table: table() },
        initial: 'a',
        states: { a: { initial: { target: 'b', actions: 'one' }, states: { b: {} } } },
      }),
    /m\.a: .*begins without an action/,
  ],
];
for (const [name, machine, message] of open) {
  test(`a chart with ${name} is refused`, () => assert.throws(() => chartOf(machine()), message));
}

test('a chart with a guard that combines other guards is refused', async () => {
  const { and } = await import('xstate');
  const machine = setup({ guards: { a: () => true, b: () => true, both: and(['a', 'b']) } }).createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { x: { guard: 'both', target: 'a' } } } },
  });
  assert.throws(() => chartOf(machine), /the guard both is not one predicate/);
});

test('invalid parts that XState’s types forbid are refused with their place; empty ones are accepted', () => {
  const raw = (a: object, root: object = {}) =>
    chartOf<Count>({ id: 'm', config: { initial: 'a', states: { a }, ...root }, implementations: {} });
  const begin = (a: object) => raw(a).begin(table());
  for (const guard of [null, 5, {}]) assert.throws(() => begin({ on: { x: { guard } } }), /m\.a: .* has a name/);
  for (const target of ['nowhere', 'nowhere.deep'])
    assert.throws(() => begin({ on: { x: target } }), { message: `state m.a: no state is called ${target}` });
  assert.throws(() => raw({}, { on: { x: 'a' } }), { message: 'state m: no state is called a' });
  assert.throws(() => begin({ entry: null }), /m\.a: .*closed/);
  assert.equal(
    begin({ entry: [], after: {}, invoke: undefined, on: { x: 'a' } }).length,
    1,
    'an empty list and an empty object are accepted',
  );
  assert.throws(() => begin({ on: { x: 'a' }, states: { b: {} } }), /state m\.a: it does not say where it begins/);
  const nearby = raw({ initial: 'b', states: { b: {}, c: {} }, on: { x: '.c' } });
  assert.deepEqual(nearby.microsteps(nearby.begin(table())[0]!, move('x'))[0]!.value, { a: 'c' });
});

test('a chart with an endless loop of eventless transitions is stopped with an error', () => {
  const endless = base.createMachine({
    id: 'endless',
    context: ({ input }) => input,
    initial: 'a',
    states: { a: { always: { actions: 'one' } } },
  });
  assert.throws(() => chartOf<Count>(endless).begin(table()), /endless does not come to rest in a/);
});

test('a chart with plain functions has the guard `allowed` and the action `play`, and is an XState machine too', () => {
  interface Add extends Move {
    readonly type: 'add';
    readonly by: number;
  }
  const rules: Rules<Count, Add> = {
    add: {
      options: () => [{ type: 'add', seat: 0, by: 1 }],
      refuse: (_, { by }) => (by > 0 ? undefined : { rule: 'A-1', code: 'nothing' }),
      apply: (before, { by }) => ({ ...before, n: before.n + by }),
    },
  };
  const machine = defineChart(rules, {
    id: 'adding',
    guards: { isEnough: ({ n }) => n > 5 },
    actions: { twice: (before, added) => rules.add.apply(rules.add.apply(before, added), added), reset: () => table() },
    initial: 'first',
    states: {
      first: { on: { add: allowed({ target: 'second' }) } },
      second: { on: { add: allowed('twice') }, always: { guard: 'isEnough', target: 'third', actions: 'reset' } },
      third: { type: 'final' },
    },
  });
  const chart = chartOf<Count>(machine);
  const add = (by: number): Add => ({ type: 'add', seat: 0, by });
  const [begun] = chart.begin(table());
  assert.deepEqual(chart.microsteps(begun!, add(0)), []);
  const [added] = chart.microsteps(begun!, add(1));
  assert.deepEqual([added!.value, added!.context.table.n], ['second', 1]);
  const ended = chart.microsteps(added!, add(3));
  assert.deepEqual(
    ended.map(({ value, context }) => [value, context.table.n]),
    [
      ['second', 7],
      ['third', 0],
    ],
  );

  const actor = createActor(machineOf(machine), { input: { table: table() } }).start();
  for (const by of [0, 1, 3]) actor.send(add(by));
  const { value, context, status } = actor.getSnapshot() as { value: string; context: Context; status: string };
  assert.deepEqual([value, context.table.n, status], ['third', 0, 'done']);
});
