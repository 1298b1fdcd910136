import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-3.2', 'EW-3.3'],
  start: startAt('castRemainingSpells', {
    titles: { W1: 'red', W2: 'green', S1: 'blue', S2: 'red', S3: 'green', N2: 'blue', N6: 'red' },
    boxes: { A: ['green', 'red'], C: ['blue', 'green'], D: ['blue'] },
    dice: {
      red: { wizard: [5], sorcerer: [4], user: [5], minor: [2] },
      green: { wizard: [6, 4], sorcerer: [5], user: [6] },
      blue: { sorcerer: [5, 5, 3], necromancer: [4], user: [6] },
    },
    rolled: [1, 1, 2],
    spent: { red: 1 },
    seed: 19,
  }),
  steps: [
    { say: 'goal', show: ['rolled:1', 'rolled:2', 'reserve:0'] },
    {
      say: 'pay',
      show: ['reserve:0', 'minor'],
      expect: ['red reroll'],
      wrong: [
        { move: 'red place * *', say: 'place' },
        { move: 'red roll', say: 'EW-3.2.free' },
        { move: 'red hold', say: 'EW-3.4' },
      ],
    },
    {
      say: 'better',
      show: ['rolled:4', 'rolled:5', 'rolled:6', 'spent:0'],
      expect: ['red place * *'],
      wrong: [
        { move: 'red reroll', say: 'EW-3.2.once' },
        { move: 'red hold', say: 'EW-3.4' },
      ],
    },
    {
      say: 'all',
      ask: choices('all', ['some', 'none'], 'none'),
    },
  ],
};
