/** Phase 6, the journey itself: roads, water, caravans and wizards. EG-C1, EG-C2, EG-6.1 to EG-6.4, EG-V3. */
import { acting, actor, type Seat } from '../../../kit/index.js';
import {
  BYPASS_FEE,
  CAPITAL,
  FLIGHT_FEE,
  MEANS,
  TOWNS,
  across,
  isOn,
  isWater,
  roadsFrom,
  type Means,
  type RoadId,
  type Town,
  type TravelCard,
} from '../map.js';
import { addFacts, tableWith, withCoins, withFacts, withGo, withPlayer, withTown, withoutHead } from '../changes.js';
import { countOf, earned, fare, isTransport, obstacleOn, playerOrder } from '../queries.js';
import type { Fact, Refusal, RuleOf, Table } from '../table.js';
import { discardCards, kinds } from './cards.js';

const travels = (table: Table): Table =>
  addFacts(table, { rule: 'EG-6.1', code: 'travels', params: { seat: acting(table)! } });

/** EG-6.1: the players travel in order, each making the whole journey. */
export const beginTravel = (table: Table): Table =>
  travels(withFacts(tableWith(table, { queue: playerOrder(table) }), { rule: 'EG-T1', code: 'phase.travel' }));
export const nextTraveller = (table: Table): Table => travels(withFacts(withoutHead(table)));

/** The moves along the roads at the acting seat's boot. */
const ways = <V extends 'travel' | 'bypass'>(table: Table, type: V, seat: Seat) =>
  roadsFrom(actor(table).boot).flatMap((road) =>
    MEANS.filter((by) => by === 'raft' || by === 'caravan' || table.roads[road].includes(by)).map((by) => ({
      type,
      seat,
      road,
      by,
    })),
  );

/** Why a road cannot be travelled by this means from here, regardless of the hand. */
function refuseRoad(table: Table, road: RoadId, by: Means): Refusal | undefined {
  const { boot } = actor(table);
  const no = (rule: Refusal['rule'], code: string): Refusal => ({ rule, code, params: { road, by, town: boot } });
  if (!isOn(road, boot)) return no('EG-6.1', 'notHere');
  if (isWater(road)) {
    if (by === 'raft') return undefined;
    return by === 'caravan' ? no('EG-C2', 'landOnly') : no('EG-C1', 'notOnWater');
  }
  if (by === 'raft') return no('EG-C1', 'waterOnly');
  if (by === 'caravan') return table.roads[road].some(isTransport) ? undefined : no('EG-C2', 'needsTransport');
  return table.roads[road].includes(by) ? undefined : no('EG-6.1', 'notLyingThere');
}

/** Refuses if there are too few cards. EG-H1: names the cards required, never those in the hand. */
function refuseCards(hand: readonly TravelCard[], by: Means, cards: number): Refusal | undefined {
  const params = { by, cards };
  if (by === 'caravan') return hand.length < cards ? { rule: 'EG-C2', code: 'tooFewCards', params } : undefined;
  return countOf(hand, by) < cards ? { rule: 'EG-6.1', code: 'tooFewCards', params } : undefined;
}

function refuseWizard(table: Table, fee: number): Refusal | undefined {
  const no = (code: string): Refusal => ({ rule: 'EG-V3', code, params: { coins: fee } });
  if (!table.options.wizards) return no('notInPlay');
  if (!actor(table).hand.includes('wizard')) return no('noWizard');
  return actor(table).coins < fee ? no('noCoins') : undefined;
}

/** EG-6.1: travel along a road by the chart, or with a caravan. */
export const travel: RuleOf<'travel'> = {
  options: (table, seat) => ways(table, 'travel', seat),
  refuse(table, { road, by }) {
    const { boot, hand } = actor(table);
    return refuseRoad(table, road, by) ?? refuseCards(hand, by, fare(table.roads[road], road, boot, by)!);
  },
  apply: (table, { seat, road, by }) => setOut(withFacts(table), seat, road, by, false),
};

/** EG-V3: travel past an obstacle: a wizard and a coin replace the extra card. */
export const bypass: RuleOf<'bypass'> = {
  options: (table, seat) => (table.options.wizards ? ways(table, 'bypass', seat) : []),
  refuse(table, { road, by }) {
    const { boot, hand } = actor(table);
    const why = refuseRoad(table, road, by) ?? refuseWizard(table, BYPASS_FEE);
    if (why) return why;
    if (!obstacleOn(table.roads[road])) return { rule: 'EG-V3', code: 'noObstacle', params: { road } };
    return refuseCards(hand.toSpliced(hand.indexOf('wizard'), 1), by, fare(table.roads[road], road, boot, by, true)!);
  },
  apply(table, { seat, road, by }) {
    const obstacle = obstacleOn(table.roads[road])!;
    const params = { seat, road, obstacle, coins: BYPASS_FEE, from: `hand:${seat}`, to: 'discard' };
    const fact: Fact = { rule: 'EG-V3', code: 'bypass', params };
    const paid = discardCards(withCoins(withFacts(table, fact), seat, -BYPASS_FEE), seat, 'wizard');
    return setOut(paid, seat, road, by, true);
  },
};

