/** Shows who scores, and that cards are spent. */
import type { Lesson } from '../../../../../src/kernel/lesson.js';

export const lesson: Lesson = {
  id: 'first-cards',
  rules: ['OE-1'],
  start: { players: 2, seed: 1 },
  steps: [
    { say: 'lay', play: ['odd lay 3'], expect: ['even lay 1', 'even lay 3', 'even lay 5'] },
    { say: 'spent', show: ['card:2', 'card:4'] },
  ],
};
