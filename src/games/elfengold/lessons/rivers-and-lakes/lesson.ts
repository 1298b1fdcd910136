import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-C1', 'EG-6.1'],
  start: startAt('travel.journey', {
    players: 2,
    red: { boot: 'rivinia', hand: 'raft raft raft raft raft' },
  }),
  steps: [
    {
      say: 'up',
      show: ['rivinia', 'elvenhold', 'elvenhold-rivinia-river'],
      ask: choices('up', ['one', 'two'], 'two'),
    },
    {
      say: 'elvenhold',
      show: ['elvenhold-rivinia-river'],
      expect: ['red travel elvenhold-rivinia-river raft'],
      wrong: [
        { move: 'red travel rivinia-tichih-river raft', say: 'EG-6.1' },
        { move: 'red travel elvenhold-rivinia-river caravan', say: 'EG-C2' },
        { move: 'red stop', say: 'EG-6.4' },
      ],
    },
    {
      say: 'lake',
      show: ['elvenhold-virst-lake'],
      expect: ['red travel elvenhold-virst-lake raft'],
      wrong: [
        { move: 'red travel elvenhold-lapphalia-plain raft', say: 'EG-C1' },
        { move: 'red travel * raft', say: 'EG-6.1.other' },
        { move: 'red stop', say: 'EG-6.1.on' },
      ],
    },
    {
      say: 'down',
      show: ['virst-ixara-river'],
      expect: ['red travel virst-ixara-river raft'],
      wrong: [
        { move: 'red travel elvenhold-virst-lake raft', say: 'EG-6.1.few' },
        { move: 'red stop', say: 'EG-6.1.on' },
      ],
    },
    { say: 'end', show: ['ixara'] },
  ],
};
