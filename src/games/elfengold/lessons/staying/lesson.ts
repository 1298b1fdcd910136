import type { LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-6.4', 'EG-6.5'],
  start: startAt('travel.journey', {
    players: 2,
    goldPile: 2,
    top: 'unicorn raft',
    red: { hand: 'pig pig cycle cloud wagon dragon' },
  }),
  steps: [
    { say: 'stay', show: ['elvenhold'], expect: ['red stop'], wrong: [{ move: 'red draw', say: 'early' }] },
    {
      say: 'limit',
      show: ['card:pig', 'card:cycle', 'card:cloud', 'card:wagon', 'card:dragon'],
      expect: ['red discard *'],
      wrong: [{ move: 'red collect cards', say: 'EG-6.5' }],
    },
    { say: 'one', expect: ['red discard *'], wrong: [{ move: 'red collect cards', say: 'EG-6.5' }] },
    {
      say: 'draw',
      show: ['display:0', 'display:1', 'display:2', 'pile', 'goldPile'],
      expect: ['red takeGold', 'red draw', 'red take *'],
      wrong: [{ move: 'red collect coins', say: 'none' }],
    },
    {
      say: 'second',
      show: ['pile', 'goldPile'],
      expect: ['red takeGold', 'red draw', 'red take *'],
      wrong: [{ move: 'red collect coins', say: 'none' }],
    },
    { say: 'end', show: ['discard'] },
  ],
};
