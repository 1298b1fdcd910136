import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-P6'],
  seat: 0,
  start: startAt('preparation.deciding', {
    mages: { red: { hand: ['df_magic_shield', 'df_dodge'] }, green: { hand: ['sp_thunderwave', 'df_dodge'] } },
    seed: 72,
  }),
  steps: [
    {
      say: 'raise',
      show: ['hand:df_magic_shield', 'red'],
      expect: ['red ward df_magic_shield'],
      wrong: [{ move: 'red enterAttack', say: 'DM-P6' }],
    },
    {
      say: 'ac',
      show: ['red'],
      ask: choices('ac', ['fourteen', 'ten'], 'fourteen'),
    },
    {
      say: 'go',
      show: ['red'],
      play: ['red enterAttack'],
      expect: ['red endAttack'],
      wrong: [
        { move: 'red ward df_magic_shield', say: 'DM-P6.late' },
        { move: 'red cantrip green', say: 'DM-A8' },
      ],
    },
    {
      say: 'told',
      show: ['band', 'red', 'hand:df_dodge'],
      play: ['red keep', 'green enterAttack', 'green cast sp_thunderwave red', 'red pass'],
    },
  ],
};
