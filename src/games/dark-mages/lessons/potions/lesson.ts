import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['DM-P3'],
  seat: 0,
  start: startAt('preparation.deciding', {
    mages: { red: { hand: ['po_heroism', 'po_giant_strength', 'sp_burning_hands'] }, green: { hand: ['df_dodge'] } },
    seed: 2215,
  }),
  steps: [
    {
      say: 'drink',
      show: ['hand:po_heroism', 'hand:po_giant_strength', 'hand:sp_burning_hands'],
      expect: ['red drink po_heroism'],
      wrong: [
        { move: 'red drink po_giant_strength', say: 'DM-P3.other' },
        { move: 'red enterAttack', say: 'DM-P3.later' },
      ],
    },
    {
      say: 'need',
      show: ['green', 'hand:sp_burning_hands'],
      ask: choices('need', ['ten', 'six'], 'six'),
    },
    {
      say: 'cast',
      show: ['hand:sp_burning_hands', 'green'],
      play: ['red enterAttack'],
      expect: ['red cast sp_burning_hands green'],
      wrong: [
        { move: 'red drink po_giant_strength', say: 'DM-P3' },
        { move: 'red endAttack', say: 'DM-A1' },
      ],
    },
    { say: 'told', show: ['green', 'band'], play: ['green pass'] },
  ],
};
