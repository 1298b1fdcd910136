import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-T1', 'EW-T2', 'EW-S4'],
  start: startAt('removeGreyMagic', {
    turn: 1,
    dragon: 'green',
    titles: { W1: 'red', W2: 'green', S1: 'blue', S3: 'red', S4: 'blue', N2: 'green' },
    boxes: { A: ['red', 'blue'], B: ['green'], C: ['green'] },
    dice: { red: { grey: [3] } },
    queue: ['red'],
    unawarded: 1,
    seed: 9,
  }),
  phases: true,
  steps: [
    { say: 'track', show: ['track:1', 'track:2', 'track:3', 'track:4'] },
    { say: 'dragon', show: ['dragon'], rules: ['EW-S4'] },
    {
      say: 'end',
      show: ['die:grey:0:3'],
      expect: ['red doneGrey', 'red takeBackGrey 3'],
      wrong: [
        { move: 'red roll', say: 'EW-T1' },
        { move: 'green doneGrey', say: 'EW-T2' },
      ],
    },
    {
      say: 'stays',
      show: ['dragon', 'track:2'],
      ask: choices('stays', ['blue', 'red'], 'red'),
    },
    {
      say: 'roll',
      show: ['front:0'],
      play: ['green roll', 'green hold', 'blue roll', 'blue hold'],
      expect: ['red roll'],
      wrong: [
        { move: 'green roll', say: 'EW-T2.again' },
        { move: 'red pass', say: 'EW-T1.early' },
      ],
    },
    {
      say: 'hold',
      expect: ['red hold'],
      wrong: [
        { move: 'red done', say: 'EW-T1.later' },
        { move: 'red place * *', say: 'place' },
      ],
    },
    { say: 'again', show: ['dragon'] },
  ],
};
