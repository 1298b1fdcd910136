import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-D1'],
  seat: 0,
  start: startAt('attack.deciding', {
    players: 3,
    active: 'green',
    mages: {
      red: { hand: ['df_dodge', 'df_counterspell'] },
      green: { hand: ['sp_ice_storm', 'df_magic_shield'], worn: ['it_staff_of_power'] },
      blue: { hand: ['sc_cloudkill'] },
    },
    seed: 217,
  }),
  moves: ['green cast sp_ice_storm blue', 'blue pass'],
  steps: [
    {
      say: 'why',
      show: ['band', 'green', 'blue'],
      ask: choices('why', ['card', 'spell'], 'spell'),
    },
    {
      say: 'counter',
      show: ['hand:df_counterspell', 'hand:df_dodge'],
      expect: ['red answer df_counterspell'],
      wrong: [
        { move: 'red answer df_dodge', say: 'DM-D1' },
        { move: 'red pass', say: 'DM-D1.pass' },
      ],
    },
    { say: 'out', show: ['blue', 'discards'] },
    {
      say: 'dodge',
      show: ['hand:df_dodge', 'band'],
      play: ['green endAttack', 'green keep', 'blue enterAttack', 'blue cast sc_cloudkill red'],
      expect: ['red answer df_dodge'],
      wrong: [
        { move: 'red pass', say: 'DM-D1.hit' },
        { move: 'green pass', say: 'DM-D1.you' },
      ],
    },
    { say: 'others', show: ['red'] },
    { say: 'end', show: ['red', 'blue'] },
  ],
};
