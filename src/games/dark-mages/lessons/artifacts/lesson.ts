import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-P5', 'DM-C3'],
  seat: 0,
  start: startAt('preparation.deciding', {
    mages: {
      red: {
        hp: 30,
        hand: ['ar_talisman_of_pure_good', 'ar_sphere_of_annihilation'],
        effects: [{ op: 'dot', card: 'hx_infection', by: 1, dice: '1d8', save: true, turns: 2 }],
      },
      green: { hand: ['sp_thunderwave'], companion: 'co_shield_guardian shield' },
    },
    seed: 110762,
  }),
  steps: [
    {
      say: 'use',
      show: ['hand:ar_talisman_of_pure_good', 'red'],
      expect: ['red use ar_talisman_of_pure_good'],
      wrong: [{ move: 'red enterAttack', say: 'DM-P5' }],
    },
    {
      say: 'healed',
      show: ['red'],
      ask: choices('healed', ['yes', 'no'], 'no'),
    },
    {
      say: 'attack',
      show: ['hand:ar_sphere_of_annihilation', 'green'],
      play: ['red enterAttack'],
      expect: ['red cast ar_sphere_of_annihilation green'],
      wrong: [
        { move: 'red cantrip green', say: 'DM-A8' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    { say: 'told', show: ['band', 'green'], play: ['green pass'] },
  ],
};
