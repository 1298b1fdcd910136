/** What a move leads to, and what that is to the seat that makes it. */
import type { Seat } from '../../../kernel/game.js';
import { actor, allMages, pips, withPlayer } from '../queries.js';
import { apply } from '../rules/index.js';
import { MINOR_COST } from '../rules/pips.js';
import type { Move, Table } from '../table.js';

/** How much of a rival's gain is one's own loss. */
const RIVALRY = 0.5;

/** A seat's own points against those of the others. */
export function prospects(points: readonly number[], seat: Seat): number {
  const others = points.reduce((sum, p) => sum + p, -points[seat]!);
  return points[seat]! - (RIVALRY * others) / (points.length - 1);
}

/** The table after a move; where dice fall, before they fall. */
export function after(table: Table, move: Move): Table {
  if (move.type !== 'reroll') return apply(table, move);
  const { rolled, reserve, spent } = actor(table);
  return withPlayer(table, move.seat, { front: rolled.length, rolled: [], reserve: reserve - 1, spent: spent + 1 });
}

const FIRST: Partial<Record<Move['type'], number>> = { remove: 20, recover: 3, takeBack: 2, takeBackGrey: 2 };

/**
 * Where dice buy (phases 4, 6 and 9) an order of good sense is enough: the dice that are needed, the largest first; then
 * what they bought; then the rest comes back to be rolled. `undefined` for all other moves.
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
  // In phase 4 dice that could buy more than was spent wait for phase 6, when more will be.
  const waits = phase === 'recoverMinorSpells' && sum >= cost * (wanted + 1);
  return wanted > bought && sum >= cost * (removed + bought + 1) && !waits ? 4 + move.die : -1;
}
