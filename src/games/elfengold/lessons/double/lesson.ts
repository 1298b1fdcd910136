import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-5.5'],
  start: startAt('placeTokens.placing', {
    players: 2,
    roads: { 'elvenhold-ergeren-forest': 'cycle' },
    red: { shown: 'double pig', hidden: 'unicorn', hand: 'pig unicorn' },
    green: { shown: 'double', hand: 'cycle' },
  }),
  steps: [
    {
      say: 'double',
      show: ['token:double:shown', 'elvenhold-ergeren-forest'],
      expect: ['red place double shown elvenhold-ergeren-forest'],
      wrong: [
        { move: 'red place double shown beata-elvenhold-plain', say: 'EG-5.5' },
        { move: 'red place * * *', say: 'EG-5.2' },
        { move: 'red pass', say: 'EG-5.1' },
      ],
    },
    {
      say: 'add',
      show: ['token:pig:shown', 'token:unicorn:hidden'],
      expect: ['red add pig shown', 'red add unicorn hidden'],
      wrong: [{ move: 'red decline', say: 'EG-5.5.none' }],
    },
    {
      say: 'use',
      show: ['elvenhold-ergeren-forest'],
      ask: choices('use', ['both', 'either'], 'either'),
    },
    {
      say: 'green',
      show: ['elvenhold-ergeren-forest'],
      ask: choices('green', ['yes', 'no'], 'no'),
    },
    { say: 'end', show: ['elvenhold-ergeren-forest'] },
  ],
};
