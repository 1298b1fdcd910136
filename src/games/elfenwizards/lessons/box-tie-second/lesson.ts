/** A tie for second place: broken in one box, created in another. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-5.16'],
  start: startAt('competition', {
    boxes: { A: ['red', 'green', 'blue'], B: ['red', 'green', 'blue'] },
    spells: { A1: 'red 2', A2: 'green 5', A3: 'blue 2', B1: 'red 3', B2: 'green 6', B3: 'blue 4' },
    dice: { blue: { minor: [1] } },
    spent: { red: 5 },
    queue: ['red'],
  }),
  steps: [
    { say: 'goal', show: ['A1', 'A2', 'A3'] },
    {
      say: 'break',
      show: ['reserve:0', 'A1', 'A3'],
      expect: ['red favour minor A1'],
      wrong: [
        { move: 'red favour minor A2', say: 'EW-5.16.tie' },
        { move: 'red favour minor B2', say: 'EW-5.16.tie' },
        { move: 'red favour minor B3', say: 'EW-5.16.tie' },
        { move: 'red pass', say: 'EW-5.16.tie' },
        { move: 'red favour minor A3', say: 'EW-5.15.blue' },
        { move: 'red favour minor B1', say: 'EW-5.16.first' },
      ],
    },
    {
      say: 'make',
      show: ['B1', 'B3'],
      expect: ['red favour minor B1'],
      wrong: [
        { move: 'red favour minor A1', say: 'EW-5.15.rises' },
        { move: 'red favour minor A2', say: 'EW-5.15.rises' },
        { move: 'red favour minor A3', say: 'EW-5.15.rises' },
        { move: 'red favour minor B2', say: 'EW-5.15.rises' },
        { move: 'red favour minor B3', say: 'EW-5.15.rises' },
        { move: 'red pass', say: 'EW-5.2' },
      ],
    },
    { say: 'result', show: ['N3', 'N4', 'B'] },
    {
      say: 'four',
      ask: choices('four', ['two', 'one', 'none'], 'one'),
    },
  ],
};
