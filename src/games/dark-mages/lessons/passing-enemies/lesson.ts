import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-N1', 'DM-N2'],
  seat: 0,
  start: startAt('end.deciding', {
    mages: {
      red: { hand: ['hx_slow', 'df_dodge', 'it_staff_of_power', 'he_heal'], companion: 'co_wolf ally' },
      green: { hand: ['sp_thunderwave'], companion: 'co_griffon shield' },
    },
    pile: ['en_wyvern', 'sp_blight'],
    seed: 22456,
  }),
  steps: [
    { say: 'draw', show: ['pile'], expect: ['red keep'], wrong: [{ move: 'red discard *', say: 'DM-E1' }] },
    {
      say: 'who',
      show: ['enemy-1', 'green-companion', 'place:ally'],
      ask: choices('who', ['me', 'all'], 'all'),
    },
    {
      say: 'dodge',
      show: ['hand:df_dodge', 'enemy-1'],
      play: ['green pass'],
      expect: ['red answer df_dodge', 'red pass'],
      wrong: [{ move: 'red enterAttack', say: 'DM-T1' }],
    },
    { say: 'told', show: ['green-companion', 'pile'] },
  ],
};
