import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-5.4', 'EG-6.3'],
  start: startAt('placeTokens.placing', {
    players: 2,
    roads: { 'elvenhold-ergeren-forest': 'pig', 'elvenhold-lapphalia-plain': 'wagon tree' },
    red: { shown: 'gold', hand: 'pig wagon' },
    green: { shown: 'tree', hand: 'pig' },
  }),
  steps: [
    {
      say: 'gold',
      show: ['token:gold:shown', 'elvenhold-ergeren-forest'],
      expect: ['red place gold shown elvenhold-ergeren-forest'],
      wrong: [
        { move: 'red place gold shown elvenhold-lapphalia-plain', say: 'EG-5.4.tree' },
        { move: 'red place gold shown beata-elvenhold-plain', say: 'EG-5.4' },
        { move: 'red pass', say: 'EG-5.1' },
      ],
    },
    {
      say: 'green',
      show: ['elvenhold-ergeren-forest', 'elvenhold-lapphalia-plain'],
      ask: choices('green', ['yes', 'no'], 'no'),
    },
    {
      say: 'go',
      show: ['elvenhold-ergeren-forest', 'ergeren'],
      play: ['green pass'],
      expect: ['red travel elvenhold-ergeren-forest pig'],
      wrong: [
        { move: 'red travel elvenhold-lapphalia-plain wagon', say: 'EG-6.1' },
        { move: 'red stop', say: 'EG-6.4' },
      ],
    },
    {
      say: 'worth',
      show: ['ergeren'],
      ask: choices('worth', ['five', 'ten'], 'ten'),
    },
    { say: 'end', expect: ['red stop'], wrong: [{ move: 'red collect coins', say: 'early' }] },
    { say: 'take', expect: ['red collect coins', 'red collect cards'], wrong: [{ move: 'red stop', say: 'late' }] },
    { say: 'both', show: ['elvenhold-ergeren-forest'] },
  ],
};
