import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-5.7', 'EW-5.18'],
  start: startAt('competition', {
    titles: { W1: 'red', W2: 'green', N6: 'blue' },
    boxes: { A: ['green', 'red'], C: ['blue', 'red'], D: ['green', 'blue'] },
    dice: {
      red: { wizard: [4], sorcerer: [6], minor: [1], grey: [5, 3, 2, 1] },
      green: { wizard: [3], sorcerer: [5], necromancer: [2, 2], minor: [1], grey: [1, 1] },
      blue: { necromancer: [6, 5], user: [4, 2], minor: [1], grey: [3, 1] },
    },
    spent: { red: 1, green: 6, blue: 2 },
  }),
  steps: [
    {
      say: 'goal',
      show: ['sorcerer', 'S1', 'S2', 'S3', 'S4'],
      ask: choices('goal', ['any', 'none'], 'none'),
    },
    {
      say: 'first',
      show: ['die:wizard:0:4', 'W1'],
      expect: ['red favour 4 W1'],
      wrong: [
        { move: 'red favour 6 W1', say: 'EW-5.5' },
        { move: 'red pass', say: 'EW-5.7.all' },
        { move: 'red favour * *', say: 'EW-5.4' },
      ],
    },
    {
      say: 'second',
      show: ['reserve:0', 'W1'],
      expect: ['red favour minor W1'],
      wrong: [
        { move: 'red favour 6 W1', say: 'EW-5.5' },
        { move: 'red pass', say: 'EW-5.2' },
        { move: 'red favour * *', say: 'EW-5.4' },
      ],
    },
    {
      say: 'pass',
      show: ['W1', 'W2', 'reserve:0'],
      play: ['green favour 3 W2', 'green favour minor W2', 'blue pass'],
      expect: ['red pass'],
      wrong: [
        { move: 'red favour minor W1', say: 'EW-5.7' },
        { move: 'red favour minor *', say: 'EW-5.4.other' },
        { move: 'red favour 6 W1', say: 'EW-5.5' },
      ],
    },
    {
      say: 'back',
      show: ['spent:0', 'minor'],
      ask: choices('back', ['front', 'stay'], 'front'),
    },
  ],
};
