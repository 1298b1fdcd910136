import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-V1'],
  start: startAt('travel.journey', {
    players: 2,
    options: { homeTown: true },
    round: 6,
    first: 'green',
    queue: 'red',
    red: {
      hand: 'raft raft',
      home: 'virst',
      towns: 'albaran dagamura feodor grangor ixara kihromah lapphalia parundia rivinia tichih',
    },
    green: {
      boot: 'rivinia',
      home: 'yttar',
      towns: 'beata ergeren feodor ixara jaccaranda lapphalia rivinia strykhaven throtmanni tichih wylhien',
    },
  }),
  open: true,
  steps: [
    { say: 'home', show: ['virst', 'elvenhold'] },
    {
      say: 'points',
      show: ['elvenhold', 'elvenhold-virst-lake', 'virst'],
      ask: choices('points', ['ten', 'nine'], 'nine'),
    },
    {
      say: 'go',
      show: ['elvenhold-virst-lake', 'virst'],
      expect: ['red travel elvenhold-virst-lake raft'],
      wrong: [
        { move: 'red travel elvenhold-strykhaven-lake raft', say: 'EG-V1.near' },
        { move: 'red travel elvenhold-rivinia-river raft', say: 'EG-V1.far' },
        { move: 'red travel beata-elvenhold-river raft', say: 'EG-V1.far' },
        { move: 'red stop', say: 'EG-V1' },
      ],
    },
    { say: 'take', expect: ['red collect coins'], wrong: [{ move: 'red collect cards', say: 'EG-V1.coins' }] },
    { say: 'end', show: ['virst', 'rivinia'] },
  ],
};
