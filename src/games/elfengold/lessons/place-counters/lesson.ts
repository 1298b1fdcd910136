import { choices, type LessonPlan } from '../../../../kit/index.js';
import { startAt } from '../sketch.js';

export const lesson: LessonPlan = {
  rules: ['EG-5.2', 'EG-5.1', 'EG-C1'],
  start: startAt('placeTokens.placing', {
    players: 2,
    red: { shown: 'pig unicorn', hidden: 'cloud', hand: 'pig unicorn cloud' },
    green: { shown: 'wagon', hand: 'wagon' },
  }),
  steps: [
    {
      say: 'pig',
      show: ['token:pig:shown', 'elvenhold'],
      expect: [
        'red place pig shown elvenhold-lapphalia-plain',
        'red place pig shown beata-elvenhold-plain',
        'red place pig shown elvenhold-ergeren-forest',
      ],
      wrong: [
        { move: 'red place pig shown elvenhold-rivinia-river', say: 'EG-C1.water' },
        { move: 'red place pig shown jaccaranda-tichih-mountain', say: 'EG-C1' },
        { move: 'red place pig shown *', say: 'EG-5.2.near' },
        { move: 'red place * * *', say: 'EG-5.2.pig' },
        { move: 'red pass', say: 'EG-5.1' },
      ],
    },
    {
      say: 'hidden',
      // The roads first: on a phone they do not fit in beside the counter, of which the controls have a button.
      show: ['jaccaranda-tichih-mountain', 'throtmanni-tichih-plain', 'token:cloud:hidden'],
      play: ['green place wagon shown throtmanni-tichih-plain'],
      expect: ['red place cloud hidden jaccaranda-tichih-mountain'],
      wrong: [
        { move: 'red place cloud hidden throtmanni-tichih-plain', say: 'EG-5.2' },
        { move: 'red place unicorn shown beata-strykhaven-plain', say: 'EG-C1' },
        { move: 'red place * * *', say: 'EG-5.2.cloud' },
        { move: 'red pass', say: 'EG-5.1' },
      ],
    },
    {
      say: 'own',
      show: ['throtmanni-tichih-plain'],
      ask: choices('own', ['green', 'all'], 'all'),
    },
    {
      say: 'pass',
      show: ['token:unicorn:shown'],
      expect: ['red pass'],
      wrong: [{ move: 'red place unicorn shown *', say: 'EG-7.1' }],
    },
    { say: 'over', show: ['elvenhold'] },
  ],
};
