/** With two or more mages tied for first place, none rises. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { tied } from '../first-place-tie.js';

export const lesson: LessonPlan = {
  rules: ['EW-5.16'],
  start: tied('none-rises'),
  steps: [
    { say: 'goal', show: ['A2', 'A3'] },
    {
      say: 'who',
      show: ['A1', 'A2', 'A3'],
      ask: choices('who', ['two', 'red', 'nobody'], 'nobody'),
    },
    {
      say: 'rise',
      show: ['reserve:0', 'B1', 'B2'],
      expect: ['red favour minor B1'],
      wrong: [
        { move: 'red pass', say: 'EW-5.16.pass' },
        { move: 'red favour minor B2', say: 'EW-5.15' },
        { move: 'red favour minor B3', say: 'EW-5.16.three' },
        { move: 'red favour minor A1', say: 'EW-5.16.anyway' },
        { move: 'red favour minor A2', say: 'EW-5.16.pass' },
        { move: 'red favour minor A3', say: 'EW-5.16.pass' },
      ],
    },
    { say: 'won', show: ['N3', 'N4'] },
    { say: 'stay', show: ['A1', 'A2', 'A3'] },
  ],
  otherReading: 'box-tie-first-french',
};
