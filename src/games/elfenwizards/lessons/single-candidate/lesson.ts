import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-5.6', 'EW-5.13', 'EW-5.14'],
  start: startAt('competition', {
    titles: { S1: 'red', S2: 'red', S3: 'green' },
    boxes: { A: ['blue'], B: ['red', 'red'], D: ['green', 'green', 'green', 'blue', 'blue', 'blue'] },
    dice: {
      red: { sorcerer: [5, 2], wizard: [6], user: [3], minor: [4], grey: [2, 1] },
      green: { wizard: [6, 5], necromancer: [4], user: [3, 2], minor: [1], grey: [1] },
      blue: { wizard: [4], necromancer: [6, 5, 2], minor: [1], grey: [3, 1] },
    },
  }),
  steps: [
    {
      say: 'goal',
      show: ['S3', 'S4', 'W2'],
      ask: choices('goal', ['block', 'no'], 'no'),
    },
    {
      say: 'both',
      show: ['S1', 'S2', 'W1'],
      expect: ['red favour minor S1', 'red favour minor S2', 'red favour 5 S1', 'red favour 5 S2'],
      wrong: [
        { move: 'red favour minor S3', say: 'EW-5.6' },
        { move: 'red favour 5 S3', say: 'EW-5.6' },
        { move: 'red favour minor A1', say: 'EW-5.6.box' },
        { move: 'red pass', say: 'EW-5.13' },
        { move: 'red favour * *', say: 'EW-5.4' },
      ],
    },
    {
      say: 'box',
      show: ['B1', 'B2', 'N3', 'N4'],
      expect: ['red favour minor B1', 'red favour minor B2', 'red favour 3 B1', 'red favour 3 B2'],
      wrong: [
        { move: 'red favour minor A1', say: 'EW-5.6.box' },
        { move: 'red favour 3 A1', say: 'EW-5.6.box' },
        { move: 'red pass', say: 'EW-5.2' },
        { move: 'red favour * *', say: 'EW-5.4' },
      ],
    },
    {
      say: 'pass',
      show: ['S3'],
      play: ['green pass', 'blue pass'],
      expect: ['red pass'],
      wrong: [
        { move: 'red favour minor S3', say: 'EW-5.6.alone' },
        { move: 'red favour * *', say: 'EW-5.7' },
      ],
    },
    {
      say: 'awarded',
      show: ['H', 'W1', 'W2', 'defeated:sorcerer'],
      ask: choices('awarded', ['point', 'tie'], 'point'),
    },
  ],
};
