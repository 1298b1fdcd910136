import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-3.1'],
  seat: 1,
  start: startAt('drawTokens', {
    players: 2,
    queue: 'green',
    go: { drawn: ['pig', 'tree'] },
    red: { shown: 'wagon', hidden: 'unicorn', hand: 'wagon unicorn' },
    green: { hand: 'pig pig cycle' },
    seed: 2,
  }),
  steps: [
    { say: 'drawn', show: ['drawn:pig', 'drawn:tree'] },
    {
      say: 'which',
      show: ['drawn:pig', 'drawn:tree'],
      ask: choices('which', ['tree', 'pig'], 'pig'),
    },
    {
      say: 'show',
      show: ['drawn:pig', 'drawn:tree'],
      expect: ['green show *'],
      wrong: [{ move: 'green show dragon', say: 'EG-3.1' }],
    },
    { say: 'after', show: ['lot:0'] },
  ],
};
