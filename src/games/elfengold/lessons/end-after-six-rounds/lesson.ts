import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-E1'],
  start: startAt('travel.collectIncome', {
    players: 2,
    round: 6,
    first: 'green',
    queue: 'red',
    go: { moved: true, income: 6 },
    red: {
      boot: 'kihromah',
      coins: 5,
      hand: 'pig',
      towns: 'albaran dagamura feodor grangor kihromah lapphalia parundia rivinia',
    },
    green: {
      boot: 'virst',
      coins: 10,
      hand: 'pig raft',
      towns: 'beata ergeren ixara strykhaven throtmanni tichih virst wylhien',
    },
  }),
  steps: [
    { say: 'six', show: ['kihromah', 'virst'] },
    {
      say: 'tie',
      show: ['kihromah', 'virst'],
      ask: choices('tie', ['cards', 'coins'], 'coins'),
    },
    {
      say: 'take',
      show: ['kihromah'],
      expect: ['red collect coins'],
      wrong: [{ move: 'red collect cards', say: 'EG-E1' }],
    },
    { say: 'end', show: ['kihromah'] },
  ],
};
