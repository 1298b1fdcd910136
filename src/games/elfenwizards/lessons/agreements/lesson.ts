import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-A1', 'EW-A2'],
  start: startAt('competition', {
    dragon: 'blue',
    titles: { W1: 'red', W2: 'green', S1: 'blue', S2: 'green', N6: 'red' },
    boxes: { A: ['green', 'blue'], C: ['red', 'blue', 'green'] },
    dice: {
      red: { wizard: [3], sorcerer: [4], user: [6, 2], minor: [1], grey: [2, 1] },
      green: { wizard: [6], sorcerer: [5], necromancer: [4], user: [3, 2], minor: [1], grey: [1] },
      blue: { wizard: [5], sorcerer: [3], user: [6, 2], minor: [1], grey: [3, 1] },
    },
  }),
  steps: [
    { say: 'goal', show: ['W1', 'W2', 'S1', 'S2'], rules: ['EW-A1'] },
    {
      say: 'deal',
      show: ['W1', 'S1'],
      ask: choices('deal', ['token', 'spells', 'points'], 'spells'),
    },
    {
      say: 'answer',
      show: ['W1', 'S1', 'die:sorcerer:0:4'],
      play: ['blue favour 5 W1', 'blue favour 3 S1'],
      expect: ['red favour * *', 'red pass'],
      wrong: [
        { move: 'red favour 4 W1', say: 'EW-5.5' },
        { move: 'red takeBack *', say: 'EW-5.8' },
      ],
    },
    {
      say: 'time',
      show: ['dragon'],
      rules: ['EW-A2'],
      ask: choices('time', ['five', 'open'], 'five'),
    },
  ],
};
