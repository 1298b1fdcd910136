/** Elfenwizards, by Alan R. Moon (White Wind 1995): its rules and its statechart, without opponents. */
import type { Game, Positions } from '../../kit/index.js';
import { fields } from './fields.js';
import { machine } from './machine.js';
import { opening } from './opening.js';
import { positions } from './position.js';
import { prompt } from './prompt.js';
import { rules } from './rules/index.js';
import type { Move, Table } from './table.js';
import { imagine, type Seen } from './view.js';

export const game: Game<Table, Move, Seen> & Positions<Table> = {
  ...opening,
  ...positions,
  version: 1,
  order: { phase: 'EW-T1', turn: 'EW-T2' },
  machine,
  rules,
  fields,
  imagine,
  prompt,
};
export type { Move, Seen, Table };
