import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-T1', 'DM-T2', 'DM-E1'],
  seat: 0,
  start: startAt('preparation.deciding', {
    mages: {
      red: { hand: ['sp_burning_hands', 'it_staff_of_power', 'df_dodge'] },
      green: { hand: ['df_dodge', 'hx_slow'], effects: [{ op: 'dot', card: 'sp_acid_arrow', by: 0, dice: '1d4' }] },
    },
    pile: ['sp_shatter', 'sp_blight', 'hx_fear', 'po_growth', 'sc_harm'],
    seed: 67288,
  }),
  phases: true,
  steps: [
    {
      say: 'prepare',
      show: ['hand:sp_burning_hands', 'hand:it_staff_of_power', 'hand:df_dodge'],
      expect: ['red equip it_staff_of_power'],
      wrong: [
        { move: 'red cast sp_burning_hands green', say: 'DM-A1' },
        { move: 'red endAttack', say: 'DM-T1' },
        { move: 'red enterAttack', say: 'DM-P1' },
      ],
    },
    {
      say: 'enter',
      show: ['red'],
      expect: ['red enterAttack'],
      wrong: [{ move: 'red discard df_dodge', say: 'DM-E1' }],
    },
    {
      say: 'attack',
      show: ['hand:sp_burning_hands', 'green'],
      expect: ['red cast sp_burning_hands green'],
      wrong: [
        { move: 'red equip it_robe_of_eyes', say: 'DM-P1.late' },
        { move: 'red cantrip green', say: 'DM-A8' },
        { move: 'red endAttack', say: 'DM-A1.lost' },
      ],
    },
    {
      say: 'done',
      show: ['green'],
      play: ['green pass'],
      expect: ['red endAttack'],
      wrong: [{ move: 'red cantrip green', say: 'DM-A8' }],
    },
    {
      say: 'end',
      show: ['hand:df_dodge', 'pile'],
      expect: ['red keep', 'red discard df_dodge'],
      wrong: [{ move: 'green keep', say: 'DM-S3' }],
    },
    {
      say: 'begins',
      show: ['green'],
      ask: choices('begins', ['heal', 'damage'], 'damage'),
    },
    { say: 'enemy', show: ['pile'] },
    { say: 'stays', show: ['pile'] },
  ],
};
