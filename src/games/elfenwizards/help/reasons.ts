/** The reasons for a move, as codes. The texts are `reason.<code>` in the catalogue of help. */
import type { Params, Reason, Seat, View } from '../../../kit/index.js';
import { CONTESTS, MINOR_COST, POINTS, contestOf, rankOf, type Box, type Contest, type MajorBox } from '../map.js';
import type { RuleId } from '../ledger.js';
import { total } from '../points.js';
import { allMages, pips, pointsFor, mageAt, rankIn } from '../queries.js';
import { decide, rises, standingIn } from '../rules/deciding.js';
import type { Move, Table } from '../table.js';
import { tableOf, type Seen } from '../view.js';
import { favoured, isUnopposed, ownIn, places, prize } from './contests.js';

type Of<V extends Move['type']> = Extract<Move, { readonly type: V }>;

export function reasons(view: View<Seen, Move>, move: Move): readonly Reason[] {
  const { phase, moves } = view;
  const table = tableOf(view);
  const me = table.players[move.seat]!;
  switch (move.type) {
    case 'roll':
      return [{ code: 'roll', rule: 'EW-2.1' }];
    case 'reroll':
      return [because('reroll', 'EW-3.2', { sum: pips(me.rolled), count: me.rolled.length })];
    case 'hold':
      return [because('hold', 'EW-3.1', { count: me.rolled.length })];
    case 'place':
      return ofPlace(table, move);
    case 'favour':
      return ofFavour(
        table,
        move,
        moves.some(({ type }) => type === 'pass'),
      );
    case 'pass':
      return [
        ...(me.reserve > 0 ? [because('pass.saves', 'EW-E4', { count: me.reserve })] : []),
        because('pass.enough', 'EW-5.3'),
      ];
    case 'mark':
      return [because(`mark.${move.from}`, 'EW-1.2')];
    case 'retire':
    case 'demote':
      return [rivalsIn(table, move.to)];
    case 'promote':
      return [because('promote', 'EW-10.1', { rank: rankOf(move.to), points: POINTS[rankOf(move.to)] })];
    case 'use':
    case 'recover': {
      const sum = pips(me.boxes.minor) + pips(table.go.using);
      return [because('recover', 'EW-4.1', { count: Math.min(me.spent, Math.floor(sum / MINOR_COST)) })];
    }
    case 'useGrey':
      return [because('useGrey', 'EW-9.1', { cost: table.options.greyMagicCost })];
    case 'remove':
      return [because('remove', 'EW-10.1')];
    case 'takeBack':
    case 'takeBackGrey':
      return [because('takeBack', phase === 'removeGreyMagic' ? 'EW-9.2' : 'EW-6.1')];
    case 'putBack':
      return [because('putBack', 'EW-4.1')];
    case 'putBackGrey':
      return [because('putBack', 'EW-9.4')];
    case 'done':
      return [phase === 'recoverMinorSpells' ? because('waits', 'EW-4.3') : because('done', 'EW-6.1')];
    case 'doneGrey':
      return [because('done', 'EW-9.2')];
  }
}
const rivalsIn = (table: Table, box: Box): Reason => {
  const count = table.users[box].length;
  return because(count > 0 ? 'fewRivals' : 'noRivals', 'EW-5.15', { box, count });
};
const because = (code: string, rule: RuleId, params?: Params): Reason => ({ code, rule, ...(params && { params }) });

/** The contests in which a rank competes, the highest prize first. */
const contestsOf = (rank: MajorBox): Contest[] => CONTESTS.filter((contest) => rankIn(contest) === rank);

