/** No title is vacant: defeated mages go to Magic User boxes, some with Grey Magic. */
import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EW-8.1', 'EW-8.2'],
  start: startAt('demoteMages', {
    titles: {
      W1: 'green',
      W2: 'blue',
      S1: 'red',
      S2: 'green',
      S3: 'blue',
      S4: 'red',
      N1: 'green',
      N2: 'blue',
      N3: 'red',
      N4: 'green',
      N5: 'blue',
      N6: 'red',
      N7: 'green',
      N8: 'blue',
    },
    defeated: { wizard: ['red'], sorcerer: ['green', 'blue'], necromancer: ['red'] },
  }),
  steps: [
    { say: 'goal', show: ['defeated:wizard', 'defeated:sorcerer', 'defeated:necromancer'] },
    {
      say: 'wizard',
      show: ['defeated:wizard:0:0', 'A', 'B', 'C', 'D'],
      expect: ['red demote wizard 0 *'],
      wrong: [
        { move: 'red demote necromancer 0 *', say: 'EW-8.1.order' },
        { move: 'red demote sorcerer 0 *', say: 'EW-8.1.own' },
      ],
    },
    {
      say: 'token',
      show: ['grey', 'defeated:necromancer:0:0'],
      ask: choices('token', ['yes', 'no'], 'no'),
    },
    {
      say: 'necromancer',
      show: ['defeated:necromancer:0:0'],
      expect: ['red demote necromancer 0 *'],
      wrong: [
        { move: 'red demote wizard 0 *', say: 'EW-8.1.done' },
        { move: 'red demote sorcerer 0 *', say: 'EW-8.1.own' },
      ],
    },
    { say: 'green', show: ['grey'], play: ['green demote sorcerer 0 A'] },
  ],
};
