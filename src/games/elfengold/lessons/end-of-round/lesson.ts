import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-7.1', 'EG-7.2'],
  start: startAt('travel.collectIncome', {
    players: 2,
    first: 'green',
    queue: 'red',
    go: { moved: true, income: 5 },
    roads: { 'elvenhold-ergeren-forest': 'pig', 'elvenhold-lapphalia-plain': 'wagon tree' },
    red: { boot: 'ergeren', shown: 'pig dragon', hidden: 'tree', hand: 'raft' },
  }),
  steps: [
    {
      say: 'last',
      show: ['ergeren'],
      expect: ['red collect coins'],
      wrong: [{ move: 'red collect cards', say: 'EG-6.3' }],
    },
    {
      say: 'three',
      show: ['token:pig:shown', 'token:dragon:shown', 'token:tree:hidden'],
      expect: ['red giveBack * *'],
      wrong: [{ move: 'red done', say: 'EG-7.1' }],
    },
    {
      say: 'keep',
      expect: ['red done'],
      wrong: [{ move: 'red giveBack * *', say: 'EG-7.1.more' }],
    },
    {
      say: 'first',
      show: ['display:0', 'pile'],
      ask: choices('first', ['green', 'red'], 'red'),
    },
    { say: 'end', show: ['pile'] },
  ],
};
