/** Who rises from a contest. EW-5.11 to EW-5.16. */
import type { RuleId } from '../ledger.js';
import { contestOf, type Contest } from '../map.js';
import { candidatesOf, isBoxed, mageAt, playerOrder, pointsFor } from '../queries.js';
import type { Mage, Table } from '../table.js';

/** A place with its mage and the points of the spells beside it. */
export interface Candidate {
  readonly place: string;
  readonly mage: Mage;
  readonly points: number;
}
/** The mages that rise, and the rule that decided so. */
export interface Decision {
  readonly risers: readonly Candidate[];
  readonly rule: RuleId;
  readonly code: string;
}

const none = (rule: RuleId, code: string): Decision => ({ risers: [], rule, code });

/** The mages in a contest, from left to right. */
export const standingIn = (table: Table, contest: Contest): Candidate[] =>
  candidatesOf(table, contest).map((place) => {
    const mage = mageAt(table, place)!;
    return { place, mage, points: pointsFor(mage) };
  });

/** EW-5.11 to EW-5.16: who would rise if the contest ended as it stands. */
export const decide = (table: Table, contest: Contest, candidates = standingIn(table, contest)): Decision =>
  isBoxed(contest) ? decideBox(table, candidates) : decideTitle(candidates);

/** Whether the mage at a place would rise if its contest ended as it stands. */
export function rises(table: Table, place: string): boolean {
  const contest = contestOf(place);
  return contest !== undefined && decide(table, contest).risers.some((riser) => riser.place === place);
}

/** EW-5.11 to EW-5.14: one title, at most two candidates. */
function decideTitle(candidates: readonly Candidate[]): Decision {
  const [first, second] = [...candidates].sort((a, b) => b.points - a.points);
  if (!first) return none('EW-5.14', 'noCandidate');
  if (first.points === 0) return second ? none('EW-5.12', 'vacantNoPoints') : none('EW-5.13', 'vacantAlone');
  if (second?.points === first.points) return none('EW-5.12', 'vacantTie');
  return { risers: [first], rule: 'EW-5.11', code: 'awarded' };
}

/** EW-5.15, EW-5.16: one contest for both titles above a box. */
function decideBox(table: Table, candidates: readonly Candidate[]): Decision {
  if (candidates.length === 0) return none('EW-5.14', 'noCandidate');
  const order = playerOrder(table);
  // EW-5.15: sorts by points, then by the owner's place in player order; the stable sort keeps the order in the box.
  const able = candidates
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || order.indexOf(a.mage.owner) - order.indexOf(b.mage.owner));
  const [first, second] = able;
  if (!first) return none('EW-5.13', 'boxNoPoints');
  const leaders = able.filter(({ points }) => points === first.points);
  if (leaders.length > 2) return none('EW-5.16', 'boxTieFirst');
  if (leaders.length === 2) {
    return table.options.firstPlaceTie === 'none-rises'
      ? none('EW-5.16', 'boxTieFirst')
      : { risers: leaders, rule: candidates.length > 2 ? 'EW-5.16' : 'EW-5.15', code: 'boxTieBoth' };
  }
  const runnersUp = able.filter(({ points }) => points === second?.points);
  if (runnersUp.length > 1) return { risers: [first], rule: 'EW-5.16', code: 'boxTieSecond' };
  return { risers: second ? [first, second] : [first], rule: 'EW-5.15', code: second ? 'boxTwo' : 'boxOne' };
}
