import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-P5'],
  seat: 0,
  start: startAt('attack.deciding', {
    mages: { red: { hand: ['sk_foresight', 'sk_empowered_spell', 'sp_arcane_hand'] }, green: { hand: ['df_dodge'] } },
    seed: 12219,
  }),
  steps: [
    { say: 'two', show: ['hand:sk_foresight', 'hand:sk_empowered_spell'] },
    {
      say: 'use',
      show: ['hand:sk_foresight', 'hand:sk_empowered_spell'],
      expect: ['red skill sk_foresight'],
      wrong: [
        { move: 'red skill sk_empowered_spell', say: 'DM-P5.one' },
        { move: 'red cast sp_arcane_hand green', say: 'DM-P5.before' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    {
      say: 'odds',
      show: ['hand:sp_arcane_hand', 'green'],
      ask: choices('odds', ['same', 'more'], 'more'),
    },
    {
      say: 'cast',
      show: ['hand:sp_arcane_hand', 'green'],
      expect: ['red cast sp_arcane_hand green'],
      wrong: [
        { move: 'red skill sk_empowered_spell', say: 'DM-P5' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    { say: 'told', show: ['band', 'green'], play: ['green pass'] },
  ],
};
