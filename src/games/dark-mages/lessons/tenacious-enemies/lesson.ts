import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-N3', 'DM-N1'],
  seat: 0,
  start: startAt('end.deciding', {
    mages: {
      red: { hand: ['sp_thunderwave', 'hx_slow', 'it_staff_of_power', 'he_heal'] },
      green: { hand: ['sp_shatter', 'df_dodge'] },
    },
    pile: ['en_troll', 'sp_blight'],
    seed: 67268,
  }),
  moves: ['red keep', 'green pass', 'red pass'],
  steps: [
    {
      say: 'troll',
      show: ['enemy-1', 'green'],
      ask: choices('troll', ['turn', 'round'], 'round'),
    },
    {
      say: 'cast',
      show: ['hand:sp_thunderwave', 'enemy-1', 'green'],
      play: ['green enterAttack', 'green cast sp_shatter enemy-1', 'green endAttack', 'green keep', 'red enterAttack'],
      expect: ['red cast sp_thunderwave enemy-1'],
      wrong: [
        { move: 'red cast sp_thunderwave green', say: 'DM-N1' },
        { move: 'red endAttack', say: 'DM-N3' },
        { move: 'red cast hx_slow enemy-1', say: 'DM-N3.slow' },
      ],
    },
    {
      say: 'left',
      show: ['enemy-1', 'band'],
      ask: choices('left', ['last', 'none'], 'none'),
    },
    { say: 'again', show: ['enemy-1', 'green'], play: ['red endAttack', 'red keep'] },
  ],
};
