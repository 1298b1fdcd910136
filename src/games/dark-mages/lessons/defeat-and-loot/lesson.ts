import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-V1', 'DM-V2'],
  seat: 0,
  start: startAt('attack.deciding', {
    players: 3,
    mages: {
      red: { hand: ['sp_thunderwave'], worn: ['it_staff_of_power'] },
      green: {
        hp: 4,
        hand: ['df_dodge', 'he_heal'],
        worn: ['it_staff_of_the_magi', 'it_robe_of_stars'],
        companion: 'co_wolf ally',
      },
      blue: { hand: ['df_dodge'] },
    },
    seed: 1006,
  }),
  steps: [
    {
      say: 'cast',
      show: ['green', 'green-companion', 'blue'],
      expect: ['red cast sp_thunderwave green'],
      wrong: [
        { move: 'red cast sp_thunderwave green-companion', say: 'DM-A1' },
        { move: 'red cast sp_thunderwave blue', say: 'DM-V1' },
        { move: 'red cantrip green', say: 'DM-A8' },
        { move: 'red endAttack', say: 'DM-A1.end' },
      ],
    },
    {
      say: 'loot',
      show: ['slot:green:staff', 'slot:green:robe'],
      play: ['green pass', 'blue pass'],
      expect: ['red loot robe', 'red loot staff'],
      wrong: [
        { move: 'red leave', say: 'DM-V2' },
        { move: 'red endAttack', say: 'DM-T1' },
      ],
    },
    {
      say: 'worn',
      show: ['red', 'slot:red:staff', 'slot:red:robe'],
      ask: choices('worn', ['hex', 'wolf'], 'wolf'),
    },
    { say: 'end', show: ['green'] },
  ],
};
