/** The course of the game as a statechart. */
import { assign, setup } from 'xstate';
import type { ChartTypes } from '../../../src/kernel/game.js';
import { clear, rules, show, type Move, type Table } from './rules.js';

export const machine = setup({
  types: {} as ChartTypes<Table, Move>,
  guards: {
    allowed: ({ context, event }) => rules.lay.refuse(context.table, event) === undefined,
    allLaid: ({ context }) => !context.table.laid.includes(null),
    lastCards: ({ context }) => context.table.hands[0]!.length === 1,
  },
  actions: {
    lay: assign(({ context, event }) => ({ table: rules.lay.apply(context.table, event) })),
    show: assign(({ context }) => ({ table: show(context.table) })),
    clear: assign(({ context }) => ({ table: clear(context.table) })),
  },
}).createMachine({
  id: 'odds-and-evens',
  context: ({ input }) => input,
  initial: 'laying',
  states: {
    laying: {
      meta: { rules: ['OE-1'] },
      on: { lay: { guard: 'allowed', actions: 'lay' } },
      always: { guard: 'allLaid', target: 'showing', actions: 'show' },
    },
    showing: {
      meta: { rules: ['OE-1'] },
      always: [
        { guard: 'lastCards', target: 'over' },
        { target: 'laying', actions: 'clear' },
      ],
    },
    over: { type: 'final' },
  },
});
