/** Elfenwizards, by Alan R. Moon (White Wind 1995): its rules and its statechart, without opponents. */
import type { Game } from '../../kernel/game.js';
import { fields } from './fields.js';
import { machine } from './machine.js';
import { COLOURS } from './map.js';
import { rules } from './rules/index.js';
import { setup } from './setup.js';
import type { Move, Table } from './table.js';
import { imagine, prompt, view, type Seen } from './view.js';

export const game: Game<Table, Move, Seen> = {
  id: 'elfenwizards',
  version: 1,
  players: [3, 6],
  seats: COLOURS,
  options: { firstPlaceTie: ['both-rise', 'none-rises'], greyMagicCost: [4, 3], placement: [] },
  order: { phase: 'EW-T1', turn: 'EW-T2' },
  machine,
  rules,
  fields,
  setup,
  seated: ({ players }) => players.length,
  view,
  imagine,
  prompt,
};
export type { Move, Seen, Table };
