import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-T1', 'EG-2.1', 'EG-7.2'],
  start: startAt('endOfRound', {
    round: 1,
    queue: 'red',
    top: 'pig raft cloud wagon pig dragon cycle raft unicorn',
    red: { shown: 'pig' },
  }),
  phases: true,
  steps: [
    { say: 'seven', show: ['elvenhold'] },
    {
      say: 'end',
      show: ['token:pig:shown'],
      expect: ['red done'],
      wrong: [
        { move: 'red draw', say: 'early' },
        { move: 'red giveBack pig shown', say: 'EG-7.1' },
      ],
    },
    {
      say: 'next',
      show: ['display:0', 'pile'],
      ask: choices('next', ['red', 'green'], 'green'),
    },
    {
      say: 'draw',
      show: ['display:0', 'display:1', 'display:2', 'pile'],
      play: ['green draw', 'blue draw', 'red draw', 'green draw', 'blue draw', 'red draw', 'green draw', 'blue draw'],
      expect: ['red draw', 'red take *'],
      wrong: [{ move: 'red takeGold', say: 'EG-1.4' }],
    },
    {
      say: 'income',
      ask: choices('income', ['two', 'towns'], 'two'),
    },
    { say: 'again', show: ['elvenhold'] },
  ],
};
