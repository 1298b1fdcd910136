import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-D2'],
  seat: 0,
  start: startAt('attack.deciding', {
    active: 'green',
    mages: {
      red: { hand: ['df_shield_of_reflection', 'df_dodge'] },
      green: { hand: ['sp_ice_storm', 'df_magic_shield'], worn: ['it_staff_of_power'] },
    },
    seed: 19752,
  }),
  moves: ['green cast sp_ice_storm red'],
  steps: [
    {
      say: 'answer',
      show: ['hand:df_shield_of_reflection', 'band'],
      expect: ['red answer df_shield_of_reflection'],
      wrong: [
        { move: 'red answer df_dodge', say: 'DM-D2.dodge' },
        { move: 'red pass', say: 'DM-D2.pass' },
      ],
    },
    {
      say: 'who',
      show: ['green', 'band'],
      ask: choices('who', ['counter', 'two'], 'two'),
    },
    { say: 'told', show: ['band', 'green', 'red'], play: ['green pass'] },
    {
      say: 'hex',
      show: ['discards'],
      ask: choices('hex', ['scroll', 'hex'], 'hex'),
    },
  ],
};
