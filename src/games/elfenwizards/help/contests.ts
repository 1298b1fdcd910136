/** Queries about a contest, for help: its prize, the points to beat, and whose mages are in it. */
import type { MoveOf, Seat } from '../../../kit/index.js';
import { withMage } from '../changes.js';
import { LADDERS, rankOf, type Contest, type Rank } from '../map.js';
import { mageAt } from '../queries.js';
import { standingIn, type Candidate } from '../rules/deciding.js';
import type { Move, Table } from '../table.js';

/** The rank that the contest is for. */
export const prize = (contest: Contest): Rank => {
  const rank = rankOf(contest);
  return rank === 'user' ? 'necromancer' : rank;
};
/** How many mages may rise. */
export const places = (contest: Contest): 1 | 2 => (LADDERS[contest].length === 2 ? 2 : 1);
/** The table with the spell of this move beside its mage. */
export const favoured = (table: Table, { seat, spell, mage }: MoveOf<Move, 'favour'>): Table =>
  withMage(table, mage, { spells: [...mageAt(table, mage)!.spells, { seat, die: spell }] });
/** EW-5.6: whether all mages in the contest are of one guild. Then no other player may place spells. */
export const isUnopposed = (table: Table, contest: Contest): boolean => {
  const [first, ...rest] = standingIn(table, contest);
  return first !== undefined && rest.every(({ mage }) => mage.owner === first.mage.owner);
};
/** A seat's mages that compete in any of these contests. */
export const ownIn = (table: Table, seat: Seat, contests: readonly Contest[]): Candidate[] =>
  contests.flatMap((contest) => standingIn(table, contest).filter(({ mage }) => mage.owner === seat));
