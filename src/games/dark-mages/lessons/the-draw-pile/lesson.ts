import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-E2', 'DM-E1'],
  seat: 0,
  start: startAt('end.deciding', {
    mages: { red: { hand: ['hx_slow', 'df_dodge', 'it_staff_of_power', 'he_heal'] }, green: {} },
    pile: ['sp_blight'],
    discarded: 'all',
    seed: 5,
  }),
  steps: [
    {
      say: 'one',
      show: ['pile', 'discards'],
      ask: choices('one', ['wait', 'shuffle'], 'shuffle'),
    },
    {
      say: 'discard',
      show: ['hand:hx_slow', 'hand:df_dodge', 'hand:it_staff_of_power', 'hand:he_heal'],
      expect: ['red discard hx_slow'],
      wrong: [
        { move: 'red discard *', say: 'DM-E1' },
        { move: 'red keep', say: 'DM-E1.none' },
      ],
    },
    { say: 'told', show: ['pile', 'hand:sp_blight', 'hand:sp_sunbeam'] },
    { say: 'end', show: ['green'] },
  ],
};
