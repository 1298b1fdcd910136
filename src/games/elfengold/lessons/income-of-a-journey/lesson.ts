import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-6.3', 'EG-6.2'],
  start: startAt('travel.journey', {
    players: 2,
    roads: { 'elvenhold-ergeren-forest': 'pig' },
    top: 'unicorn cloud',
    red: { hand: 'pig pig pig raft raft' },
  }),
  steps: [
    {
      say: 'go',
      show: ['ergeren'],
      expect: ['red travel elvenhold-ergeren-forest pig'],
      wrong: [
        { move: 'red travel * *', say: 'EG-6.1' },
        { move: 'red stop', say: 'EG-6.4' },
      ],
    },
    {
      say: 'back',
      show: ['elvenhold'],
      expect: ['red travel elvenhold-ergeren-forest pig'],
      wrong: [
        { move: 'red travel * *', say: 'EG-C2' },
        { move: 'red stop', say: 'EG-6.1.on' },
      ],
    },
    {
      say: 'again',
      show: ['ergeren'],
      expect: ['red travel elvenhold-ergeren-forest pig'],
      wrong: [
        { move: 'red travel * *', say: 'EG-6.1' },
        { move: 'red stop', say: 'EG-6.1.on' },
      ],
    },
    {
      say: 'sum',
      show: ['ergeren', 'elvenhold'],
      ask: choices('sum', ['five', 'ten'], 'ten'),
    },
    { say: 'stop', expect: ['red stop'], wrong: [{ move: 'red collect coins', say: 'early' }] },
    { say: 'take', expect: ['red collect coins', 'red collect cards'], wrong: [{ move: 'red stop', say: 'late' }] },
    { say: 'end', show: ['ergeren'] },
  ],
};
