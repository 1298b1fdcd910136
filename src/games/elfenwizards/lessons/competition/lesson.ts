import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-5.1', 'EW-5.2', 'EW-5.3', 'EW-5.4', 'EW-5.5', 'EW-5.8'],
  start: startAt('competition', {
    titles: { W1: 'red', W2: 'green', S1: 'blue', S2: 'red', S3: 'green', N6: 'red' },
    boxes: { A: ['green', 'blue'], C: ['red', 'blue', 'green'], D: ['blue'] },
    dice: {
      red: { wizard: [5, 3], sorcerer: [4, 2], user: [6], minor: [1], grey: [1] },
      green: { wizard: [6], sorcerer: [5], necromancer: [4], user: [3, 2], minor: [1], grey: [1] },
      blue: { sorcerer: [4], necromancer: [6, 5, 2], minor: [1], grey: [3, 1] },
    },
    spent: { red: 2, green: 1, blue: 7 },
  }),
  steps: [
    { say: 'goal', show: ['W1', 'W2', 'H'] },
    {
      say: 'first',
      show: ['die:wizard:0:5', 'W1'],
      expect: ['red favour 5 W1'],
      wrong: [
        { move: 'red favour 4 W1', say: 'EW-5.5' },
        { move: 'red favour * W2', say: 'EW-5.4' },
        { move: 'red favour minor *', say: 'EW-5.11' },
        { move: 'red favour * *', say: 'EW-5.4.any' },
        { move: 'red pass', say: 'EW-5.3' },
      ],
    },
    {
      say: 'second',
      show: ['die:wizard:0:3', 'W1'],
      expect: ['red favour 3 W1'],
      wrong: [
        { move: 'red pass', say: 'EW-5.2' },
        { move: 'red takeBack 5', say: 'EW-5.8' },
        { move: 'red favour * W2', say: 'EW-5.4' },
        { move: 'red favour * *', say: 'EW-5.1' },
      ],
    },
    {
      say: 'others',
      show: ['W1', 'W2', 'S1'],
      play: ['green favour 6 W2', 'green favour minor W2', 'blue favour 4 S1'],
      ask: choices('others', ['any', 'own'], 'any'),
    },
    {
      say: 'third',
      show: ['S1', 'S2', 'die:sorcerer:0:4'],
      expect: ['red favour 4 S2'],
      wrong: [
        { move: 'red favour 6 S2', say: 'EW-5.5.user' },
        { move: 'red pass', say: 'EW-5.3' },
        { move: 'red favour * *', say: 'EW-5.4.sorcerer' },
      ],
    },
    {
      say: 'fourth',
      show: ['S2', 'die:sorcerer:0:2', 'reserve:0'],
      expect: ['red favour 2 S2', 'red favour minor S2'],
      wrong: [
        { move: 'red pass', say: 'EW-5.2' },
        { move: 'red favour * S1', say: 'EW-5.4.blue' },
        { move: 'red favour * *', say: 'EW-5.12' },
      ],
    },
    {
      say: 'pass',
      play: ['green pass'],
      expect: ['red pass'],
      wrong: [
        { move: 'red favour * *', say: 'EW-5.7' },
        { move: 'red takeBack *', say: 'EW-5.8' },
      ],
    },
    { say: 'won', show: ['H', 'W1'] },
  ],
};
