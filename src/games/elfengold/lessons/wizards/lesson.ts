import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-V3'],
  start: startAt('travel.journey', {
    players: 2,
    options: { wizards: true },
    roads: { 'elvenhold-ergeren-forest': 'pig tree' },
    red: { hand: 'pig raft wizard wizard' },
  }),
  steps: [
    {
      say: 'tree',
      show: ['card:wizard', 'elvenhold-ergeren-forest'],
      expect: ['red bypass elvenhold-ergeren-forest pig'],
      wrong: [
        { move: 'red travel elvenhold-ergeren-forest pig', say: 'EG-6.1' },
        { move: 'red travel elvenhold-ergeren-forest caravan', say: 'EG-C2' },
        { move: 'red bypass elvenhold-rivinia-river raft', say: 'EG-V3.none' },
        { move: 'red travel elvenhold-rivinia-river raft', say: 'EG-V3.none' },
        { move: 'red bypass elvenhold-ergeren-forest caravan', say: 'EG-C2.three' },
        { move: 'red fly *', say: 'EG-V3.later' },
        { move: 'red stop', say: 'EG-6.4' },
      ],
    },
    {
      say: 'flight',
      show: ['albaran', 'card:wizard'],
      ask: choices('flight', ['seven', 'piece'], 'piece'),
    },
    {
      say: 'fly',
      show: ['albaran', 'jaccaranda', 'grangor'],
      expect: ['red fly albaran', 'red fly jaccaranda', 'red fly grangor'],
      wrong: [
        { move: 'red fly ergeren', say: 'EG-V3' },
        { move: 'red fly *', say: 'EG-V3.else' },
        { move: 'red stop', say: 'EG-6.1.on' },
      ],
    },
    { say: 'end', show: ['elvenhold'] },
  ],
};
