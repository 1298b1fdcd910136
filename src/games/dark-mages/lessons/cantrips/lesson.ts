import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-A8'],
  seat: 0,
  start: startAt('attack.deciding', {
    mages: { red: { hand: ['sp_ice_storm', 'it_staff_of_power', 'he_heal'] }, green: { hand: ['df_dodge'] } },
    seed: 217,
  }),
  steps: [
    {
      say: 'throw',
      show: ['hand:sp_ice_storm', 'red', 'green'],
      expect: ['red cantrip green'],
      wrong: [
        { move: 'red cast sp_ice_storm green', say: 'DM-A2' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    {
      say: 'told',
      show: ['band', 'green'],
      play: ['green pass'],
      expect: ['red endAttack'],
      wrong: [{ move: 'red cantrip green', say: 'DM-A8' }],
    },
    {
      say: 'grow',
      show: ['red'],
      ask: choices('grow', ['one', 'three'], 'three'),
    },
    { say: 'option', show: ['red'] },
  ],
};
