import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-1.6'],
  start: startAt('travel.journey', {
    players: 2,
    options: { handLimit: 'none' },
    display: 'pig cycle',
    goldPile: 7,
    rest: 'hands',
    red: { hand: 'raft pig' },
  }),
  steps: [
    { say: 'short', show: ['display:0', 'display:1', 'pile', 'discard'] },
    {
      say: 'play',
      show: ['card:raft', 'elvenhold-rivinia-river'],
      expect: ['red travel elvenhold-rivinia-river raft'],
      wrong: [
        { move: 'red travel elvenhold-strykhaven-lake raft', say: 'EG-6.1' },
        { move: 'red stop', say: 'EG-6.4' },
      ],
    },
    {
      say: 'where',
      show: ['display:2'],
      ask: choices('where', ['discard', 'display'], 'display'),
    },
    { say: 'usual', show: ['discard'] },
  ],
};
