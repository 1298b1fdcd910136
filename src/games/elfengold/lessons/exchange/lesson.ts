import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-5.6'],
  start: startAt('placeTokens.placing', {
    players: 2,
    roads: {
      'elvenhold-ergeren-forest': 'cycle',
      'jaccaranda-tichih-mountain': 'unicorn',
      'albaran-feodor-desert': 'dragon',
      'throtmanni-tichih-plain': 'pig',
    },
    red: { shown: 'exchange', hand: 'unicorn unicorn raft' },
    green: { hand: 'cycle' },
  }),
  steps: [
    {
      say: 'want',
      show: ['elvenhold-ergeren-forest', 'jaccaranda-tichih-mountain', 'card:unicorn'],
    },
    {
      say: 'place',
      show: ['token:exchange:shown', 'elvenhold-ergeren-forest'],
      expect: ['red place exchange shown elvenhold-ergeren-forest'],
      wrong: [
        { move: 'red place exchange shown *', say: 'EG-5.6.there' },
        { move: 'red pass', say: 'EG-5.1' },
      ],
    },
    {
      say: 'swap',
      show: ['jaccaranda-tichih-mountain', 'albaran-feodor-desert', 'throtmanni-tichih-plain'],
      expect: ['red swap cycle unicorn jaccaranda-tichih-mountain'],
      wrong: [
        { move: 'red swap cycle dragon albaran-feodor-desert', say: 'EG-5.6' },
        { move: 'red swap cycle pig throtmanni-tichih-plain', say: 'EG-5.6.pig' },
        { move: 'red decline', say: 'EG-5.6.none' },
      ],
    },
    {
      say: 'done',
      show: ['elvenhold-ergeren-forest'],
      ask: choices('done', ['stays', 'bowl'], 'bowl'),
    },
    {
      say: 'go',
      show: ['elvenhold-ergeren-forest', 'card:unicorn'],
      expect: ['red travel elvenhold-ergeren-forest unicorn'],
      wrong: [
        { move: 'red travel elvenhold-ergeren-forest cycle', say: 'EG-6.1' },
        { move: 'red travel elvenhold-rivinia-river raft', say: 'EG-6.1.river' },
        { move: 'red travel elvenhold-ergeren-forest caravan', say: 'EG-C2' },
        { move: 'red stop', say: 'EG-6.4' },
      ],
    },
    { say: 'end', show: ['ergeren'] },
  ],
};
