import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-2.1', 'EW-2.2', 'EW-2.3'],
  start: startAt('castMajorSpells', {
    titles: { W1: 'red', W2: 'green', S1: 'blue', S2: 'red', S3: 'green', N2: 'blue', N6: 'red' },
    boxes: { A: ['green', 'red'], C: ['blue', 'green'], D: ['blue'] },
    dice: { red: { minor: [2] } },
    spent: { red: 2 },
    seed: 26,
  }),
  steps: [
    { say: 'goal', show: ['W1', 'W2', 'wizard'] },
    {
      say: 'roll',
      show: ['front:0', 'die:minor:0:2'],
      expect: ['red roll'],
      wrong: [
        { move: 'red hold', say: 'EW-2.1' },
        { move: 'red takeBack 2', say: 'EW-2.3' },
      ],
    },
    {
      say: 'first',
      show: ['rolled:6', 'wizard'],
      expect: ['red place 6 wizard'],
      wrong: [
        { move: 'red place 6 *', say: 'EW-5.5' },
        { move: 'red place * *', say: 'EW-5.11' },
        { move: 'red reroll', say: 'EW-3.2' },
        { move: 'red hold', say: 'EW-2.2.six' },
      ],
    },
    {
      say: 'more',
      show: ['wizard', 'sorcerer', 'necromancer', 'user', 'minor', 'grey'],
      expect: ['red place * *'],
      wrong: [
        { move: 'red takeBack 6', say: 'EW-2.3.moved' },
        { move: 'red hold', say: 'EW-2.2' },
      ],
    },
    {
      say: 'hold',
      expect: ['red hold'],
      wrong: [
        { move: 'red takeBack *', say: 'EW-2.3.moved' },
        { move: 'red place * *', say: 'EW-2.2.more' },
      ],
    },
    {
      say: 'next',
      show: ['wizard'],
      play: ['green roll', 'green hold', 'blue roll', 'blue hold'],
      ask: choices('next', ['turn', 'rest'], 'rest'),
    },
  ],
};
