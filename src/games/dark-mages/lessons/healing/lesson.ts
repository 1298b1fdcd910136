import type { LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-P2'],
  seat: 0,
  start: startAt('preparation.deciding', {
    mages: { red: { hp: 52, hand: ['he_cure_wounds', 'he_heal'] }, green: { hand: ['df_dodge'] } },
    seed: 3,
  }),
  steps: [
    {
      say: 'which',
      show: ['red', 'hand:he_cure_wounds', 'hand:he_heal'],
      expect: ['red heal he_cure_wounds'],
      wrong: [
        { move: 'red heal he_heal', say: 'DM-P2.big' },
        { move: 'red enterAttack', say: 'DM-P2.late' },
      ],
    },
    { say: 'sixty', show: ['red', 'discards'] },
    {
      say: 'once',
      show: ['hand:he_heal'],
      expect: ['red enterAttack'],
      wrong: [{ move: 'red heal he_heal', say: 'DM-P2.once' }],
    },
    { say: 'end', show: ['hand:he_heal'] },
  ],
};
