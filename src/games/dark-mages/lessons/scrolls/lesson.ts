import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-A5', 'DM-A7'],
  seat: 0,
  start: startAt('attack.deciding', {
    mages: {
      red: { character: 'ch_battle', hand: ['sc_cloudkill', 'sp_meteor_swarm'], worn: ['it_staff_of_power'] },
      green: { hand: ['df_dodge'] },
    },
    seed: 1904,
  }),
  steps: [
    {
      say: 'cast',
      show: ['hand:sc_cloudkill', 'hand:sp_meteor_swarm'],
      expect: ['red cast sc_cloudkill green'],
      wrong: [
        { move: 'red cast sp_meteor_swarm green', say: 'DM-A2' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    {
      say: 'told',
      show: ['band', 'green'],
      play: ['green pass'],
      ask: choices('told', ['save', 'level'], 'level'),
    },
    {
      say: 'crit',
      show: ['band'],
      ask: choices('crit', ['yes', 'no'], 'no'),
    },
    { say: 'end', show: ['discards'] },
  ],
};
