import { choices, type LessonPlan } from '../../../../kit/index.js';

export const lesson: LessonPlan = {
  rules: ['EG-S1', 'EG-S2', 'EG-S3', 'EG-H1', 'EG-S4'],
  seat: 0,
  start: { players: 2, seed: 3167, options: { firstPlayer: 'red' } },
  steps: [
    { say: 'towns', show: ['elvenhold', 'albaran', 'beata'], rules: ['EG-S1'] },
    { say: 'bowl', show: ['drawn:cycle', 'drawn:wagon'], rules: ['EG-S2'] },
    {
      say: 'cards',
      show: ['card:pig', 'card:raft'],
      rules: ['EG-S3'],
      ask: choices('cards', ['dragon', 'pig'], 'pig'),
    },
    {
      say: 'secret',
      show: ['card:pig', 'drawn:cycle'],
      rules: ['EG-H1'],
      ask: choices('secret', ['coins', 'cards', 'hidden'], 'coins'),
    },
    {
      say: 'show',
      show: ['drawn:cycle', 'drawn:wagon'],
      expect: ['red show *'],
      wrong: [{ move: 'green show *', say: 'first' }],
    },
    { say: 'end', show: ['elvenhold'] },
  ],
};
