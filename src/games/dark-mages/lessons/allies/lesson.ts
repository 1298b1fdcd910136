import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-A9', 'DM-C2'],
  seat: 0,
  start: startAt('attack.deciding', {
    mages: {
      red: { hand: ['sp_thunderwave'], companion: 'co_griffon ally' },
      green: { hand: ['df_dodge'], companion: 'co_wolf ally 6' },
    },
    seed: 1644,
  }),
  steps: [
    {
      say: 'who',
      show: ['place:ally', 'green-companion'],
      ask: choices('who', ['mage', 'both'], 'both'),
    },
    {
      say: 'cast',
      show: ['hand:sp_thunderwave', 'green'],
      expect: ['red cast sp_thunderwave green'],
      wrong: [
        { move: 'red cast sp_thunderwave green-companion', say: 'DM-A1' },
        { move: 'red assault *', say: 'DM-A9' },
        { move: 'red endAttack', say: 'DM-A1.end' },
      ],
    },
    {
      say: 'bite',
      show: ['place:ally', 'green-companion'],
      play: ['green pass'],
      expect: ['red assault green-companion'],
      wrong: [
        { move: 'red assault green', say: 'DM-C2' },
        { move: 'red endAttack', say: 'DM-A9.too' },
      ],
    },
    {
      say: 'told',
      show: ['band', 'green'],
      play: ['green pass'],
      expect: ['red endAttack'],
      wrong: [{ move: 'red assault green', say: 'DM-A9.once' }],
    },
    { say: 'end', show: ['place:ally'] },
  ],
};
