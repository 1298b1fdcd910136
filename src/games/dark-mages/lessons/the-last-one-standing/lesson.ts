import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-V3'],
  seat: 0,
  start: startAt('attack.deciding', {
    players: 3,
    mages: {
      red: { hand: ['sp_earthquake'], worn: ['it_staff_of_power', 'it_robe_of_stars'] },
      green: { hp: 5, hand: ['df_dodge'], worn: ['it_ring_of_protection'] },
      blue: { hp: 4, hand: ['he_heal'], worn: ['it_staff_of_the_magi'] },
    },
    seed: 1347917,
  }),
  steps: [
    {
      say: 'cast',
      show: ['hand:sp_earthquake', 'all'],
      expect: ['red cast sp_earthquake all'],
      wrong: [
        { move: 'red cast sp_earthquake green', say: 'DM-A1' },
        { move: 'red cantrip *', say: 'DM-A8' },
        { move: 'red endAttack', say: 'DM-A1.none' },
      ],
    },
    {
      say: 'first',
      show: ['green', 'slot:green:ring'],
      play: ['green pass', 'blue pass'],
      expect: ['red loot ring', 'red leave'],
      wrong: [{ move: 'red endAttack', say: 'DM-T1' }],
    },
    {
      say: 'won',
      show: ['red', 'blue'],
      play: ['blue pass'],
      ask: choices('won', ['turn', 'draw'], 'draw'),
    },
    { say: 'end', show: ['slot:blue:staff'] },
  ],
};
