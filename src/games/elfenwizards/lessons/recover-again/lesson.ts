import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-6.1'],
  start: startAt('recoverMinorSpellsAgain', {
    titles: { H: 'red', W2: 'blue', S1: 'green', S3: 'green', N2: 'blue' },
    boxes: { A: ['green', 'red'], C: ['blue', 'red'] },
    dice: { red: { minor: [1, 4] }, blue: { minor: [5] } },
    spent: { red: 3, green: 2, blue: 1 },
    crowned: { red: 1 },
  }),
  steps: [
    { say: 'goal', show: ['minor', 'spent:0'] },
    {
      say: 'use',
      show: ['die:minor:0:4'],
      expect: ['red use 4'],
      wrong: [
        { move: 'red takeBack *', say: 'EW-6.1' },
        { move: 'red recover', say: 'EW-4.1' },
        { move: 'red done', say: 'EW-4.2' },
        { move: 'red use 1', say: 'EW-4.1.one' },
      ],
    },
    {
      say: 'recover',
      show: ['using'],
      expect: ['red recover'],
      wrong: [
        { move: 'red done', say: 'EW-4.1.chosen' },
        { move: 'red use 1', say: 'EW-4.1.lost' },
        { move: 'red putBack', say: 'EW-4.1.back' },
        { move: 'red takeBack 1', say: 'EW-6.1.later' },
      ],
    },
    {
      say: 'one',
      show: ['die:minor:0:1', 'front:0'],
      expect: ['red takeBack 1', 'red done'],
      wrong: [
        { move: 'red use 1', say: 'EW-4.1.alone' },
        { move: 'red recover', say: 'EW-4.1' },
      ],
    },
    {
      say: 'next',
      ask: choices('next', ['rolled', 'face'], 'face'),
    },
  ],
};
