/** The names of targets of attacks. */
import type { Seat } from '../../kit/index.js';
import { SEATS } from './map.js';
import type { Target } from './table.js';

export type Aim =
  { readonly kind: 'mage' | 'companion'; readonly seat: Seat } | { readonly kind: 'enemy'; readonly number: number };

export const ALL: Target = 'all';
export const mageTarget = (seat: Seat): Target => SEATS[seat]!;
export const companionTarget = (seat: Seat): Target => `${SEATS[seat]!}-companion`;
export const enemyTarget = (number: number): Target => `enemy-${number}`;

/** Parses the name of a target. */
export const aimOf = (target: Target): Aim => AIMS.get(target) ?? { kind: 'enemy', number: Number(target.slice(6)) };
const AIMS = new Map<Target, Aim>(
  SEATS.flatMap((_, seat) => [
    [mageTarget(seat), { kind: 'mage', seat }] as const,
    [companionTarget(seat), { kind: 'companion', seat }] as const,
  ]),
);

/** A target as sentences take it, which know the reader by the number of the seat: a mage is its seat. */
export function called(target: Target): Seat | Target {
  const aim = aimOf(target);
  return aim.kind === 'mage' ? aim.seat : target;
}
/** The seat of a target; `undefined` for an enemy. */
export function seatOf(target: Target): Seat | undefined {
  const aim = aimOf(target);
  return aim.kind === 'enemy' ? undefined : aim.seat;
}
