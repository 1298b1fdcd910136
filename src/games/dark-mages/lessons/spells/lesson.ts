import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-A1', 'DM-A2', 'DM-A10'],
  seat: 0,
  start: startAt('attack.deciding', {
    players: 3,
    mages: { red: { hand: ['sp_burning_hands', 'sp_ice_storm', 'sp_thunderwave'] }, green: { hand: ['df_dodge'] } },
    seed: 507,
  }),
  steps: [
    {
      say: 'which',
      show: ['hand:sp_burning_hands', 'hand:sp_ice_storm', 'hand:sp_thunderwave'],
      ask: choices('which', ['own', 'two', 'all'], 'two'),
    },
    {
      say: 'cast',
      show: ['hand:sp_thunderwave', 'green', 'blue'],
      expect: ['red cast sp_thunderwave green', 'red cast sp_thunderwave blue'],
      wrong: [
        { move: 'red cast sp_ice_storm green', say: 'DM-A2' },
        { move: 'red cast sp_ice_storm blue', say: 'DM-A2' },
        { move: 'red cast sp_burning_hands *', say: 'DM-A1' },
        { move: 'red cantrip green', say: 'DM-A8' },
        { move: 'red endAttack', say: 'DM-A1.none' },
      ],
    },
    {
      say: 'told',
      show: ['band', 'discards'],
      play: ['green pass', 'blue pass'],
      expect: ['red endAttack'],
      wrong: [
        { move: 'red cast sp_burning_hands green', say: 'DM-A1.once' },
        { move: 'red cantrip green', say: 'DM-A8.added' },
      ],
    },
    { say: 'end', show: ['hand:sp_burning_hands'] },
  ],
};
