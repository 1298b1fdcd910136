/** Machines of every kind that an inspector may be given, several of each. */
import { assign, createMachine, fromCallback, fromPromise, raise, type AnyStateMachine } from 'xstate';
import { anyMachine } from './any-machine.js';
import { foreign } from './machines.js';
import { strange } from './strange.js';

const machine = (config: object): AnyStateMachine => createMachine(config as never) as unknown as AnyStateMachine;
const upTo = <A>(count: number, make: (n: number) => A): A[] => Array.from({ length: count }, (_, i) => make(i + 1));
const states = (count: number, make: (n: number) => object): Record<string, object> =>
  Object.fromEntries(upTo(count, (n) => [`s${n}`, make(n)]));
const forever = fromPromise(() => new Promise<never>(() => undefined));

const KINDS: Readonly<Record<string, (n: number) => object>> = {
  ring: (n) => ({ initial: 's1', states: states(n, (i) => ({ on: { NEXT: `s${(i % n) + 1}` } })) }),
  flat: (n) => ({ initial: 's1', states: states(n * 3, () => ({})) }),
  star: (n) => ({
    initial: 'hub',
    states: {
      hub: { on: Object.fromEntries(upTo(n, (i) => [`GO${i}`, `s${i}`])) },
      ...states(n, () => ({ on: { BACK: 'hub' } })),
    },
  }),
  dense: (n) => ({
    initial: 's1',
    states: states(n, () => ({ on: Object.fromEntries(upTo(n, (i) => [`E${i}`, `s${i}`])) })),
  }),
  deep: (n) =>
    upTo(n, (i) => i).reduce<object>(
      (inner, i) => ({ initial: 'in', states: { in: inner, out: {} }, on: { [`OUT${i}`]: '.out' } }),
      {},
    ),
  regions: (n) => ({
    type: 'parallel',
    states: states(n + 1, (i) => ({
      initial: 'off',
      states: { off: { on: { ALL: 'on', [`ONE${i}`]: 'on' } }, on: { on: { ALL: 'off' } } },
    })),
  }),
  'regions within regions': (n) => ({
    type: 'parallel',
    states: states(2, () => ({
      type: 'parallel',
      states: states(n, (i) => ({ initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} }, on: { [`R${i}`]: '.b' } })),
    })),
  }),
  'shallow history': (n) => ({
    initial: 'in',
    states: {
      in: {
        ...{ initial: 's1', on: { LEAVE: 'out' } },
        states: { ...states(n, (i) => ({ on: { NEXT: `s${(i % n) + 1}` } })), back: { type: 'history' } },
      },
      out: { on: { RETURN: 'in.back' } },
    },
  }),
  'deep history': (n) => ({
    initial: 'in',
    states: {
      in: {
        ...{ initial: 'x', on: { LEAVE: 'out' } },
        states: {
          x: { initial: 's1', states: states(n, (i) => ({ on: { NEXT: `s${(i % n) + 1}` } })) },
          back: { type: 'history', history: 'deep' },
        },
      },
      out: { on: { RETURN: 'in.back' } },
    },
  }),
  guarded: (n) => ({
    ...{ initial: 's1', context: { count: 0 } },
    states: states(n + 1, (i) => ({
      on: {
        GO: [
          { guard: ({ context }: { context: { count: number } }) => context.count % 2 === 0, target: 's1' },
          {
            target: `s${(i % (n + 1)) + 1}`,
            actions: assign({ count: ({ context }) => (context as { count: number }).count + 1 }),
          },
        ],
      },
    })),
  }),
  forbidden: (n) => ({
    initial: 's1',
    on: { GO: '.s1' },
    states: states(n + 1, (i) => ({ on: i % 2 ? { GO: undefined, '*': `s${n + 1}` } : { NEXT: 's1' } })),
  }),
  patterns: (n) => ({
    initial: 's1',
    states: states(2, (i) => ({
      on: { '*': 's1', ...Object.fromEntries(upTo(n, (k) => [`a.${'b.'.repeat(k - 1)}*`, `s${3 - i}`])) },
    })),
  }),
  eventless: (n) => ({
    initial: 's1',
    states: { ...states(n, (i) => ({ always: `s${i + 1}` })), [`s${n + 1}`]: { on: { AGAIN: 's1' } } },
  }),
  delayed: (n) => ({
    initial: 's1',
    states: states(n, (i) => ({ after: { [i * 1e8]: `s${(i % n) + 1}` }, on: { GO: 's1' } })),
  }),
  raising: (n) => ({
    initial: 'a',
    states: {
      a: { on: { GO: { target: 'b', actions: upTo(n, (i) => raise({ type: `R${i}` })) } } },
      b: { on: { R1: 'a' } },
    },
  }),
  invoking: (n) => ({
    initial: 'a',
    states: {
      a: { invoke: upTo(n, (i) => ({ id: `i${i}`, src: forever, onDone: 'b', onError: 'b' })), on: { GO: 'b' } },
      b: { on: { GO: 'a' } },
    },
  }),
  'respawned actors': (n) => ({
    ...{ initial: 'a', context: { child: undefined } },
    states: { a: {} },
    on: {
      GO: { actions: upTo(n, () => assign({ child: ({ spawn }) => spawn(fromCallback(() => undefined)) as unknown })) },
    },
  }),
  final: (n) => ({
    initial: 'a',
    states: {
      a: {
        initial: 's1',
        onDone: 'z',
        states: { ...states(n, (i) => ({ on: { GO: `s${i + 1}` } })), [`s${n + 1}`]: { type: 'final' } },
      },
      z: { type: 'final' },
    },
  }),
  'self-transitions': (n) => ({
    initial: 's1',
    states: states(n, (i) => ({ on: { STAY: {}, SELF: `s${i}`, AGAIN: { target: `s${i}`, reenter: true } } })),
  }),
  'large context': (n) => ({
    ...{
      initial: 'a',
      context: { list: upTo(10 ** Math.min(n, 4), (i) => ({ i })), map: new Map([[n, n]]), big: BigInt(n) },
    },
    states: {
      a: { on: { GO: { actions: assign({ list: ({ context }) => [...(context as { list: unknown[] }).list, 0] }) } } },
    },
  }),
  'one state': (n) => (n % 2 ? {} : { entry: 'x', on: { GO: { actions: 'x' } } }),
};

/** Ten machines of each kind, the unusual ones of other tests, and some random ones. */
export const kinds: readonly (readonly [kind: string, machines: readonly AnyStateMachine[]])[] = [
  ...Object.entries(KINDS).map(
    ([kind, make]) => [kind, upTo(10, (n) => machine({ id: `${kind} ${n}`, ...make(n) }))] as const,
  ),
  ['of other tests', [...foreign, ...strange]],
  ['random', upTo(20, anyMachine)],
];

/** Charts that are too large to be drawn as a whole. */
export const large: readonly AnyStateMachine[] = [
  machine({ id: 'ring of 1,000', ...KINDS['ring']!(1000) }),
  machine({
    ...{ id: '300 states and 900 transitions', initial: 's1' },
    states: states(300, (i) => ({
      on: Object.fromEntries([1, 7, 100].map((step, k) => [`E${k}`, `s${((i + step - 1) % 300) + 1}`])),
    })),
  }),
];

/** The same machine with implementations of the guards and the delays that it names; the delays never elapse. */
export const provided = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    guards: { isTrue: () => false, 'has "two" words': () => true, hasTrack: () => true, isLoud: () => false },
    delays: { later: 1e8, aWhile: 1e8 },
  } as never);
