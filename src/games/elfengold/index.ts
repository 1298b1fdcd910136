/** Elfengold, by Alan R. Moon (an expansion of Elfenland), for programs: no DOM, no side effects. */
import { runToCompletion, machineOf, type WholeGame } from '../../kit/index.js';
import { game } from './game.js';
import { reasons } from './help/reasons.js';
import { think } from './bot.js';
import type { Move, Table } from './table.js';
import type { Seen } from './view.js';

export const elfengold: WholeGame<Table, Move, Seen> = {
  ...game,
  machine: machineOf(game.machine),
  choose: (view, advice) => runToCompletion(think(view, advice)),
  think,
  reasons,
};
export type { Move, Seen, Table };
