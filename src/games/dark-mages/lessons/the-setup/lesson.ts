import type { LessonPlan } from '../../../../kit/index.js';

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
      ask: [
        { say: 'enemy.strikes', answer: 'enemy.strikes.re' },
        { say: 'enemy.hand', answer: 'enemy.hand.re' },
        { say: 'enemy.back', right: true, answer: 'enemy.back.re' },
      ],
    },
    {
      say: 'first',
      show: ['red', 'green'],
      ask: [
        { say: 'first.again', right: true, answer: 'first.again.re' },
        { say: 'first.seat', answer: 'first.seat.re' },
      ],
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
