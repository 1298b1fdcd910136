/**
 * What a table is worth to each seat, in points: the one idea behind every level.
 *
 * Each contest is judged by the points that already lie there and by those that its candidates' owners can still bring:
 * a player's spells are thought of as spread over the own candidates by what is at stake for them. The chance to rise
 * grows with the lead over whoever must be beaten, and is the less certain the more spells are still to come.
 */
import type { Seat } from '../../../kernel/game.js';
import { BOXES, CONTESTS, FEEDERS, POINTS, TURNS, rankOf, type Contest, type Rank, type Title } from '../map.js';
import { isLastTurn, pips, pointsFor } from '../queries.js';
import { standings } from '../rules/scoring.js';
import type { Mage, Player, Table } from '../table.js';

/** What standing on a rank when a turn ends is worth in the turns after it. */
const FUTURE: Readonly<Record<Rank, number>> = { high: 2.5, wizard: 6, sorcerer: 4.5, necromancer: 3.5, user: 2.5 };
/** Points a mage that was defeated may hope for above those of a Magic User, since vacant titles go to the highest. */
const CONSOLATION: Readonly<Record<Rank, number>> = { high: 0, wizard: 0.5, sorcerer: -0.2, necromancer: 0.3, user: 0 };
const ABOVE: Readonly<Record<Rank, Rank>> = {
  high: 'high',
  wizard: 'high',
  sorcerer: 'wizard',
  necromancer: 'sorcerer',
  user: 'necromancer',
};
/** A Minor Spell in the box is a point that must be bought back. */
const SPENT = 0.35;
const MEAN_FACE = 3.5;
/** The part of the Minor Spells in front of a player that rivals reckon with. */
const MINOR_THREAT = 0.3;

const CASTING = ['highWizardRetires', 'castMajorSpells', 'castRemainingSpells'];
const COMPETING = [...CASTING, 'recoverMinorSpells', 'competition'];

interface Candidate {
  readonly mage: Mage;
  /** What rising would bring. */
  readonly stake: number;
  readonly rank: Rank;
  share: number;
  strength: number;
}

const mages = (table: Table, contest: Contest): readonly Mage[] =>
  contest in table.users
    ? table.users[contest as (typeof BOXES)[number]]
    : FEEDERS[contest as Title].flatMap((title) => table.titles[title] ?? []);
const RANK_OF = new Map<Contest, Rank>(
  CONTESTS.map((contest) => [contest, FEEDERS[contest as Title] ? rankOf(FEEDERS[contest as Title][0]!) : 'user']),
);

/** Points of this turn and the turns to come that each seat may expect, with what lies in front of it. */
export function worth(table: Table, phase: string): number[] {
  const settled = !COMPETING.includes(phase) && phase !== 'awardTitles';
  const over = settled && isLastTurn(table);
  const last = table.turn + (settled ? 1 : 0) >= TURNS;
  const sums = settled ? standings(table) : table.players.map(() => 0);
  table.players.forEach((player, seat) => {
    const { reserve, spent, boxes } = player;
    const bought = over ? 0 : Math.min(spent, Math.floor(pips(boxes.minor) / 2));
    sums[seat]! += reserve + (over ? 0 : bought * 0.9 + (spent - bought) * (last ? 0.1 : SPENT));
  });
  if (over) return sums;

  const value = (rank: Rank) => POINTS[rank] + (last ? 0 : FUTURE[rank]);
  const weights = new Map<string, number>();
  const add = (key: string, weight: number) => weights.set(key, (weights.get(key) ?? 0) + weight);
  const contests = CONTESTS.map((contest) => {
    const list = mages(table, contest);
    const rank = RANK_OF.get(contest)!;
    const base = value('user') + CONSOLATION[rank];
    const stake = value(ABOVE[rank]) - base;
    // EW-5.6: whoever owns all candidates needs one point and fears nobody.
    const sole = list.every(({ owner }) => owner === list[0]!.owner);
    const weight = sole ? 1 : stake;
    for (const { owner, grey } of list) {
      sums[owner]! += base - grey;
      add(`${owner}`, weight);
      add(`${owner}${rank}`, weight);
    }
    return { list, rank, stake, weight, sole };
  });

  const hands = table.players.map((player, seat) => hand(table, player, seat, phase, settled));
  for (const { list, rank, stake, weight } of contests) {
    if (list.length === 0) continue;
    let unsure = 0;
    const strengths = list.map((mage) => {
      const { free, boxes } = hands[mage.owner]!;
      const share =
        (free * weight) / weights.get(`${mage.owner}`)! +
        ((boxes[rank] ?? 0) * weight) / weights.get(`${mage.owner}${rank}`)!;
      unsure += share;
      return pointsFor(mage) + share;
    });
    const places = rank === 'user' ? 2 : 1;
    const sorted = [...strengths].sort((a, b) => b - a);
    list.forEach((mage, i) => {
      const mine = strengths[i]!;
      // The one that must be beaten: the last who would rise without this mage.
      const rival = sorted[mine >= sorted[places - 1]! ? places : places - 1] ?? 0;
      const doubt = rival > 0 ? 0.2 + 0.35 * unsure : 0.2;
      sums[mage.owner]! += stake / (1 + Math.exp((rival + 0.5 - mine) / doubt));
    });
  }
  return sums;
}

/** The pips a player can still bring to contests: anywhere, and by rank. */
function hand(table: Table, player: Player, seat: Seat, phase: string, settled: boolean) {
  const casting = CASTING.includes(phase);
  const free = casting || settled ? player.front * MEAN_FACE : 0;
  const rolled = player.rolled.reduce(
    (sum, die) => sum + (phase === 'castMajorSpells' ? Math.max(die, MEAN_FACE) : die),
    0,
  );
  const out = phase === 'competition' && !table.queue.includes(seat);
  const boxes: Partial<Record<Rank, number>> = {};
  if (!out && !settled) {
    boxes.wizard = pips(player.boxes.wizard);
    boxes.sorcerer = pips(player.boxes.sorcerer);
    boxes.necromancer = pips(player.boxes.necromancer);
    boxes.user = pips(player.boxes.user);
  }
  return { free: out ? 0 : free + rolled + player.reserve * MINOR_THREAT, boxes };
}
