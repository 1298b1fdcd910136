/** Charts with unusual shapes and names, which have caused failures. */
import { createMachine, fromPromise, type AnyStateMachine } from 'xstate';

export const strange: readonly AnyStateMachine[] = [
  {
    id: 'names',
    initial: 'constructor',
    states: {
      constructor: { on: { toString: 'valueOf', B: 'a:GO' } },
      valueOf: { on: { A: 'hasOwnProperty' } },
      hasOwnProperty: { on: { A: 'nul\u0000' } },
      'nul\u0000': { on: { A: '' } },
      '': { on: { A: '#names.a', 'x:y': 'dot\\.ted' } },
      a: { on: { GO: 'a:GO' }, initial: 'b', states: { b: {} } },
      'a:GO': { on: { 'GO:2': 'a' } },
      'dot.ted': { on: { A: 'a\\.b' } },
      'a.b': { on: { A: '#names.a' } },
      '#names': { on: { A: '#names.a.b' } },
      'a\\': { initial: 'b', states: { b: {} } },
    },
  },
  {
    id: 'regions',
    type: 'parallel',
    on: { ALL: '.left.deep.inner' },
    states: {
      left: {
        initial: 'up',
        on: { OVER: '#regions.right' },
        states: {
          up: { on: { CROSS: '#regions.right.there', DOWN: 'deep' } },
          deep: { initial: 'inner', states: { inner: { on: { UP: '#regions.left.up' } }, last: { type: 'history' } } },
        },
      },
      right: {
        initial: 'here',
        states: { here: { on: { DOWN: 'there' } }, there: { on: { UP: '#regions.left.deep.last' } } },
      },
      both: { type: 'history', history: 'deep' },
    },
  },
  {
    id: 'my chart.[1]',
    initial: 'a.b [c]',
    states: {
      'a.b [c]': { id: 'x.y [z]', on: { 'GO [on]': 'inside.hist', ID: '#in\\.side.two\\.dot' } },
      inside: {
        id: 'in.side',
        initial: 'one',
        on: { 'BACK UP': '#x\\.y [z]' },
        states: {
          one: { on: { NEXT: 'two\\.dot' } },
          'two.dot': { initial: 'deep [er]', states: { 'deep [er]': {} }, on: { NEXT: '#my chart\\.[1].inside.one' } },
          hist: { type: 'history', target: 'two\\.dot' },
          deeper: { type: 'history', target: 'two\\.dot.deep [er]' },
          byId: { type: 'history', target: '#in\\.side.two\\.dot' },
        },
      },
      regions: {
        type: 'parallel',
        states: {
          left: { initial: 'l', states: { l: {}, m: {} } },
          right: { initial: 'r', states: { r: {}, s: {} } },
          both: { type: 'history', target: ['left.m', 'right.s'] },
        },
      },
    },
    on: { DEEP: '.inside.deeper', BY: '.inside.byId', BOTH: '.regions.both' },
  },
  { id: 'one' },
  { id: 'asking', invoke: { src: fromPromise(() => new Promise(() => undefined)), onDone: { actions: 'thank' } } },
  {
    id: 'forbidden',
    initial: 'open',
    on: { CLOSE: '.shut', 'door.*': '.open', 'door.lock.now': '.locked', '*': '.shut' },
    states: {
      open: { on: { 'door.slam': undefined } },
      shut: { on: { CLOSE: {}, '*': undefined } },
      locked: { type: 'final' },
    },
  },
].map((config) => createMachine(config as object) as AnyStateMachine);
