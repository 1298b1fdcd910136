/** The points of each mage at the end of a turn. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-10.1'],
  start: startAt('removeGreyMagic', {
    titles: {
      H: 'green',
      W1: 'red+1',
      W2: 'blue',
      S1: 'green',
      S2: 'blue',
      S3: 'red',
      N1: 'green',
      N2: 'red',
      N3: 'blue',
    },
    boxes: { A: ['red', 'green', 'blue'] },
    dice: { red: { grey: [4] } },
    scores: { red: [14], green: [13], blue: [12] },
    crowned: { green: 1 },
  }),
  open: true,
  steps: [
    { say: 'goal', show: ['H', 'W1', 'S3', 'N2', 'A1'] },
    {
      say: 'count',
      show: ['W1', 'S3', 'N2', 'A1'],
      ask: choices('count', ['more', 'right', 'less'], 'right'),
    },
    {
      say: 'die',
      show: ['die:grey:0:4'],
      expect: ['red useGrey 4'],
      wrong: [
        { move: 'red doneGrey', say: 'EW-10.1.token' },
        { move: 'red takeBackGrey 4', say: 'EW-10.1.token' },
        { move: 'red remove W1', say: 'EW-9.1' },
      ],
    },
    {
      say: 'remove',
      show: ['W1'],
      expect: ['red remove W1'],
      wrong: [
        { move: 'red putBackGrey', say: 'EW-10.1.token' },
        { move: 'red remove S3', say: 'EW-9.1.none' },
        { move: 'red doneGrey', say: 'EW-9.4' },
      ],
    },
    { say: 'scored', show: ['H', 'W1', 'S3', 'N2', 'A1'] },
  ],
};
