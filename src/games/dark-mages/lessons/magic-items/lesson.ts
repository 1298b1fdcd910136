import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-P1', 'DM-M3'],
  seat: 0,
  start: startAt('preparation.deciding', {
    mages: {
      red: {
        hand: [
          'it_staff_of_power',
          'it_ring_of_protection',
          'it_robe_of_the_archmagi',
          'it_robe_of_stars',
          'it_amulet_of_the_planes',
        ],
        worn: ['it_staff_of_striking'],
      },
      green: { hand: ['df_dodge'] },
    },
  }),
  steps: [
    { say: 'level', show: ['slot:red:staff', 'slot:red:ring', 'slot:red:robe', 'slot:red:amulet'], rules: ['DM-M3'] },
    {
      say: 'second',
      show: ['slot:red:staff', 'hand:it_staff_of_power'],
      ask: choices('second', ['both', 'gone', 'back'], 'gone'),
    },
    {
      say: 'staff',
      show: ['hand:it_staff_of_power'],
      expect: ['red equip it_staff_of_power'],
      wrong: [
        { move: 'red enterAttack', say: 'DM-P1.now' },
        { move: 'red equip *', say: 'DM-P1.order' },
      ],
    },
    {
      say: 'robe',
      show: ['hand:it_robe_of_the_archmagi', 'hand:it_robe_of_stars'],
      expect: ['red equip it_robe_of_the_archmagi'],
      wrong: [
        { move: 'red enterAttack', say: 'DM-P1.now' },
        { move: 'red equip it_robe_of_stars', say: 'DM-P1.stars' },
        { move: 'red equip *', say: 'DM-P1.order' },
      ],
    },
    {
      say: 'four',
      show: ['slot:red:ring', 'slot:red:amulet'],
      play: ['red equip it_ring_of_protection', 'red equip it_amulet_of_the_planes'],
      expect: ['red enterAttack'],
      wrong: [{ move: 'red equip it_robe_of_stars', say: 'DM-P1.five' }],
    },
    {
      say: 'sum',
      show: ['red', 'slot:red:staff', 'slot:red:robe', 'slot:red:amulet'],
      ask: choices('sum', ['three', 'four'], 'four'),
    },
  ],
};
