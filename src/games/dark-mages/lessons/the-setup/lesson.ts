import { choices, type LessonPlan } from '../../../../kit/index.js';

export const lesson: LessonPlan = {
  rules: ['DM-S1', 'DM-S2', 'DM-S3', 'DM-S4', 'DM-V5'],
  seat: 0,
  start: { players: 2, seed: 113 },
  steps: [
    { say: 'mages', show: ['red', 'green'] },
    { say: 'cards', show: ['pile'], rules: ['DM-V5'] },
    {
      say: 'enemy',
      show: ['pile'],
      ask: choices('enemy', ['strikes', 'hand', 'back'], 'back'),
    },
    {
      say: 'first',
      show: ['red', 'green'],
      ask: choices('first', ['again', 'seat'], 'again'),
    },
    {
      say: 'begin',
      show: ['red'],
      expect: ['red enterAttack'],
      wrong: [
        { move: 'green enterAttack', say: 'DM-S3' },
        { move: 'red keep', say: 'DM-T1' },
      ],
    },
    { say: 'end', show: ['red', 'green'] },
  ],
};
