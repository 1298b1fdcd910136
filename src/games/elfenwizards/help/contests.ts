/** Queries about a contest, for help: the mages in it, their points, and who would rise now. */
import type { Seat } from '../../../kit/index.js';
import { LADDERS, contestOf, rankOf, type Contest, type Rank } from '../map.js';
import { candidatesOf, mageAt, pointsFor } from '../queries.js';
import type { Mage, Table } from '../table.js';

export interface Standing {
  readonly place: string;
  readonly mage: Mage;
  readonly points: number;
}

export const standingIn = (table: Table, contest: Contest): Standing[] =>
  candidatesOf(table, contest).map((place) => {
    const mage = mageAt(table, place)!;
    return { place, mage, points: pointsFor(mage) };
  });
/** The rank that the contest is for. */
export const prize = (contest: Contest): Rank => {
  const rank = rankOf(contest);
  return rank === 'user' ? 'necromancer' : rank;
};
/** How many mages may rise. */
export const places = (contest: Contest): 1 | 2 => (LADDERS[contest].length === 2 ? 2 : 1);
/** The points to beat: those of the last mage that would rise without the one at this place. */
export function rivalTo(table: Table, place: string): number {
  const contest = contestOf(place)!;
  const others = standingIn(table, contest).filter((other) => other.place !== place);
  return others.map(({ points }) => points).sort((a, b) => b - a)[places(contest) - 1] ?? 0;
}
/** EW-5.6: whether all mages in the contest are of one guild. Then no other player may place spells. */
export const isUnopposed = (table: Table, contest: Contest): boolean => {
  const [first, ...rest] = standingIn(table, contest);
  return first !== undefined && rest.every(({ mage }) => mage.owner === first.mage.owner);
};
/** A seat's mages that compete in any of these contests. */
export const ownIn = (table: Table, seat: Seat, contests: readonly Contest[]): Standing[] =>
  contests.flatMap((contest) => standingIn(table, contest).filter(({ mage }) => mage.owner === seat));
