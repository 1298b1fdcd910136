import type { LessonPlan } from '../../../../kit/index.js';
import { sketch } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-A7', 'DM-M4'],
  seat: 0,
  start: {
    position: sketch('attack.deciding', {
      mages: {
        red: { hand: ['sp_magic_missile', 'sp_arcane_sword'], worn: ['it_staff_of_power'] },
        green: { hand: ['df_dodge'] },
      },
    }),
    seed: 734,
  },
  steps: [
    {
      say: 'level',
      show: ['slot:red:staff', 'hand:sp_magic_missile'],
      ask: [
        { say: 'level.one', answer: 'level.one.re' },
        { say: 'level.two', right: true, answer: 'level.two.re' },
        { say: 'level.double', answer: 'level.double.re' },
      ],
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
      ask: [
        { say: 'told.scroll', answer: 'told.scroll.re' },
        { say: 'told.wolf', right: true, answer: 'told.wolf.re' },
      ],
    },
    { say: 'hundred', show: ['band'], rules: ['DM-M4'] },
  ],
};
