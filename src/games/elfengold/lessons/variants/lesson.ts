import { choices, type LessonPlan } from '../../../../kit/index.js';

export const lesson: LessonPlan = {
  rules: ['EG-V2', 'EG-V4'],
  seat: 0,
  start: { players: 2, seed: 5, options: { firstPlayer: 'red', values: 'random' } },
  steps: [
    { say: 'values', show: ['albaran', 'kihromah', 'beata'] },
    {
      say: 'same',
      show: ['elvenhold'],
      ask: choices('same', ['any', 'nothing'], 'nothing'),
    },
    { say: 'base', show: ['elvenhold'], rules: ['EG-V4'] },
    { say: 'show', expect: ['red show *'], wrong: [{ move: 'green show *', say: 'first' }] },
  ],
};
