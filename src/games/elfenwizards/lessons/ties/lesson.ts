/** A deliberate tie leaves the highest title vacant. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-5.12'],
  start: startAt('competition', {
    titles: { W1: 'blue', W2: 'red', S1: 'red', S2: 'green', S3: 'green', N1: 'blue' },
    spells: { W1: 'blue 6', W2: 'red 5', S3: 'green 3', N1: 'blue 2' },
    spent: { red: 6 },
    queue: ['red'],
  }),
  steps: [
    { say: 'goal', show: ['W1', 'W2'] },
    {
      say: 'stop',
      show: ['reserve:0', 'W2'],
      expect: ['red favour minor W2'],
      wrong: [
        { move: 'red pass', say: 'EW-5.11.pass' },
        { move: 'red favour minor W1', say: 'EW-5.11.blue' },
        { move: 'red favour minor S1', say: 'EW-5.11.lower' },
        { move: 'red favour minor S2', say: 'EW-5.11.pass' },
        { move: 'red favour 5 W2', say: 'EW-5.5' },
      ],
    },
    { say: 'tie', show: ['H', 'defeated:wizard'] },
    {
      say: 'none',
      show: ['W1', 'defeated:sorcerer'],
      ask: choices('none', ['order', 'nobody'], 'nobody'),
    },
    { say: 'later', show: ['H', 'W1'] },
  ],
};
