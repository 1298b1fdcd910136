import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-1.1', 'EW-1.2', 'EW-1.3', 'EW-1.4', 'EW-1.5'],
  start: startAt('highWizardRetires', {
    dragon: 'blue',
    titles: { H: 'red+1', W1: 'green', S1: 'blue', S2: 'red', S4: 'green', N5: 'red' },
    boxes: { A: ['green', 'blue', 'blue'], B: ['red', 'green'], D: ['blue'] },
    spent: { red: 2 },
    crowned: { red: 1 },
  }),
  steps: [
    { say: 'goal', show: ['H'] },
    {
      say: 'mark',
      show: ['track:1', 'reserve:0', 'spent:0'],
      expect: ['red mark *'],
      wrong: [
        { move: 'red retire *', say: 'EW-1.2' },
        { move: 'red roll', say: 'EW-T1' },
      ],
    },
    {
      say: 'dragon',
      show: ['dragon', 'track:1'],
      ask: choices('dragon', ['back', 'gone'], 'gone'),
    },
    {
      say: 'retire',
      show: ['H', 'A', 'B', 'C', 'D'],
      expect: ['red retire *'],
      wrong: [
        { move: 'red mark *', say: 'EW-1.2.again' },
        { move: 'red roll', say: 'EW-T1' },
      ],
    },
    {
      say: 'empty',
      show: ['H', 'dragon'],
      ask: choices('empty', ['stays', 'moves'], 'stays'),
    },
  ],
};
