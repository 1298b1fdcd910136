import type { LessonPlan } from '../../../../kit/index.js';
import { sketch } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-1.5'],
  start: {
    position: sketch('drawCards', {
      players: 2,
      queue: 'red green red green',
      rest: 'discard',
      top: 'unicorn',
      red: { hand: 'dragon raft' },
      green: { hand: 'pig cycle' },
    }),
    seed: 4,
  },
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
      ask: [
        { say: 'now.none', answer: 'now.none.answer' },
        { say: 'now.needed', right: true, answer: 'now.needed.answer' },
      ],
    },
    {
      say: 'shuffled',
      show: ['pile', 'discard'],
      play: ['green draw'],
    },
    {
      say: 'both',
      show: ['pile', 'goldPile'],
      ask: [
        { say: 'both.skip', answer: 'both.skip.answer' },
        { say: 'both.take', right: true, answer: 'both.take.answer' },
      ],
    },
  ],
};
