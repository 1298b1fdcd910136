/** With two mages tied for first place both rise; with three none does. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { tied } from '../first-place-tie.js';

export const lesson: LessonPlan = {
  rules: ['EW-5.16'],
  start: tied('both-rise'),
  steps: [
    { say: 'goal', show: ['A2', 'A3'] },
    {
      say: 'who',
      show: ['A1', 'A2', 'A3'],
      ask: choices('who', ['nobody', 'two'], 'two'),
    },
    {
      say: 'stop',
      show: ['reserve:0', 'A1'],
      expect: ['red favour minor A1'],
      wrong: [
        { move: 'red pass', say: 'EW-5.16.pass' },
        { move: 'red favour minor A2', say: 'EW-5.15' },
        { move: 'red favour minor A3', say: 'EW-5.15' },
        { move: 'red favour minor B1', say: 'EW-5.16.anyway' },
        { move: 'red favour minor B2', say: 'EW-5.16.pass' },
        { move: 'red favour minor B3', say: 'EW-5.16.pass' },
      ],
    },
    { say: 'three', show: ['A1', 'A2', 'A3'] },
    { say: 'two', show: ['N3', 'N4'] },
  ],
  otherReading: 'box-tie-first-italian',
};
