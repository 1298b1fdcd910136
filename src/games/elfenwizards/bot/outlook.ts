/**
 * The outlook: what an opponent considers in a table. The contests of this turn, or of the next one after titles are
 * awarded; the value in points of rising in each; and what each player can still use in them.
 */
import type { Seat } from '../../../kit/index.js';
import { CONTESTS, FEEDERS, POINTS, RANKS, TURNS, rankOf, type Box, type Rank, type Title } from '../map.js';
import { total } from '../points.js';
import { isLastTurn, pips, playerOrder, pointsFor } from '../queries.js';
import { standings } from '../rules/scoring.js';
import type { Face, Mage, Table } from '../table.js';

export interface Candidate {
  /** Index among all candidates. */
  readonly id: number;
  readonly owner: Seat;
  /** Index of its rank: High Wizard 0, Magic User 4. */
  readonly rank: number;
  readonly points: number;
  /** The gain from rising, in points. */
  readonly stake: number;
  /**
   * Share of its owner's spells, relative to the owner's other candidates: low where no other player may place spells
   * (EW-5.6).
   */
  readonly weight: number;
}
export interface Hand {
  /** Number of dice still to be rolled, and faces rolled but not yet placed. */
  readonly loose: number;
  readonly open: readonly number[];
  /** Dice in the boxes, by rank. */
  readonly boxes: readonly (readonly Face[])[];
  readonly minor: number;
  /** The sum of the weights of all own candidates, and the sums by rank. */
  weight: number;
  readonly weights: number[];
  readonly own: { readonly candidate: Candidate; readonly contest: Contest }[];
}
export interface Contest {
  readonly list: Candidate[];
  /** How many mages may rise. */
  readonly places: number;
}
export interface Outlook {
  /** The points that each seat has in any case. */
  readonly sure: number[];
  readonly contests: readonly Contest[];
  readonly hands: readonly Hand[];
  /** The seats still to act in the competition, in order, and the number of spells that the first has placed in this go. */
  readonly queue: readonly Seat[];
  readonly placed: number;
}

/** The value, in later turns, of holding a rank at the end of a turn. */
const FUTURE = [2.5, 6, 4.5, 3.5, 2.5];
/** The value of a defeated mage above the points of a Magic User: vacant titles go to the highest ranks first. */
const HOPE = [0, 0.5, -0.2, 0.3, 0];
/** The value of a Minor Spell in its box: a point that must be bought back. */
const SPENT = 0.35;
const USER = 4;

const CASTING = ['highWizardRetires', 'castMajorSpells', 'castRemainingSpells'];
const COMPETING = ['recoverMinorSpells', 'competition'];
const LADDER = CONTESTS.map((contest) => {
  const from = FEEDERS[contest as Title];
  return { from, box: contest as Box, rank: from ? RANKS.indexOf(rankOf(from[0]!)) : USER };
});
const NO_BOXES: readonly Face[][] = RANKS.map(() => []);

export function outlook(table: Table, phase: string): Outlook {
  const casting = CASTING.includes(phase);
  const settled = !casting && !COMPETING.includes(phase);
  const over = settled && isLastTurn(table);
  const last = table.turn + (settled ? 1 : 0) >= TURNS;
  const isContest = phase === 'competition';
  const queue = isContest ? table.queue : playerOrder(table);
  const sure = settled ? standings(table) : table.players.map(() => 0);
  const hands = table.players.map(({ front, rolled, reserve, spent, boxes }, seat): Hand => {
    const back = Math.min(spent, pips(boxes.minor) >> 1);
    sure[seat]! += total(table.players[seat]!) + (over ? 0 : back * 0.9 + (spent - back) * (last ? 0.1 : SPENT));
    return {
      loose: casting || settled ? front : 0,
      open: phase === 'castMajorSpells' ? rolled.map((die) => Math.max(die, 3.5)) : rolled,
      boxes: settled ? NO_BOXES : RANKS.map((rank) => (rank === 'high' ? [] : boxes[rank])),
      minor: reserve,
      weight: 0,
      weights: [0, 0, 0, 0, 0],
      own: [],
    };
  });
  const value = (rank: number) => POINTS[RANKS[rank] as Rank] + (last ? 0 : FUTURE[rank]!);
  let id = 0;
  const contests = (over ? [] : LADDER).map(({ from, box, rank }) => {
    const mages: readonly Mage[] = from ? from.flatMap((title) => table.titles[title] ?? []) : table.users[box];
    const base = value(USER) + HOPE[rank]!;
    const stake = value(rank - 1) - base;
    const weight = mages.every(({ owner }) => owner === mages[0]!.owner) ? 1 : stake;
    const contest: Contest = { list: [], places: rank === USER ? 2 : 1 };
    for (const mage of mages) {
      const hand = hands[mage.owner]!;
      sure[mage.owner]! += base - mage.grey;
      hand.weight += weight;
      hand.weights[rank]! += weight;
      const candidate = { id: id++, owner: mage.owner, rank, points: pointsFor(mage), stake, weight };
      contest.list.push(candidate);
      hand.own.push({ candidate, contest });
    }
    return contest;
  });
  return { sure, contests, hands, queue, placed: isContest ? table.go.placed : 0 };
}
