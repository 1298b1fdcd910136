import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-M1', 'DM-M2'],
  seat: 0,
  start: startAt('attack.deciding', {
    mages: { red: { hand: ['sp_fireball', 'sp_ice_storm'] }, green: { hand: ['df_dodge'] } },
    seed: 2306,
  }),
  steps: [
    { say: 'eight', show: ['red', 'green'], rules: ['DM-M1'] },
    {
      say: 'can',
      show: ['hand:sp_fireball', 'hand:sp_ice_storm', 'red'],
      expect: ['red cast sp_fireball green'],
      wrong: [
        { move: 'red cast sp_ice_storm green', say: 'DM-A2' },
        { move: 'red cantrip green', say: 'DM-A8' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    { say: 'told', show: ['band', 'green'], play: ['green pass'] },
    {
      say: 'defend',
      show: ['green'],
      rules: ['DM-M2'],
      ask: choices('defend', ['ten', 'more'], 'more'),
    },
  ],
};
