/** Explains each place and piece of the board in one or two sentences, with the id of the rule. */
import type { Json } from '../../../kit/index.js';
import type { Explanation, Text } from '../../../kit/board.js';
import type { Seeing } from '../board/spots.js';
import { sums } from '../board/sums.js';
import type { RuleId } from '../ledger.js';
import {
  MAJOR_BOXES,
  MINOR_COST,
  POINTS,
  contestOf,
  rankOf,
  type Box,
  type Contest,
  type MajorBox,
  type SpellBox,
} from '../map.js';
import { mageAt } from '../queries.js';
import type { Table } from '../table.js';
import { standingIn } from '../rules/deciding.js';
import { isUnopposed, places, prize } from './contests.js';
import { tableOf } from '../view.js';

type Params = Record<string, Json>;
type Say = (key: string, params?: Params) => string;

export function explain(anchor: string, view: Seeing, text: Text): Explanation | undefined {
  const table = tableOf(view);
  const say: Say = (key, params) => text(`explain.${key}`, params);
  const [kind, first = ''] = anchor.split(':') as [string, string?];
  const is = (rule: RuleId, ...sentences: string[]): Explanation => ({
    text: sentences.filter(Boolean).join(' '),
    rule,
  });
  switch (kind) {
    case 'dragon':
      return is('EW-T2', say('dragon'));
    case 'track':
      return is('EW-1.2', say('track'));
    case 'die':
      if (first === 'minor') return is('EW-4.1', say('dieMinor', { cost: MINOR_COST }));
      if (first === 'grey') return is('EW-9.1', say('dieGrey', { cost: table.options.greyMagicCost }));
      return is('EW-5.5', say('die', { rank: first }));
    case 'rolled':
      return view.phase === 'castRemainingSpells' ? is('EW-3.4', say('rolledRest')) : is('EW-2.2', say('rolled'));
    case 'front':
      return is('EW-2.1', say('front'));
    case 'reserve':
      return is('EW-5.5', say('reserve'));
    case 'spent':
      return is('EW-4.1', say('spent', { cost: MINOR_COST }));
    case 'using':
      return is('EW-4.2', say('using'));
    case 'defeated':
      return is('EW-B4', say('defeated', { rank: first }), first === 'necromancer' ? '' : say('takesGrey'));
    case 'minor':
      return is('EW-B6', say('boxMinor', { cost: MINOR_COST }), badges(table, 'minor', say));
    case 'grey':
      return is('EW-9.1', say('boxGrey', { cost: table.options.greyMagicCost }), badges(table, 'grey', say));
  }
  if ((MAJOR_BOXES as readonly string[]).includes(kind)) {
    return is('EW-B5', say('box', { rank: kind }), badges(table, kind as MajorBox, say));
  }
  if (/^[A-D]$/.test(kind)) {
    const box = kind as Box;
    return is('EW-5.15', say('camp', { points: POINTS.user }), score(table, box, say));
  }
  if (!/^(H|[WSNA-D]\d+)$/.test(kind)) return undefined;
  return place(kind, table, say, is);
}

/** What the sums on the lower edge of a box are. */
function badges(table: Table, box: SpellBox, say: Say): string {
  const here = sums(table).flatMap((sum) => (sum.box === box ? [[sum.seat, sum.count]] : []));
  return here.length === 0 ? '' : say('boxSums', { score: here });
}

/** Explains a title, or a place in a Magic User box. */
function place(
  ref: string,
  table: Table,
  say: Say,
  is: (rule: RuleId, ...sentences: string[]) => Explanation,
): Explanation {
  const rank = rankOf(ref);
  const mage = mageAt(table, ref);
  const contest = contestOf(ref);
  const worth = say(rank === 'user' ? 'user' : 'title', { rank, points: POINTS[rank] });
  const grey = mage && mage.grey > 0 ? say('grey', { count: mage.grey }) : '';
  if (ref === 'H')
    return mage ? is('EW-1.2', worth, say('retires'), grey) : is('EW-B2', worth, say('high'), score(table, 'H', say));
  if (!mage) return is('EW-7.2', worth, say('vacant'));
  return is(rank === 'user' ? 'EW-5.15' : 'EW-5.11', worth, standing(table, contest!, say), grey);
}
/** The aim of a contest and its score. */
function standing(table: Table, contest: Contest, say: Say): string {
  const aim = places(contest) === 2 ? say('climbsTwo', { rank: prize(contest) }) : say('climbs', { title: contest });
  return [aim, score(table, contest, say)].filter(Boolean).join(' ');
}
function score(table: Table, contest: Contest, say: Say): string {
  const all = standingIn(table, contest);
  if (all.length === 0) return '';
  if (isUnopposed(table, contest)) return say('unopposed', { seat: all[0]!.mage.owner });
  const points = all.filter((each) => each.points > 0).map((each) => [each.mage.owner, each.points]);
  return points.length === 0 ? say('nobodyLeads') : say('stands', { score: points });
}
