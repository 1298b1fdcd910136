import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-5.3'],
  start: startAt('placeTokens.placing', {
    players: 2,
    roads: { 'elvenhold-ergeren-forest': 'pig', 'elvenhold-lapphalia-plain': 'wagon gold' },
    red: { shown: 'tree monster', hand: 'pig pig raft raft' },
    green: { hand: 'pig raft' },
  }),
  steps: [
    {
      say: 'tree',
      show: ['token:tree:shown'],
      expect: ['red place tree shown elvenhold-ergeren-forest'],
      wrong: [
        { move: 'red place tree shown elvenhold-lapphalia-plain', say: 'EG-5.4' },
        { move: 'red place tree shown elvenhold-rivinia-river', say: 'EG-5.3.land' },
        { move: 'red place tree shown beata-elvenhold-plain', say: 'EG-5.3' },
        { move: 'red place monster shown *', say: 'EG-5.3.monster' },
        { move: 'red pass', say: 'EG-5.1' },
      ],
    },
    {
      say: 'monster',
      show: ['token:monster:shown', 'elvenhold-rivinia-river'],
      expect: ['red place monster shown elvenhold-rivinia-river'],
      wrong: [
        { move: 'red place monster shown elvenhold-ergeren-forest', say: 'EG-5.3.water' },
        { move: 'red place monster shown *', say: 'EG-5.3.lake' },
        { move: 'red pass', say: 'EG-5.1' },
      ],
    },
    {
      say: 'cost',
      show: ['elvenhold-rivinia-river'],
      ask: choices('cost', ['one', 'two', 'closed'], 'two'),
    },
    {
      say: 'go',
      show: ['elvenhold-ergeren-forest', 'elvenhold-rivinia-river'],
      expect: ['red travel elvenhold-ergeren-forest pig', 'red travel elvenhold-rivinia-river raft'],
      wrong: [
        { move: 'red travel elvenhold-ergeren-forest caravan', say: 'EG-C2' },
        { move: 'red travel * *', say: 'EG-6.1' },
        { move: 'red stop', say: 'EG-6.4' },
      ],
    },
    { say: 'all', show: ['elvenhold'] },
  ],
};