/** Pays at once by the chart; the cards of a caravan are chosen one by one. */
function setOut(table: Table, seat: Seat, road: RoadId, by: Means, isBypass: boolean): Table {
  const cards = fare(table.roads[road], road, table.players[seat]!.boot, by, isBypass)!;
  if (by !== 'caravan') return arrive(discardCards(table, seat, by, cards), seat, road, by, cards);
  return addFacts(withGo(table, { caravan: { road, cards, left: cards } }), {
    rule: 'EG-C2',
    code: 'caravan',
    params: { seat, road, cards },
  });
}

/** EG-6.1 to EG-6.3: moves the boot to the other end, takes the piece there, and adds the income. */
function arrive(table: Table, seat: Seat, road: RoadId, by: Means, cards: number): Table {
  const { boot } = table.players[seat]!;
  const to = across(road, boot);
  const lying = table.roads[road];
  const obstacle = cards > fare(lying, road, boot, by, true)! && obstacleOn(lying);
  const income = earned(table, road, to);
  const moved = withGo(table, { moved: true, income: table.go.income + income, caravan: null });
  const params = { seat, road, by, cards, income, from: boot, to };
  const fact: Fact = { rule: by === 'raft' ? 'EG-C1' : 'EG-6.1', code: 'travel', params };
  const slowed: Fact[] = obstacle ? [{ rule: 'EG-5.3', code: 'obstacle', params: { seat, road, obstacle } }] : [];
  return enter(addFacts(moved, fact, ...slowed), seat, to);
}

/** EG-6.2: takes the own piece in the town reached. */
function enter(before: Table, seat: Seat, town: Town): Table {
  const table = withPlayer(before, seat, { boot: town });
  if (town === CAPITAL || table.players[seat]!.towns.includes(town)) return table;
  const taken = withTown(table, seat, town);
  const count = taken.players[seat]!.towns.length;
  const params = { seat, town, count, from: town, to: `towns:${seat}` };
  return addFacts(taken, { rule: 'EG-6.2', code: 'takesPiece', params });
}

/** EG-C2: pay one card of a caravan. The last one moves the boot. */
export const pay: RuleOf<'pay'> = {
  options: (table, seat) => kinds(actor(table).hand).map((card) => ({ type: 'pay', seat, card })),
  refuse(table, { card }) {
    if (!actor(table).hand.includes(card)) return { rule: 'EG-C2', code: 'noSuchCard', params: { card } };
    return undefined;
  },
  apply(table, { seat, card }) {
    const { road, cards, left } = table.go.caravan!;
    const params = { seat, card, left: left - 1, from: `hand:${seat}`, to: 'discard' };
    const paid = discardCards(withFacts(table, { rule: 'EG-C2', code: 'pay', params }), seat, card);
    return left > 1
      ? withGo(paid, { caravan: { road, cards, left: left - 1 } })
      : arrive(paid, seat, road, 'caravan', cards);
  },
};

/** EG-V3: fly to any other town, without income. */
export const fly: RuleOf<'fly'> = {
  options: (table, seat) => (table.options.wizards ? TOWNS.map((town) => ({ type: 'fly', seat, town })) : []),
  refuse(table, { town }) {
    if (town === actor(table).boot) return { rule: 'EG-V3', code: 'sameTown', params: { town } };
    return refuseWizard(table, FLIGHT_FEE);
  },
  apply(table, { seat, town }) {
    const params = { seat, coins: FLIGHT_FEE, from: actor(table).boot, to: town };
    const paid = discardCards(
      withCoins(withFacts(table, { rule: 'EG-V3', code: 'fly', params }), seat, -FLIGHT_FEE),
      seat,
      'wizard',
    );
    return enter(withGo(paid, { moved: true }), seat, town);
  },
};

/** EG-6.1, EG-6.4: end the journey, or stay. */
export const stop: RuleOf<'stop'> = {
  options: (table, seat) => [{ type: 'stop', seat }],
  apply: (table, { seat }) =>
    withFacts(
      table,
      table.go.moved
        ? { rule: 'EG-6.1', code: 'stops', params: { seat, town: actor(table).boot } }
        : { rule: 'EG-6.4', code: 'stays', params: { seat, town: actor(table).boot } },
    ),
};
/** An empty hand ends the journey automatically: everybody sees that it is empty. */
export const runOut = (table: Table): Table =>
  withFacts(table, { rule: 'EG-6.1', code: 'runsOut', params: { seat: acting(table)! } });
