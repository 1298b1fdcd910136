import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-A6', 'DM-A5'],
  seat: 0,
  start: startAt('attack.deciding', {
    mages: {
      red: { hand: ['hx_bestow_curse', 'hx_slow'] },
      green: { hand: ['df_dodge'], worn: ['it_ring_of_protection'] },
    },
    seed: 72,
  }),
  steps: [
    {
      say: 'save',
      show: ['slot:green:ring', 'green'],
      ask: choices('save', ['under', 'equal', 'high'], 'under'),
    },
    {
      say: 'cast',
      show: ['hand:hx_bestow_curse', 'green'],
      expect: ['red cast hx_bestow_curse green'],
      wrong: [
        { move: 'red cast hx_slow green', say: 'DM-A5' },
        { move: 'red cantrip green', say: 'DM-A8' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    {
      say: 'told',
      show: ['band', 'green'],
      play: ['green pass'],
      ask: choices('told', ['roll', 'both'], 'both'),
    },
    { say: 'end', show: ['hand:hx_slow'] },
  ],
};
