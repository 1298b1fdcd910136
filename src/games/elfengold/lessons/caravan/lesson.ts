import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-C2'],
  start: startAt('travel.journey', {
    players: 2,
    roads: { 'elvenhold-ergeren-forest': 'dragon', 'elvenhold-lapphalia-plain': 'cycle tree' },
    red: { hand: 'pig cloud wagon raft' },
  }),
  steps: [
    { say: 'need', show: ['elvenhold-ergeren-forest', 'ergeren'] },
    {
      say: 'how',
      show: ['elvenhold-ergeren-forest'],
      ask: choices('how', ['empty', 'counter'], 'counter'),
    },
    {
      say: 'go',
      show: ['elvenhold-ergeren-forest'],
      expect: ['red travel elvenhold-ergeren-forest caravan'],
      wrong: [
        { move: 'red travel elvenhold-ergeren-forest dragon', say: 'EG-6.1' },
        { move: 'red travel elvenhold-lapphalia-plain caravan', say: 'EG-C2.tree' },
        { move: 'red travel beata-elvenhold-plain caravan', say: 'EG-C2' },
        { move: 'red travel elvenhold-rivinia-river caravan', say: 'EG-C2.water' },
        { move: 'red travel elvenhold-rivinia-river raft', say: 'EG-6.1.raft' },
        { move: 'red stop', say: 'EG-6.4' },
      ],
    },
    {
      say: 'pay',
      show: ['card:pig', 'card:cloud', 'card:wagon', 'card:raft'],
      expect: ['red pay *'],
      wrong: [{ move: 'red stop', say: 'EG-C2.paid' }],
    },
    { say: 'two', expect: ['red pay *'], wrong: [{ move: 'red stop', say: 'EG-C2.paid' }] },
    { say: 'three', expect: ['red pay *'], wrong: [{ move: 'red stop', say: 'EG-C2.paid' }] },
    { say: 'end', show: ['ergeren'] },
  ],
};
