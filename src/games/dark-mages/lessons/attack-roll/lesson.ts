import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-A3'],
  seat: 0,
  start: startAt('attack.deciding', {
    mages: { red: { hand: ['sp_thunderwave'] }, green: { hand: ['df_dodge'] } },
    seed: 21,
  }),
  otherReading: 'attack-roll-exceed',
  steps: [
    {
      say: 'need',
      show: ['hand:sp_thunderwave', 'green'],
      ask: choices('need', ['ten', 'eleven'], 'ten'),
    },
    {
      say: 'cast',
      show: ['hand:sp_thunderwave', 'green'],
      expect: ['red cast sp_thunderwave green'],
      wrong: [
        { move: 'red cantrip green', say: 'DM-A8' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    {
      say: 'told',
      show: ['band', 'green'],
      play: ['green pass'],
      ask: choices('told', ['hit', 'one'], 'one'),
    },
    { say: 'twenty', show: ['band'] },
    { say: 'save', show: ['green'] },
  ],
};
