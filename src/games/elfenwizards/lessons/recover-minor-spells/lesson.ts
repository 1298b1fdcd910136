import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-4.1', 'EW-4.2', 'EW-4.3'],
  start: startAt('recoverMinorSpells', {
    titles: { W1: 'red', W2: 'green', S1: 'blue', S2: 'red', S3: 'green', N2: 'blue', N6: 'red' },
    boxes: { A: ['green', 'red'], C: ['blue', 'green'], D: ['blue'] },
    dice: {
      red: { minor: [1, 1, 1, 3, 4], wizard: [6], user: [4] },
      green: { wizard: [6, 4, 3], sorcerer: [5, 5], user: [6, 2] },
      blue: { sorcerer: [5, 3, 3], necromancer: [4], user: [6], minor: [5, 2] },
    },
    spent: { red: 5, blue: 2 },
  }),
  steps: [
    { say: 'goal', show: ['minor', 'spent:0'] },
    {
      say: 'use',
      show: ['die:minor:0:4'],
      expect: ['red use 4'],
      wrong: [
        { move: 'red use *', say: 'EW-4.2' },
        { move: 'red recover', say: 'EW-4.1.none' },
        { move: 'red takeBack *', say: 'EW-4.3' },
        { move: 'red done', say: 'EW-4.2.all' },
      ],
    },
    {
      say: 'recover',
      show: ['using'],
      expect: ['red recover'],
      wrong: [
        { move: 'red done', say: 'EW-4.1.chosen' },
        { move: 'red use *', say: 'EW-4.2.enough' },
        { move: 'red putBack', say: 'EW-4.1.back' },
      ],
    },
    {
      say: 'three',
      show: ['die:minor:0:3', 'front:0'],
      expect: ['red use 3'],
      wrong: [
        { move: 'red use 1', say: 'EW-4.2.three' },
        { move: 'red done', say: 'EW-4.2.more' },
      ],
    },
    {
      say: 'one',
      show: ['using', 'die:minor:0:1'],
      expect: ['red use 1'],
      wrong: [
        { move: 'red recover', say: 'EW-4.1.lost' },
        { move: 'red done', say: 'EW-4.1.chosen' },
        { move: 'red putBack', say: 'EW-4.1.back' },
      ],
    },
    {
      say: 'four',
      show: ['using'],
      expect: ['red recover'],
      wrong: [
        { move: 'red use 1', say: 'EW-4.1.lost' },
        { move: 'red done', say: 'EW-4.1.chosen' },
        { move: 'red putBack', say: 'EW-4.1.back' },
      ],
    },
    {
      say: 'pair',
      show: ['die:minor:0:1', 'spent:0'],
      ask: choices('pair', ['one', 'two'], 'one'),
    },
    {
      say: 'done',
      show: ['die:minor:0:1'],
      expect: ['red done'],
      wrong: [
        { move: 'red takeBack 1', say: 'EW-4.3' },
        { move: 'red use 1', say: 'EW-4.2.later' },
      ],
    },
  ],
};
