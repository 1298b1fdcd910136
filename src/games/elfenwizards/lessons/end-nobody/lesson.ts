/** Nobody is awarded High Wizard for the second time. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-E3'],
  start: startAt('competition', {
    turn: 3,
    dragon: 'blue',
    titles: { W1: 'red', W2: 'green', S1: 'blue' },
    spells: { W1: 'red 4', W2: 'green 5', S1: 'blue 3' },
    spent: { red: 6, green: 4, blue: 3 },
    track: [null, 'blue'],
    queue: ['red'],
    scores: { red: [19, 18], green: [17, 15], blue: [12, 20] },
    crowned: { blue: 1 },
    unawarded: 1,
  }),
  steps: [
    { say: 'goal', show: ['track:1', 'H'] },
    {
      say: 'tie',
      show: ['W1', 'W2', 'reserve:0'],
      expect: ['red favour minor W1'],
      wrong: [
        { move: 'red pass', say: 'EW-5.11' },
        { move: 'red favour minor W2', say: 'EW-5.11' },
        { move: 'red favour minor S1', say: 'EW-5.6' },
      ],
    },
    {
      say: 'vacant',
      show: ['defeated:wizard:0:0', 'H', 'W2'],
      expect: ['red promote wizard 0 W2'],
      wrong: [
        { move: 'red promote wizard 0 H', say: 'EW-7.2.high' },
        { move: 'red promote wizard 0 W1', say: 'EW-7.2.taken' },
        { move: 'red promote wizard 0 S1', say: 'EW-7.2.highest' },
      ],
    },
    { say: 'over', show: ['H', 'track:3'], play: ['green promote wizard 0 S3'] },
    {
      say: 'row',
      ask: choices('row', ['yes', 'no'], 'no'),
    },
  ],
};
