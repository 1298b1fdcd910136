/** What each move would bring a seat: the worth of the table after it, or for dice that buy, an order of good sense. */
import type { Seat } from '../../../kernel/game.js';
import { allMages, actor, pips, withPlayer } from '../queries.js';
import { apply } from '../rules/index.js';
import { MINOR_COST } from '../rules/pips.js';
import type { Move, Table } from '../table.js';
import { worth } from './worth.js';

/** How much of a rival's gain is one's own loss. */
const RIVALRY = 0.5;

/** A seat's own prospects against those of the others. */
export function prospects(points: readonly number[], seat: Seat): number {
  const others = points.reduce((sum, p) => sum + p, -points[seat]!);
  return points[seat]! - (RIVALRY * others) / (points.length - 1);
}

/** The table after a move; where dice fall, before they fall. */
function after(table: Table, move: Move): Table {
  if (move.type !== 'reroll') return apply(table, move);
  const { rolled, reserve, spent } = actor(table);
  return withPlayer(table, move.seat, { front: rolled.length, rolled: [], reserve: reserve - 1, spent: spent + 1 });
}

/** Dice that buy: those that are needed, the largest first; then what was bought; then the rest comes back. */
function buying(table: Table, phase: string, move: Move): number | undefined {
  const player = actor(table);
  const { using, removed } = table.go;
  const grey = phase === 'removeGreyMagic';
  const cost = grey ? table.options.greyMagicCost : MINOR_COST;
  const bought = Math.floor(pips(using) / cost) - removed;
  const sum = pips(using) + pips(player.boxes[grey ? 'grey' : 'minor']);
  switch (move.type) {
    case 'use':
    case 'useGrey': {
      const wanted = grey
        ? allMages(table).reduce((n, mage) => n + (mage.owner === move.seat ? mage.grey : 0), 0)
        : player.spent;
      // In phase 4 dice that could buy more than was spent wait for phase 6.
      const wait = phase === 'recoverMinorSpells' && sum >= cost * (wanted + 1);
      return wanted > bought && sum >= cost * (removed + bought + 1) && !wait ? 4 + move.die : -1;
    }
    case 'remove':
      return 20;
    case 'recover':
      return 3;
    case 'takeBack':
    case 'takeBackGrey':
      return 2;
    case 'done':
    case 'doneGrey':
      return 0;
    case 'putBack':
    case 'putBackGrey':
      return -2;
    default:
      return undefined;
  }
}

/** What a move is worth to the seat that makes it, in points. */
export const rate = (table: Table, phase: string, move: Move): number =>
  buying(table, phase, move) ?? prospects(worth(after(table, move), phase), move.seat);
