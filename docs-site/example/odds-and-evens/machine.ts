/** The course of the game as a statechart. */
import { allowed, defineChart } from '../../../src/kernel/define-chart.js';
import { clear, rules, show } from './rules.js';

export const machine = defineChart(rules, {
  id: 'odds-and-evens',
  guards: {
    allLaid: ({ laid }) => !laid.includes(null),
    lastCards: ({ hands }) => hands[0]!.length === 1,
  },
  actions: { show, clear },
  initial: 'laying',
  states: {
    laying: {
      meta: { rules: ['OE-1'] },
      on: { lay: allowed() },
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
