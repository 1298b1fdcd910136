/** The lesson: one piece captures towards a line, then away from another. */
import { GRID } from './rules.js';
import type { Lesson } from 'playable-rules/kit';

const BLACK = ['c4', 'c5', 'a3', 'b3', 'e5'];

export const lesson: Lesson = {
  id: 'lines',
  rules: ['FN-2', 'FN-3', 'FN-4'],
  start: {
    seed: 1,
    position: {
      ...{ game: 'fanorona', version: 1, phase: 'moving', options: {} },
      table: {
        board: GRID.ids.map((point) => (point === 'c2' ? 0 : BLACK.includes(point) ? 1 : null)),
        ...{ turn: 0, trail: [], quiet: 0 },
      },
    },
  },
  steps: [
    {
      say: 'towards',
      show: ['c4'],
      expect: ['white go c2 c3 towards'],
      wrong: [{ move: 'white go c2 b2 quietly', say: 'must' }],
    },
    {
      say: 'away',
      show: ['b3'],
      expect: ['white go c3 d3 away'],
      wrong: [
        { move: 'white go c3 d4 towards', say: 'fewer' },
        { move: 'white stop', say: 'more' },
      ],
    },
    {
      say: 'last',
      play: ['black go e5 d5 quietly'],
      expect: ['white go d3 d4 towards'],
      wrong: [{ move: 'white go d3 d2 quietly', say: 'must' }],
    },
    { say: 'won' },
  ],
};

export const words = {
  en: {
    title: 'Towards and away',
    towards: 'You are White. Move towards the line of two black pieces, and you capture both.',
    must: 'Who can capture must capture.',
    away: 'The same piece may go on, in another direction. Move away from the line on its left.',
    fewer: 'That captures one piece. The line on the left has two.',
    more: 'You may stop here, but there are two more pieces to capture.',
    last: 'Black has moved its last piece in front of yours. Capture it.',
    won: 'Black has no piece left: you have won.',
  },
};
