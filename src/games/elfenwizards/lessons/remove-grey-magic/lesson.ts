/** Pips are added up: a 5 and a 3 remove two tokens. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-9.1', 'EW-9.2', 'EW-9.4'],
  start: startAt('removeGreyMagic', {
    titles: { W1: 'red+1', W2: 'green', S2: 'blue+1', N1: 'green', N2: 'blue' },
    boxes: { A: ['red+2'] },
    dice: { red: { grey: [1, 3, 5] }, blue: { grey: [2] } },
  }),
  steps: [
    { say: 'goal', show: ['W1', 'A1', 'grey'] },
    {
      say: 'five',
      show: ['die:grey:0:5'],
      expect: ['red useGrey 5'],
      wrong: [
        { move: 'red useGrey 1', say: 'EW-9.4.small' },
        { move: 'red useGrey 3', say: 'EW-9.4.small' },
        { move: 'red remove W1', say: 'EW-9.1.first' },
        { move: 'red remove A1', say: 'EW-9.1.first' },
        { move: 'red doneGrey', say: 'EW-9.1.keep' },
        { move: 'red takeBackGrey 1', say: 'EW-9.2.back' },
        { move: 'red takeBackGrey 3', say: 'EW-9.2.back' },
        { move: 'red takeBackGrey 5', say: 'EW-9.2.back' },
      ],
    },
    {
      say: 'left',
      ask: choices('left', ['lost', 'added'], 'added'),
    },
    {
      say: 'three',
      show: ['die:grey:0:3'],
      expect: ['red useGrey 3'],
      wrong: [
        { move: 'red useGrey 1', say: 'EW-9.1.six' },
        { move: 'red remove W1', say: 'EW-9.1.one' },
        { move: 'red remove A1', say: 'EW-9.1.one' },
        { move: 'red putBackGrey', say: 'EW-9.4.back' },
        { move: 'red takeBackGrey 1', say: 'EW-9.2.back' },
        { move: 'red takeBackGrey 3', say: 'EW-9.2.back' },
      ],
    },
    {
      say: 'one',
      show: ['W1', 'A1'],
      expect: ['red remove *'],
      wrong: [
        { move: 'red remove W2', say: 'EW-9.1.own' },
        { move: 'red remove S2', say: 'EW-9.1.own' },
        { move: 'red useGrey 1', say: 'EW-9.1.few' },
        { move: 'red takeBackGrey 1', say: 'EW-9.2.back' },
        { move: 'red putBackGrey', say: 'EW-9.4.back' },
        { move: 'red doneGrey', say: 'EW-9.4' },
      ],
    },
    {
      say: 'two',
      show: ['W1', 'A1'],
      expect: ['red remove *'],
      wrong: [
        { move: 'red remove S2', say: 'EW-9.1.own' },
        { move: 'red doneGrey', say: 'EW-9.1.paid' },
        { move: 'red useGrey 1', say: 'EW-9.1.few' },
        { move: 'red takeBackGrey 1', say: 'EW-9.2.back' },
        { move: 'red putBackGrey', say: 'EW-9.2' },
      ],
    },
    {
      say: 'rest',
      expect: ['red takeBackGrey 1', 'red doneGrey'],
      wrong: [
        { move: 'red useGrey 1', say: 'EW-9.1.rest' },
        { move: 'red remove W1', say: 'EW-9.1.few' },
        { move: 'red remove A1', say: 'EW-9.1.few' },
      ],
    },
    { say: 'back', show: ['W1', 'A1'] },
  ],
};
