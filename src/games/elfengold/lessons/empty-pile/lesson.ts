import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-1.5'],
  start: startAt('drawCards', {
    players: 2,
    queue: 'red green red green',
    rest: 'discard',
    top: 'unicorn',
    red: { hand: 'dragon raft' },
    green: { hand: 'pig cycle' },
    seed: 4,
  }),
  steps: [
    {
      say: 'last',
      show: ['pile', 'discard'],
      expect: ['red draw'],
      wrong: [
        { move: 'red take *', say: 'EG-1.1' },
        { move: 'red takeGold', say: 'EG-1.4' },
      ],
    },
    {
      say: 'now',
      show: ['pile', 'discard'],
      ask: choices('now', ['none', 'needed'], 'needed'),
    },
    {
      say: 'shuffled',
      show: ['pile', 'discard'],
      play: ['green draw'],
    },
    {
      say: 'both',
      show: ['pile', 'goldPile'],
      ask: choices('both', ['skip', 'take'], 'take'),
    },
  ],
};
