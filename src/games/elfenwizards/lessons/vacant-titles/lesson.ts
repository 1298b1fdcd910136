/** Defeated mages fill vacant titles, the highest rank first. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-7.2', 'EW-7.1', 'EW-7.3'],
  start: startAt('awardVacantTitles', {
    titles: {
      W1: 'green',
      S2: 'blue',
      N1: 'red',
      N2: 'red',
      N3: 'green',
      N4: 'blue',
      N5: 'green',
      N6: 'blue',
      N7: 'green',
      N8: 'blue',
    },
    defeated: { wizard: ['red'], sorcerer: ['green'], necromancer: ['red', 'red', 'blue'] },
  }),
  steps: [
    { say: 'goal', show: ['W2', 'S1', 'S3', 'S4'] },
    {
      say: 'wizard',
      show: ['defeated:wizard:0:0', 'W2'],
      expect: ['red promote wizard 0 W2'],
      wrong: [
        { move: 'red promote wizard 0 H', say: 'EW-7.2.high' },
        { move: 'red promote wizard 0 S1', say: 'EW-7.2.highest' },
        { move: 'red promote wizard 0 S3', say: 'EW-7.2.highest' },
        { move: 'red promote wizard 0 S4', say: 'EW-7.2.highest' },
        { move: 'red promote necromancer 0 *', say: 'EW-7.1' },
      ],
    },
    { say: 'sorcerer', show: ['S1'], play: ['green promote sorcerer 0 S1'] },
    {
      say: 'choose',
      show: ['defeated:necromancer:0:0', 'S3', 'S4'],
      expect: ['red promote necromancer 0 *'],
      wrong: [
        { move: 'red promote necromancer 0 H', say: 'EW-7.2.high' },
        { move: 'red promote necromancer 0 W1', say: 'EW-7.2.taken' },
        { move: 'red promote necromancer 0 S1', say: 'EW-7.2.taken' },
      ],
    },
    {
      say: 'again',
      show: ['defeated:necromancer:0:0'],
      expect: ['red promote necromancer 0 *'],
      wrong: [
        { move: 'red promote necromancer 0 H', say: 'EW-7.2.high' },
        { move: 'red promote necromancer 0 W1', say: 'EW-7.2.taken' },
        { move: 'red promote necromancer 0 S1', say: 'EW-7.2.taken' },
      ],
    },
    {
      say: 'full',
      show: ['defeated:necromancer'],
      ask: choices('full', ['yes', 'no'], 'no'),
    },
  ],
};
