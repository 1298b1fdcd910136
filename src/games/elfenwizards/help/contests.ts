/** A contest as help looks at it: who stands in it, how many points they have, and who would rise now. */
import type { Seat } from '../../../kernel/game.js';
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
/** The rank that is won there. */
export const prize = (contest: Contest): Rank => {
  const rank = rankOf(contest);
  return rank === 'user' ? 'necromancer' : rank;
};
/** How many may rise. */
export const places = (contest: Contest): 1 | 2 => (LADDERS[contest].length === 2 ? 2 : 1);
/** The points of the last who would rise without the mage at this place. */
export function rivalTo(table: Table, place: string): number {
  const contest = contestOf(place)!;
  const others = standingIn(table, contest).filter((other) => other.place !== place);
  return others.map(({ points }) => points).sort((a, b) => b - a)[places(contest) - 1] ?? 0;
}
/** Whether everybody in the contest is of one guild: then nobody else may place spells. EW-5.6. */
export const isUnopposed = (table: Table, contest: Contest): boolean => {
  const [first, ...rest] = standingIn(table, contest);
  return first !== undefined && rest.every(({ mage }) => mage.owner === first.mage.owner);
};
/** The mages of a seat that compete in any of these. */
export const ownIn = (table: Table, seat: Seat, contests: readonly Contest[]): Standing[] =>
  contests.flatMap((contest) => standingIn(table, contest).filter(({ mage }) => mage.owner === seat));
