/** Red becomes High Wizard for the second time, in turn 3. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-E2'],
  start: startAt('competition', {
    turn: 3,
    dragon: 'green',
    titles: { W1: 'red', W2: 'blue', S1: 'green' },
    spells: { W1: 'red 4', W2: 'blue 5', S1: 'green 3' },
    dice: { red: { wizard: [2] } },
    spent: { red: 6, green: 3, blue: 2 },
    track: ['red', 'green'],
    queue: ['red'],
    scores: { red: [20, 18], green: [15, 19], blue: [16, 14] },
    crowned: { red: 1, green: 1 },
  }),
  steps: [
    { say: 'goal', show: ['track:1'] },
    {
      say: 'when',
      show: ['track:3'],
      ask: choices('when', ['now', 'turn', 'four'], 'turn'),
    },
    {
      say: 'take',
      show: ['W1', 'W2', 'die:wizard:0:2'],
      expect: ['red favour 2 W1'],
      wrong: [
        { move: 'red pass', say: 'EW-5.11' },
        { move: 'red favour 2 W2', say: 'EW-5.4' },
        { move: 'red favour minor W1', say: 'EW-5.5' },
      ],
    },
    { say: 'crowned', show: ['H', 'defeated:wizard'] },
    { say: 'over', show: ['H', 'track:3'], play: ['blue promote wizard 0 W2'] },
    {
      say: 'should',
      ask: choices('should', ['always', 'ahead'], 'ahead'),
    },
  ],
};
