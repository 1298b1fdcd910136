import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-A7', 'DM-M4'],
  seat: 0,
  start: startAt('attack.deciding', {
    mages: {
      red: { hand: ['sp_magic_missile', 'sp_arcane_sword'], worn: ['it_staff_of_power'] },
      green: { hand: ['df_dodge'] },
    },
    seed: 734,
  }),
  steps: [
    {
      say: 'level',
      show: ['slot:red:staff', 'hand:sp_magic_missile'],
      ask: choices('level', ['one', 'two', 'double'], 'two'),
    },
    {
      say: 'cast',
      show: ['hand:sp_magic_missile', 'green'],
      expect: ['red cast sp_magic_missile green'],
      wrong: [
        { move: 'red cast sp_arcane_sword green', say: 'DM-A2' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    {
      say: 'told',
      show: ['band', 'green'],
      play: ['green pass'],
      ask: choices('told', ['scroll', 'wolf'], 'wolf'),
    },
    { say: 'hundred', show: ['band'], rules: ['DM-M4'] },
  ],
};
