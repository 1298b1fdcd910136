/** The option with which removing a token costs 3 pips. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-9.3'],
  start: startAt('removeGreyMagic', {
    options: { greyMagicCost: 3 },
    titles: { W1: 'red+1', W2: 'green', S2: 'blue' },
    dice: { red: { grey: [3] }, blue: { grey: [2] } },
  }),
  steps: [
    { say: 'goal', show: ['grey', 'W1'] },
    {
      say: 'three',
      show: ['die:grey:0:3'],
      expect: ['red useGrey 3'],
      wrong: [
        { move: 'red remove W1', say: 'EW-9.3' },
        { move: 'red doneGrey', say: 'EW-9.3.enough' },
        { move: 'red takeBackGrey 3', say: 'EW-9.3.enough' },
      ],
    },
    {
      say: 'remove',
      show: ['W1'],
      expect: ['red remove W1'],
      wrong: [
        { move: 'red remove W2', say: 'EW-9.1' },
        { move: 'red putBackGrey', say: 'EW-9.3.enough' },
        { move: 'red doneGrey', say: 'EW-9.4' },
      ],
    },
    {
      say: 'nine',
      show: ['grey'],
      ask: choices('nine', ['two', 'three'], 'three'),
    },
  ],
};
