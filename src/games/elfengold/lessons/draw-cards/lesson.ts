import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-1.1', 'EG-1.2', 'EG-1.3', 'EG-1.4'],
  start: startAt('drawCards', {
    players: 2,
    display: 'pig raft dragon',
    top: 'gold unicorn pig gold cycle cloud wagon raft',
    goldPile: 1,
    red: { hand: 'dragon raft' },
    green: { hand: 'pig cycle' },
  }),
  steps: [
    {
      say: 'take',
      show: ['display:0', 'display:1', 'display:2'],
      expect: ['red take *'],
      wrong: [
        { move: 'red takeGold', say: 'EG-1.4.small' },
        { move: 'red draw', say: 'EG-1.1' },
      ],
    },
    { say: 'turned', show: ['goldPile', 'display:0', 'display:1', 'display:2'] },
    {
      say: 'blind',
      show: ['pile'],
      play: ['green draw'],
      expect: ['red draw'],
      wrong: [
        { move: 'red take *', say: 'EG-1.1.open' },
        { move: 'red takeGold', say: 'EG-1.4.wait' },
      ],
    },
    {
      say: 'gold',
      show: ['goldPile'],
      ask: choices('gold', ['lost', 'again'], 'again'),
    },
    {
      say: 'pile',
      show: ['goldPile'],
      expect: ['red takeGold'],
      wrong: [
        { move: 'red draw', say: 'EG-1.4.now' },
        { move: 'red take *', say: 'EG-1.4.now' },
      ],
    },
    {
      say: 'last',
      show: ['goldPile', 'discard'],
      play: ['green draw'],
      expect: ['red draw', 'red take *'],
      wrong: [{ move: 'red takeGold', say: 'EG-1.4' }],
    },
  ],
};
