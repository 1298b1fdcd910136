/** Blue has 11 points and Red 7 for the title of High Wizard; the titles below follow. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-5.11', 'EW-5.10', 'EW-5.17', 'EW-5.19'],
  start: startAt('competition', {
    titles: { W1: 'blue', W2: 'red', S1: 'green', S2: 'blue', S3: 'red', S4: 'green' },
    spells: { W1: 'blue 5, blue 6', W2: 'red 6', S1: 'green 4', S3: 'red 3', S4: 'green 2' },
    spent: { red: 6 },
    queue: ['red'],
  }),
  steps: [
    { say: 'goal', show: ['W1', 'W2', 'H'] },
    {
      say: 'count',
      show: ['W1'],
      ask: choices('count', ['one', 'five', 'six'], 'six'),
    },
    {
      say: 'place',
      show: ['reserve:0', 'W2'],
      expect: ['red favour minor W2'],
      wrong: [
        { move: 'red pass', say: 'EW-5.7' },
        { move: 'red favour minor W1', say: 'EW-5.4' },
        { move: 'red favour minor S1', say: 'EW-5.4' },
        { move: 'red favour minor S2', say: 'EW-5.4' },
        { move: 'red favour minor S4', say: 'EW-5.4' },
        { move: 'red favour minor S3', say: 'EW-5.11' },
        { move: 'red favour 6 W2', say: 'EW-5.5' },
      ],
    },
    { say: 'won', rules: ['EW-5.19'], show: ['H', 'defeated:wizard'] },
    { say: 'below', show: ['W2', 'defeated:sorcerer'] },
    {
      say: 'why',
      ask: choices('why', ['points', 'empty'], 'empty'),
    },
  ],
};
