/** Elfengold, by Alan R. Moon (an expansion of Elfenland): its rules and its statechart, without opponents. */
import type { Game } from '../../kernel/game.js';
import { fields } from './fields.js';
import { machine } from './machine.js';
import { COLOURS } from './map.js';
import { rules } from './rules/index.js';
import { setup } from './setup.js';
import type { Move, Seen, Table } from './table.js';
import { imagine, prompt, redact, view } from './view.js';

export const game: Game<Table, Move, Seen> = {
  id: 'elfengold',
  version: 1,
  players: [2, 6],
  seats: COLOURS,
  options: {
    firstPlayer: ['random', ...COLOURS],
    handLimit: [4, 'none'],
    homeTown: [false, true],
    values: ['printed', 'random'],
    wizards: [false, true],
  },
  order: { phase: 'EG-T1', turn: 'EG-T1' },
  machine,
  rules,
  fields,
  setup,
  seated: ({ players }) => players.length,
  view,
  imagine,
  prompt,
  redact,
};
export type { Move, Seen, Table };