function ofPlace(table: Table, { seat, die, box }: Of<'place'>): Reason[] {
  if (box === 'minor') return [because('place.minor', 'EW-4.1', { count: Math.floor(die / MINOR_COST) || 1 })];
  if (box === 'grey') {
    const count = allMages(table).filter(({ owner, grey }) => owner === seat && grey > 0).length;
    return [because(count > 0 ? 'place.grey' : 'place.later', 'EW-9.1', { count })];
  }
  const own = ownIn(table, seat, contestsOf(box));
  const fought = own.find(({ place }) => !isUnopposed(table, contestOf(place)!));
  const contest = fought && contestOf(fought.place)!;
  if (contest) {
    const params = { rank: box, title: contest, points: POINTS[prize(contest)] };
    return [because('place.contested', 'EW-5.5', params), sumIn(table, seat, box, die)];
  }
  return [
    because(own.length > 0 ? 'place.alone' : 'place.others', own.length > 0 ? 'EW-5.13' : 'EW-5.4', { rank: box }),
  ];
}

/** The sum of the seat's spells in a box including this die, and the highest sum of another seat there. */
function sumIn(table: Table, seat: Seat, box: MajorBox, die: number): Reason {
  const sums = table.players.map(({ boxes }) => pips(boxes[box]));
  const rival = Math.max(...sums.filter((_, other) => other !== seat));
  const points = sums[seat]! + die;
  return because(rival > 0 ? 'place.sum' : 'place.first', 'EW-5.11', { points, rival });
}

function ofFavour(table: Table, move: Of<'favour'>, mayPass: boolean): Reason[] {
  const { seat, spell, mage: place } = move;
  const contest = contestOf(place)!;
  const mage = mageAt(table, place)!;
  const points = pointsFor(mage) + (spell === 'minor' ? 1 : spell);
  const others = standingIn(table, contest)
    .filter((other) => other.place !== place)
    .sort((a, b) => b.points - a.points);
  const best = others[0]?.points ?? 0;
  // The points to beat: those of the last mage that would rise without this one.
  const least = others[places(contest) - 1]?.points ?? 0;
  const after = decide(favoured(table, move), contest);
  const did = rises(table, place);
  const will = after.risers.some((riser) => riser.place === place);
  const say = (code: string, rival: number, more?: Params) =>
    because(`favour.${code}`, after.rule, { title: contest, points, rival, owner: mage.owner, ...more });

  if (mage.owner !== seat) {
    const must = mayPass ? [] : [because('favour.must', 'EW-5.2')];
    const isOwn = others.some((other) => other.mage.owner === seat);
    if (!isOwn && after.risers.length === 0 && points === best) return [...must, say('tie', best)];
    const passed = will && !did && least > 0 ? others.filter((other) => other.points === least) : [];
    const other = passed.length === 1 ? passed[0]!.mage.owner : mage.owner;
    if (other === mage.owner) return [...must, { ...say('other', best), rule: 'EW-5.4' }];
    const score = (of: Seat) => total(table.players[of]!);
    const isAhead = score(other) > score(mage.owner);
    return [
      ...must,
      say('stops', least, { other }),
      ...(isAhead ? [because('favour.ahead', 'EW-E5', { other, owner: mage.owner })] : []),
    ];
  }
  const cheap = spell === 'minor' && !did ? [because('favour.cheap', 'EW-5.5')] : [];
  // EW-E2: reaching High Wizard again is its prize and more.
  const isLast = contest === 'H' && will && table.players[mage.owner]!.crowned > 0;
  const ends = isLast ? [because('favour.ends', 'EW-E2', { owner: mage.owner })] : [];
  if (isUnopposed(table, contest)) return [{ ...say('alone', best), rule: 'EW-5.13' }, ...ends, ...cheap];
  const prizeOf = because('favour.prize', 'EW-10.1', { rank: prize(contest), count: POINTS[prize(contest)] });
  if (!will) {
    // EW-5.16: where nobody rises from a tie, a point more can cost a title.
    if (did) return [say('tie', points)];
    return [points < least ? say('nearer', least) : say('ties', points), prizeOf];
  }
  const code = points <= best ? 'among' : pointsFor(mage) > best ? 'secures' : best > 0 ? 'leads' : 'first';
  return [say(code, best), ...ends, ...cheap, prizeOf];
}
