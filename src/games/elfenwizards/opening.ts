/** Elfenwizards without its rules: what a new table takes, and how it is seen. */
import type { Opening } from '../../kit/index.js';
import { COLOURS } from './map.js';
import { setup } from './setup.js';
import type { Move, Table } from './table.js';
import { view, type Seen } from './view.js';

export const opening: Opening<Table, Move, Seen> = {
  id: 'elfenwizards',
  players: [3, 6],
  seats: COLOURS,
  options: { firstPlaceTie: ['both-rise', 'none-rises'], greyMagicCost: [4, 3], placement: [] },
  setup,
  seated: ({ players }) => players.length,
  view,
};
