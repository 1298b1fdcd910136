import type { LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-3.1', 'EW-3.4'],
  start: startAt('castRemainingSpells', {
    titles: { W1: 'red', W2: 'green', S1: 'blue', S2: 'red', S3: 'green', N2: 'blue', N6: 'red' },
    boxes: { A: ['green', 'red'], C: ['blue', 'green'], D: ['blue'] },
    dice: {
      red: { wizard: [6, 5], sorcerer: [4], user: [5], minor: [2] },
      green: { wizard: [6, 4, 3], sorcerer: [5], user: [6, 2], minor: [1] },
      blue: { sorcerer: [5, 5, 3], necromancer: [4], user: [6] },
    },
    spent: { red: 2, green: 1 },
    seed: 5,
  }),
  steps: [
    { say: 'goal', show: ['front:0'] },
    {
      say: 'roll',
      show: ['front:0'],
      expect: ['red roll'],
      wrong: [
        { move: 'red hold', say: 'EW-3.4' },
        { move: 'red place * *', say: 'EW-2.1' },
      ],
    },
    {
      say: 'place',
      show: ['rolled:1', 'rolled:4'],
      expect: ['red place * *'],
      wrong: [
        { move: 'red hold', say: 'EW-3.4' },
        { move: 'red takeBack 2', say: 'EW-2.3' },
        { move: 'red reroll', say: 'EW-3.2.paid' },
      ],
    },
    {
      say: 'last',
      expect: ['red place * *'],
      wrong: [
        { move: 'red hold', say: 'EW-3.4' },
        { move: 'red reroll', say: 'EW-3.2' },
      ],
    },
    {
      say: 'skipped',
      show: ['minor'],
      ask: [
        { say: 'keep', answer: 'keep.answer' },
        { say: 'buy', right: true, answer: 'buy.answer' },
      ],
    },
  ],
};
