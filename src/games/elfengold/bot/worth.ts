/** Estimates the use of cards and counters, from a seat's view. */
import {
  ROUNDS,
  chartCost,
  distance,
  endsOf,
  ROADS,
  isWater,
  type RoadId,
  type Token,
  type Town,
  type Transport,
  type TravelCard,
} from '../map.js';
import { countOf, isTransport, meOf } from '../queries.js';
import type { Move } from '../table.js';
import type { Seen } from '../view.js';
import type { View } from '../../../kit/index.js';
import type { Prices } from './journey.js';

export type Asked = View<Seen, Move>;
/** A search that yields between small steps, and returns a move or none. */
export type Thought = Generator<void, Move | undefined>;

export const roundsLeft = ({ table }: Asked): number => ROUNDS - table.round;

/** The prices for evaluating journeys: in the last round nothing is kept for later. */
export const pricesOf = (view: Asked): Prices => {
  const isLast = roundsLeft(view) === 0;
  return {
    coin: isLast ? 0.005 : 0.03,
    card: isLast ? 0.001 : 0.3,
    near: isLast ? 0 : 0.12,
    kept: view.table.options.handLimit === 'none' ? 9 : 4,
  };
};

/** The weight of a road for journeys from this town: higher the nearer it is. */
const reachOf = (boot: Town, road: RoadId): number => {
  const away = Math.min(...endsOf(road).map((town) => distance(boot, town)));
  return away === 0 ? 1 : away === 1 ? 0.7 : away === 2 ? 0.35 : 0.1;
};
/** How well a transport suits the roads around a town, from 0 to about 1. */
function fitness(kind: Transport, boot: Town): number {
  let fits = 0;
  let all = 0;
  for (const road of ROADS) {
    if (isWater(road)) continue;
    const weight = reachOf(boot, road);
    all += weight;
    const cost = chartCost(kind, road);
    if (cost) fits += weight / cost;
  }
  return fits / all;
}

/** The use of a card: higher if it suits the roads nearby, has counters, and makes a pair. */
export function cardUse(view: Asked, card: TravelCard): number {
  const { roads, players } = view.table;
  const me = meOf(view.table, view.seat);
  if (card === 'wizard') return 1.4;
  if (card === 'raft') {
    const water = ROADS.filter(isWater).reduce((sum, road) => sum + reachOf(me.boot, road), 0);
    return Math.min(1, 0.25 + water * 0.25);
  }
  const own = countOf<Token>([...me.hidden, ...me.shown], card);
  const others = players.reduce((sum, { shown }, seat) => sum + (seat === view.seat ? 0 : countOf(shown, card)), 0);
  const lying = Object.values(roads).filter((tokens) => tokens.includes(card)).length;
  return (
    fitness(card, me.boot) * 1.2 +
    Math.min(own, 2) * 0.35 +
    Math.min(others, 3) * 0.12 +
    Math.min(lying, 4) * 0.2 +
    Math.min(countOf(me.hand, card), 2) * 0.15
  );
}

/** The use of a counter: about 1 for one that makes a whole further step possible. */
export function tokenUse(view: Asked, token: Token): number {
  const me = meOf(view.table, view.seat);
  if (!isTransport(token)) return SPELLS[token];
  const own = countOf<Token>([...me.hidden, ...me.shown], token);
  const cards = countOf(me.hand, token);
  const fits = fitness(token, me.boot);
  // Cards that no own counter serves yet.
  const served = Math.max(0, cards - own);
  return fits * (0.15 + (served > 0 ? 0.8 : 0) + (served > 1 ? 0.25 : 0));
}
const SPELLS: Readonly<Record<Exclude<Token, Transport>, number>> = {
  gold: 0.6,
  double: 0.45,
  exchange: 0.3,
  tree: 0.2,
  monster: 0.15,
};
