import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-C1', 'EG-6.1', 'EG-6.2'],
  start: startAt('travel.journey', {
    players: 2,
    roads: {
      'elvenhold-lapphalia-plain': 'wagon',
      'elvenhold-ergeren-forest': 'pig',
      'feodor-lapphalia-forest': 'dragon',
      'albaran-feodor-desert': 'unicorn',
      'feodor-throtmanni-desert': 'dragon',
      'jaccaranda-throtmanni-mountain': 'cycle',
    },
    red: { hand: 'cycle cycle unicorn unicorn wagon dragon dragon dragon raft' },
  }),
  open: true,
  steps: [
    {
      say: 'plain',
      show: ['elvenhold-lapphalia-plain', 'card:wagon'],
      expect: ['red travel elvenhold-lapphalia-plain wagon'],
      wrong: [
        { move: 'red travel elvenhold-lapphalia-plain cycle', say: 'EG-6.1.kind' },
        { move: 'red travel elvenhold-ergeren-forest pig', say: 'EG-6.1' },
        { move: 'red travel elvenhold-rivinia-river raft', say: 'EG-6.1.river' },
        { move: 'red travel elvenhold-lapphalia-plain caravan', say: 'EG-C2' },
        { move: 'red travel elvenhold-ergeren-forest caravan', say: 'EG-C2.pig' },
        { move: 'red stop', say: 'EG-6.4' },
      ],
    },
    {
      say: 'forest',
      show: ['feodor-lapphalia-forest', 'card:dragon'],
      expect: ['red travel feodor-lapphalia-forest dragon'],
      wrong: [
        { move: 'red travel * caravan', say: 'EG-C2' },
        { move: 'red stop', say: 'EG-6.1.on' },
      ],
    },
    {
      say: 'desert',
      show: ['albaran-feodor-desert', 'feodor-throtmanni-desert'],
      expect: ['red travel albaran-feodor-desert unicorn', 'red travel feodor-throtmanni-desert dragon'],
      wrong: [
        { move: 'red travel feodor-rivinia-forest dragon', say: 'EG-6.1.bare' },
        { move: 'red travel * caravan', say: 'EG-C2' },
        { move: 'red travel feodor-lapphalia-forest dragon', say: 'noCards' },
        { move: 'red stop', say: 'EG-6.1.on' },
      ],
    },
    {
      say: 'mountain',
      show: ['jaccaranda-throtmanni-mountain'],
      ask: choices('mountain', ['one', 'two'], 'two'),
    },
    {
      say: 'caravan',
      show: ['jaccaranda-throtmanni-mountain'],
      ask: choices('caravan', ['no', 'three'], 'three'),
    },
    { say: 'spells', show: ['jaccaranda-throtmanni-mountain'] },
    { say: 'end', show: ['lapphalia', 'feodor'] },
  ],
};
