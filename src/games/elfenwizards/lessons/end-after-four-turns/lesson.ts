/** The last turn: each Minor Spell in front of a player scores a point. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-E1', 'EW-E4', 'EW-E5'],
  start: startAt('recoverMinorSpellsAgain', {
    turn: 4,
    dragon: 'green',
    titles: { H: 'blue', W1: 'red', W2: 'green', S1: 'green', N1: 'red' },
    boxes: { A: ['blue'] },
    dice: { red: { minor: [3, 3] } },
    spent: { red: 5, green: 4, blue: 7 },
    track: ['red', null, 'green'],
    queue: ['red'],
    scores: { red: [14, 12, 9], green: [11, 12, 11], blue: [12, 10, 13] },
    crowned: { red: 1, green: 1, blue: 1 },
    unawarded: 1,
  }),
  steps: [
    { say: 'goal', show: ['track:4'] },
    {
      say: 'which',
      show: ['reserve:0', 'spent:0', 'track:1'],
      ask: choices('which', ['all', 'box', 'front'], 'front'),
    },
    {
      say: 'first',
      show: ['die:minor:0:3'],
      expect: ['red use 3'],
      wrong: [
        { move: 'red done', say: 'EW-E4.box' },
        { move: 'red takeBack 3', say: 'EW-E4.box' },
        { move: 'red recover', say: 'EW-4.1' },
      ],
    },
    {
      say: 'second',
      show: ['die:minor:0:3'],
      expect: ['red use 3'],
      wrong: [
        { move: 'red takeBack 3', say: 'EW-E4.box' },
        { move: 'red recover', say: 'EW-4.1.more' },
        { move: 'red putBack', say: 'EW-E4.box' },
        { move: 'red done', say: 'EW-4.1.chosen' },
      ],
    },
    {
      say: 'recover',
      show: ['spent:0', 'reserve:0'],
      expect: ['red recover'],
      wrong: [
        { move: 'red putBack', say: 'EW-E4.box' },
        { move: 'red done', say: 'EW-4.1.chosen' },
      ],
    },
    { say: 'over', show: ['reserve:0'] },
    {
      say: 'tie',
      ask: choices('tie', ['dragon', 'shared'], 'shared'),
    },
  ],
};
