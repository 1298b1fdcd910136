import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-4.2', 'EG-4.1', 'EG-4.4'],
  start: startAt('auction', {
    row: 'unicorn cycle',
    red: { hand: 'unicorn unicorn pig' },
    green: { hand: 'unicorn' },
  }),
  steps: [
    { say: 'row', show: ['lot:0', 'lot:1'] },
    {
      say: 'open',
      show: ['lot:0', 'card:unicorn'],
      expect: ['red bid 1', 'red bid 2', 'red bid 3'],
      wrong: [
        { move: 'red pass', say: 'EG-4.2.out' },
        { move: 'red bid *', say: 'EG-4.2.low' },
      ],
    },
    {
      say: 'topped',
      show: ['lot:0'],
      play: ['green bid 4', 'blue pass'],
      expect: ['red bid 5', 'red bid 6'],
      wrong: [
        { move: 'red bid 4', say: 'EG-4.2' },
        { move: 'red pass', say: 'EG-4.2.out' },
        { move: 'red bid *', say: 'EG-4.2.high' },
      ],
    },
    {
      say: 'blue',
      show: ['lot:0'],
      ask: choices('blue', ['may', 'out'], 'out'),
    },
    {
      say: 'next',
      show: ['lot:0'],
      play: ['green pass'],
      expect: ['red pass'],
      wrong: [{ move: 'red bid *', say: 'EG-4.2.no' }],
    },
    { say: 'bowl', play: ['green pass', 'blue pass'], show: ['token:unicorn:shown'] },
  ],
};
