import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-A4', 'DM-A11'],
  seat: 0,
  start: startAt('attack.deciding', {
    mages: {
      red: { hand: ['sk_quickened_spell', 'sp_thunderwave', 'sp_magic_missile'] },
      green: { hand: ['df_dodge'] },
    },
    seed: 6083,
  }),
  steps: [
    {
      say: 'quick',
      show: ['hand:sk_quickened_spell', 'hand:sp_thunderwave', 'hand:sp_magic_missile'],
      expect: ['red skill sk_quickened_spell'],
      wrong: [
        { move: 'red cast * *', say: 'DM-P5' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    {
      say: 'first',
      show: ['hand:sp_thunderwave', 'green'],
      expect: ['red cast sp_thunderwave green'],
      wrong: [
        { move: 'red cast sp_magic_missile green', say: 'DM-A1.order' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    {
      say: 'critical',
      show: ['band', 'green'],
      play: ['green pass'],
      ask: choices('critical', ['six', 'twelve'], 'twelve'),
    },
    {
      say: 'second',
      show: ['hand:sp_magic_missile', 'green'],
      expect: ['red cast sp_magic_missile green'],
      wrong: [{ move: 'red endAttack', say: 'DM-P5.more' }],
    },
    {
      say: 'fumble',
      show: ['band', 'red'],
      play: ['green pass'],
      ask: choices('fumble', ['dodge', 'shield', 'none'], 'none'),
    },
  ],
};
