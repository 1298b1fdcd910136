/** The lesson: a high card is wasted on a small prize. */
import type { Lesson } from 'playable-rules/kit';

export const lesson: Lesson = {
  id: 'waste',
  rules: ['GS-1', 'GS-2'],
  seat: 0,
  start: {
    seed: 1,
    position: {
      ...{ game: 'goofspiel', version: 1, phase: 'bidding', options: {} },
      table: {
        prize: 1,
        deck: [7, 6],
        hands: [
          [1, 6, 7],
          [1, 6, 7],
        ],
        bids: [null, null],
        points: [9, 5],
      },
    },
  },
  steps: [
    {
      say: 'low',
      play: ['clubs bid 7'],
      expect: ['diamonds bid 1'],
      wrong: [{ move: 'diamonds bid *', say: 'waste' }],
    },
    { say: 'lost', show: ['card:6', 'card:7'] },
    { say: 'high', play: ['clubs bid 6'], expect: ['diamonds bid 7'], wrong: [{ move: 'diamonds bid 6', say: 'tie' }] },
    { say: 'won' },
  ],
};

export const words = {
  en: {
    title: 'A card for its prize',
    low: 'You are Diamonds. The prize is only 1, and Clubs has bid something. Which card can you spare?',
    waste: 'That card is worth more for the prizes to come.',
    lost: 'Clubs spent the 7 for a single point. The prizes 6 and 7 are still to come.',
    high: 'Now the prize is 7, and Clubs has no 7 any more. Bid the card that wins for sure.',
    tie: 'If Clubs bids 6 too, nobody wins the prize.',
    won: 'You have won the prize of 7. Who has most points after the last prize wins.',
  },
};
