/** Elfengold without its rules: what a new table takes, and how it is seen. */
import type { Opening } from '../../kit/index.js';
import { COLOURS } from './map.js';
import { setup } from './setup.js';
import type { Move, Table } from './table.js';
import { redact, view, type Seen } from './view.js';

export const opening: Opening<Table, Move, Seen> = {
  id: 'elfengold',
  players: [2, 6],
  seats: COLOURS,
  options: {
    firstPlayer: ['random', ...COLOURS],
    handLimit: [4, 'none'],
    homeTown: [false, true],
    values: ['printed', 'random'],
    wizards: [false, true],
  },
  setup,
  seated: ({ players }) => players.length,
  view,
  redact,
};
