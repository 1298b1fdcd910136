/** The reasons for a move, the most important first; based on the view of its seat. */
import type { Params, Reason, View } from '../../../kit/index.js';
import type { RuleId } from '../ledger.js';
import { RULE_OF } from '../rules/placing.js';
import {
  CAPITAL,
  COINS_A_GOLD_CARD,
  ROADS,
  TOKENS,
  across,
  chartCost,
  distance,
  endsOf,
  isWater,
  type RoadId,
  type Token,
  type Town,
  type Transport,
  type TravelCard,
} from '../map.js';
import { countOf, earned, isLastRound, isTransport, meOf, sorted } from '../queries.js';
import { reach } from '../routes.js';
import type { Move, Player } from '../table.js';
import type { Seen } from '../view.js';

type Asked = View<Seen, Move>;
const why = (code: string, rule: RuleId, params?: Params): Reason => ({ code, rule, ...(params && { params }) });

/** The number of roads for a transport at most one step from a town. */
const roadsFor = (kind: Transport, boot: Town): number =>
  ROADS.filter(
    (road) =>
      !isWater(road) && chartCost(kind, road) && Math.min(...endsOf(road).map((town) => distance(boot, town))) <= 1,
  ).length;

/** Reasons that concern the next round only. */
const LATER: ReadonlySet<string> = new Set(['keeps', 'enough', 'rests', 'least', 'coins', 'cards', 'kept']);

export function reasons(view: Asked, move: Move): readonly Reason[] {
  const all = ofMove(view, move);
  if (!isLastRound(view.table)) return all;
  const last = view.table.options.homeTown ? why('lastHome', 'EG-V1') : why('last', 'EG-E1');
  // The last counter of the auction is all that coins can buy, and cards drawn after the journey lead nowhere any more.
  const isLate = ({ code }: Reason) =>
    LATER.has(code) || (code === 'saves' && view.table.row.length < 2) || view.phase === 'travel.drawCards';
  return all.flatMap((reason, i) => (!isLate(reason) ? [reason] : i === 0 ? [last] : []));
}

function ofMove(view: Asked, move: Move): readonly Reason[] {
  const me = meOf(view.table, move.seat);
  const { table } = view;
  switch (move.type) {
    case 'take':
      return ofCard(me, move.card);
    case 'draw':
      return [why('blind', 'EG-1.1')];
    case 'takeGold':
      return [why('goldPile', 'EG-1.4', { coins: table.goldPile * COINS_A_GOLD_CARD })];
    case 'show':
      return [why('surprise', 'EG-3.1')];
    case 'bid':
      return ofToken(me, table.row[0]!);
    case 'pass':
      return table.row.length > 0 ? [why('saves', 'EG-4.2')] : [why('keeps', 'EG-7.1')];
    case 'place':
      return ofPlace(view, me, move.token, move.road);
    case 'add':
      return [why('either', 'EG-5.5')];
    case 'swap':
      return [why('swaps', 'EG-5.6')];
    case 'decline':
      return [why('leaves', RULE_OF[table.go.spell!.token])];
    case 'travel':
    case 'bypass': {
      const to = across(move.road, me.boot);
      const steps = ofTown(me, to, earned(table, move.road, to));
      return move.type === 'bypass' ? [...steps, why('clears', 'EG-V3')] : steps;
    }
    case 'fly':
      return ofTown(me, move.town, 0);
    case 'stop':
      if (!table.go.moved) return [why('rests', 'EG-6.4')];
      return [why(table.options.handLimit === 'none' ? 'kept' : 'enough', 'EG-6.5')];
    case 'pay':
      return [why('spare', 'EG-C2')];
    case 'discard':
      return [why('least', 'EG-6.5', { card: move.card, count: countOf(me.hand, move.card) })];
    case 'collect':
      return [move.as === 'coins' ? why('coins', 'EG-6.3', { coins: table.go.income }) : why('cards', 'EG-6.3')];
    case 'giveBack':
      return [why('giveBack', 'EG-7.1')];
    case 'done':
      return [why('kept', 'EG-7.1')];
  }
}

function ofCard({ hand, hidden, shown, boot }: Player, card: TravelCard): Reason[] {
  if (card === 'wizard') return [why('wizard', 'EG-V3')];
  const held = countOf(hand, card);
  const pair = held > 0 ? [why('more', 'EG-6.1', { card, count: held })] : [];
  if (card === 'raft') return [...pair, why('water', 'EG-C1')];
  const counters = countOf<Token>([...hidden, ...shown], card);
  const own = counters > 0 ? [why('counter', 'EG-5.2', { card })] : [];
  return [...own, ...pair, why('roads', 'EG-C1', { count: roadsFor(card, boot) })];
}

function ofToken({ hand, boot }: Player, token: Token): Reason[] {
  if (!isTransport(token)) return [why(`token.${token}`, RULE_OF[token])];
  const count = countOf(hand, token);
  const own = count > 0 ? [why('yourCards', 'EG-6.1', { card: token, count })] : [];
  return [...own, why('roads', 'EG-C1', { count: roadsFor(token, boot) })];
}
function ofPlace({ table }: Asked, me: Player, token: Token, road: RoadId): Reason[] {
  if (!isTransport(token)) return [why(`token.${token}`, RULE_OF[token])];
  const { roads, values } = table;
  const count = countOf(me.hand, token);
  const own = count > 0 ? [why('yourCards', 'EG-6.1', { card: token, count })] : [];
  const others = count > 0 ? own : [why('forAll', 'EG-6.1')];
  const before = reach({ roads, values }, me);
  const laid = { ...roads, [road]: sorted([...roads[road], token], TOKENS) };
  const after = reach({ roads: laid, values }, me);
  const opened = endsOf(road).find((town) => after[town] && !before[town] && town !== me.boot);
  return [...(opened ? [why('opens', 'EG-6.1', { town: opened })] : []), ...others];
}

function ofTown({ towns }: Player, town: Town, coins: number): Reason[] {
  const isNew = town !== CAPITAL && !towns.includes(town);
  const piece = isNew ? [why('newTown', 'EG-6.2', { town })] : [];
  const gain = coins > 0 ? [why('earns', 'EG-6.3', { coins })] : [];
  return piece.length + gain.length > 0 ? [...piece, ...gain] : [why('onward', 'EG-6.1', { town })];
}
