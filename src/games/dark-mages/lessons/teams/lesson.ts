import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-V4'],
  seat: 0,
  start: startAt('attack.deciding', {
    players: 4,
    options: { teams: 2 },
    mages: { red: { hand: ['sp_thunderwave'] }, green: { hp: 4 }, yellow: { hp: 0 } },
    seed: 1006,
  }),
  steps: [
    {
      say: 'who',
      show: ['red', 'green', 'blue', 'yellow'],
      ask: choices('who', ['green', 'blue'], 'blue'),
    },
    {
      say: 'cast',
      show: ['hand:sp_thunderwave', 'green'],
      expect: ['red cast sp_thunderwave green'],
      wrong: [
        { move: 'red cast sp_thunderwave blue', say: 'DM-V4' },
        { move: 'red cast sp_thunderwave yellow', say: 'DM-V1' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    {
      say: 'won',
      show: ['red', 'blue', 'green'],
      play: ['green pass', 'blue pass'],
      ask: choices('won', ['yes', 'no'], 'yes'),
    },
    { say: 'end', show: ['yellow'] },
  ],
};
