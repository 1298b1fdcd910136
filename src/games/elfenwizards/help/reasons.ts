/** The reasons for a move, as codes. The texts are `reason.<code>` in the catalogue of help. */
import type { Params, Reason, Seat, View } from '../../../kit/index.js';
import { CONTESTS, POINTS, contestOf, rankOf, type Box, type Contest, type MajorBox } from '../map.js';
import { total } from '../points.js';
import { allMages, pips, pointsFor, mageAt, rankIn } from '../queries.js';
import { MINOR_COST } from '../map.js';
import type { Move, Table } from '../table.js';
import type { Seen } from '../view.js';
import { isUnopposed, ownIn, places, prize, rivalTo, standingIn } from './contests.js';

type Of<V extends Move['type']> = Extract<Move, { readonly type: V }>;

export function reasons({ table: seen, phase, moves }: View<Seen, Move>, move: Move): readonly Reason[] {
  // A view lacks only the random generator, which no query uses.
  const table = seen as Table;
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
    case 'putBackGrey':
      return [because('putBack', 'EW-4.2')];
    case 'done':
    case 'doneGrey':
      return [because(phase === 'recoverMinorSpells' ? 'waits' : 'done', 'EW-4.2')];
  }
}
const rivalsIn = (table: Table, box: Box): Reason => {
  const count = table.users[box].length;
  return because(count > 0 ? 'fewRivals' : 'noRivals', 'EW-5.15', { box, count });
};
const because = (code: string, rule: string, params?: Params): Reason => ({ code, rule, ...(params && { params }) });

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

/** Reasons to favour a mage of another player: which mage then does not rise, and whether its owner is ahead. */
function ofHelp(
  table: Table,
  place: string,
  params: Params & { points: number; rival: number; owner: Seat },
): Reason[] {
  const { points, rival, owner } = params;
  const isAhead = pointsFor(mageAt(table, place)!) > rival;
  const passed = standingIn(table, contestOf(place)!).filter((each) => each.place !== place && each.points === rival);
  const other = passed.length === 1 && rival > 0 && points > rival && !isAhead ? passed[0]!.mage.owner : owner;
  if (other === owner) return [because('favour.other', 'EW-5.4', params)];
  const score = (of: Seat) => total(table.players[of]!);
  return [
    because('favour.stops', 'EW-5.11', { ...params, other }),
    ...(score(other) > score(owner) ? [because('favour.ahead', 'EW-E5', { other, owner })] : []),
  ];
}

function ofFavour(table: Table, { seat, spell, mage: place }: Of<'favour'>, mayPass: boolean): Reason[] {
  const contest = contestOf(place)!;
  const mage = mageAt(table, place)!;
  const before = pointsFor(mage);
  const points = before + (spell === 'minor' ? 1 : spell);
  const rival = rivalTo(table, place);
  const params = { title: contest, points, rival, owner: mage.owner };
  const cheap = spell === 'minor' ? [because('favour.cheap', 'EW-5.5')] : [];
  if (mage.owner !== seat) {
    const own = standingIn(table, contest).some((other) => other.mage.owner === seat);
    const isTie = points === rival && !own && places(contest) === 1;
    return [
      ...(mayPass ? [] : [because('favour.must', 'EW-5.2')]),
      ...(isTie ? [because('favour.tie', 'EW-5.12', params)] : ofHelp(table, place, params)),
    ];
  }
  if (isUnopposed(table, contest)) return [because('favour.alone', 'EW-5.13', params), ...cheap];
  const prizeOf = because('favour.prize', 'EW-10.1', { rank: prize(contest), count: POINTS[prize(contest)] });
  if (points > rival && before <= rival)
    return [because(rival > 0 ? 'favour.leads' : 'favour.first', 'EW-5.11', params), ...cheap, prizeOf];
  if (before > rival) return [because('favour.secures', 'EW-5.11', params), prizeOf];
  return [because(points === rival ? 'favour.ties' : 'favour.nearer', 'EW-5.12', params), prizeOf];
}
