/** Three mages in one box and two in another: who rises. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-5.15'],
  start: startAt('competition', {
    boxes: { A: ['red', 'green', 'blue'], B: ['red', 'blue'] },
    spells: { A2: 'green 5', A3: 'blue 3', B2: 'blue 2' },
    dice: { red: { user: [4] }, blue: { minor: [1] } },
    spent: { red: 6 },
    queue: ['red'],
  }),
  steps: [
    { say: 'goal', show: ['A1', 'A2', 'A3', 'N1', 'N2'] },
    {
      say: 'four',
      show: ['A1', 'A2', 'A3', 'die:user:0:4', 'reserve:0'],
      expect: ['red favour 4 A1'],
      wrong: [
        { move: 'red favour minor A1', say: 'EW-5.15.third' },
        { move: 'red favour 4 A2', say: 'EW-5.4' },
        { move: 'red favour 4 A3', say: 'EW-5.4' },
        { move: 'red favour 4 B2', say: 'EW-5.4' },
        { move: 'red favour minor A2', say: 'EW-5.4' },
        { move: 'red favour minor A3', say: 'EW-5.4' },
        { move: 'red favour minor B2', say: 'EW-5.4' },
        { move: 'red favour minor B1', say: 'EW-5.15.later' },
        { move: 'red favour 4 B1', say: 'EW-5.15.other' },
        { move: 'red pass', say: 'EW-5.13' },
      ],
    },
    {
      say: 'one',
      show: ['B1', 'B2', 'reserve:0'],
      expect: ['red favour minor B1'],
      wrong: [
        { move: 'red favour minor A1', say: 'EW-5.13.other' },
        { move: 'red favour minor A2', say: 'EW-5.13.other' },
        { move: 'red favour minor A3', say: 'EW-5.13.other' },
        { move: 'red favour minor B2', say: 'EW-5.13.other' },
        { move: 'red pass', say: 'EW-5.2' },
      ],
    },
    { say: 'rose', show: ['N1', 'N2', 'A1'] },
    { say: 'both', show: ['N3', 'N4'] },
    {
      say: 'five',
      ask: choices('five', ['all', 'two', 'one'], 'two'),
    },
  ],
};
