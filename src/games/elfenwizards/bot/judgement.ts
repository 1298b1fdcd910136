/** The table after a move, and its value for a seat. */
import { actor, type Seat } from '../../../kit/index.js';
import { withPlayer } from '../changes.js';
import { allMages, pips } from '../queries.js';
import { apply } from '../rules/index.js';
import { MINOR_COST } from '../map.js';
import type { Move, Table } from '../table.js';

/** The part of a rival's gain that counts as an own loss. */
const RIVALRY = 0.5;

/** A seat's points, less a part of the mean of the others' points. */
export function prospects(points: readonly number[], seat: Seat): number {
  const others = points.reduce((sum, p) => sum + p, -points[seat]!);
  return points[seat]! - (RIVALRY * others) / (points.length - 1);
}

/** The table after a move; after a reroll, the dice are left unrolled. */
export function after(table: Table, move: Move): Table {
  if (move.type !== 'reroll') return apply(table, move);
  const { rolled, reserve, spent } = actor(table);
  return withPlayer(table, move.seat, { front: rolled.length, rolled: [], reserve: reserve - 1, spent: spent + 1 });
}

const FIRST: Partial<Record<Move['type'], number>> = { remove: 20, recover: 3, takeBack: 2, takeBackGrey: 2 };

/**
 * A fixed priority of moves where dice buy (phases 4, 6 and 9): choose the dice needed, the largest first; then buy; then
 * take the rest back. `undefined` for all other moves.
 */
export function goodSense(table: Table, phase: string, move: Move): number | undefined {
  if (!/^(re(cover|move)|use|takeBack|putBack|done)/.test(move.type)) return undefined;
  if (move.type !== 'use' && move.type !== 'useGrey') return FIRST[move.type] ?? (move.type.startsWith('p') ? -2 : 0);
  const { spent, boxes } = actor(table);
  const { using, removed } = table.go;
  const grey = move.type === 'useGrey';
  const cost = grey ? table.options.greyMagicCost : MINOR_COST;
  const bought = Math.floor(pips(using) / cost) - removed;
  const sum = pips(using) + pips(boxes[grey ? 'grey' : 'minor']);
  const own = allMages(table).filter(({ owner }) => owner === move.seat);
  const wanted = grey ? own.reduce((count, mage) => count + mage.grey, 0) : spent;
  // In phase 4, dice that could buy more than was spent wait for phase 6, when more will be spent.
  const waits = phase === 'recoverMinorSpells' && sum >= cost * (wanted + 1);
  return wanted > bought && sum >= cost * (removed + bought + 1) && !waits ? 4 + move.die : -1;
}
