import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-4.3'],
  start: startAt('auction', {
    row: 'dragon',
    queue: 'red green',
    red: { coins: 3, hand: 'dragon dragon' },
    green: { coins: 5 },
    blue: { coins: 0 },
  }),
  open: true,
  steps: [
    {
      say: 'open',
      show: ['lot:0'],
      expect: ['red bid 1', 'red bid 2', 'red bid 3'],
      wrong: [
        { move: 'red pass', say: 'EG-4.2' },
        { move: 'red bid *', say: 'EG-4.3.beyond' },
      ],
    },
    {
      say: 'over',
      show: ['lot:0'],
      play: ['green bid 6'],
      ask: choices('over', ['all', 'nothing'], 'nothing'),
    },
    {
      say: 'pass',
      show: ['lot:0'],
      expect: ['red pass'],
      wrong: [
        { move: 'red bid 6', say: 'low' },
        { move: 'red bid *', say: 'EG-4.3.save' },
      ],
    },
    {
      say: 'again',
      show: ['lot:0'],
      expect: ['red bid 1'],
      wrong: [
        { move: 'red pass', say: 'EG-4.4' },
        { move: 'red bid *', say: 'EG-4.2.one' },
      ],
    },
    { say: 'sold', show: ['token:dragon:shown'] },
  ],
};
