import { choices, type LessonPlan } from '../../../../kit/index.js';

export const lesson: LessonPlan = {
  rules: ['EW-B1', 'EW-B2', 'EW-B3', 'EW-B4', 'EW-B5', 'EW-B6', 'EW-S1', 'EW-S2', 'EW-S3', 'EW-S5', 'EW-S6', 'EW-H1'],
  start: { players: 3, seed: 10 },
  steps: [
    { say: 'goal', show: ['H', 'W1', 'S1', 'N1', 'A'], rules: ['EW-B1'] },
    {
      say: 'ladders',
      show: ['W1', 'S1', 'S2', 'A', 'N1', 'N2'],
      rules: ['EW-B2'],
      ask: choices('ladders', ['two', 'four'], 'two'),
    },
    { say: 'room', show: ['N1', 'A1', 'A2', 'A3'], rules: ['EW-B3'] },
    { say: 'defeated', show: ['defeated:wizard', 'defeated:sorcerer', 'defeated:necromancer'], rules: ['EW-B4'] },
    { say: 'boxes', show: ['wizard', 'sorcerer', 'necromancer', 'user'], rules: ['EW-B5'] },
    {
      say: 'other',
      show: ['minor', 'grey', 'track:1', 'track:2', 'track:3', 'track:4'],
      rules: ['EW-B6', 'EW-S5'],
    },
    { say: 'mages', show: ['W1', 'W2', 'S1'], rules: ['EW-S2', 'EW-S3', 'EW-S6'] },
    {
      say: 'roll',
      show: ['front:0', 'reserve:0'],
      rules: ['EW-S1', 'EW-H1'],
      expect: ['red roll'],
      wrong: [
        { move: 'red place * *', say: 'EW-2.1' },
        { move: 'red favour * *', say: 'EW-T1' },
      ],
    },
  ],
};
