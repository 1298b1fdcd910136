import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-E2'],
  start: startAt('travel.journey', {
    players: 2,
    round: 4,
    roads: { 'elvenhold-ergeren-forest': 'pig' },
    red: {
      hand: 'pig',
      towns:
        'albaran beata dagamura feodor grangor ixara jaccaranda kihromah lapphalia mahdavikia parundia rivinia strykhaven throtmanni tichih usselen virst wylhien yttar',
    },
    green: { coins: 40, hand: 'raft raft', towns: 'beata ergeren ixara strykhaven throtmanni tichih virst' },
  }),
  steps: [
    {
      say: 'go',
      show: ['elvenhold-ergeren-forest', 'ergeren'],
      expect: ['red travel elvenhold-ergeren-forest pig'],
      wrong: [{ move: 'red stop', say: 'EG-6.4' }],
    },
    {
      say: 'over',
      show: ['ergeren'],
      ask: choices('over', ['now', 'round', 'six'], 'round'),
    },
    { say: 'take', expect: ['red collect coins'], wrong: [{ move: 'red collect cards', say: 'EG-6.3' }] },
    {
      say: 'end',
      show: ['ergeren'],
      play: ['green travel elvenhold-rivinia-river raft', 'green stop', 'green collect coins'],
    },
  ],
};
