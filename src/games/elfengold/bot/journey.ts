/**
 * The best journey of a hand: tries every way that it can pay, step by step, within a budget. Unlike the planner, which
 * leads to chosen towns, it evaluates everything along the way together.
 */
import { BYPASS_FEE, CAPITAL, FLIGHT_FEE, TOWNS, TRAVEL_CARDS, VILLAGES, distance } from '../map.js';
import type { Town, TravelCard } from '../map.js';
import { countOf } from '../queries.js';
import { legsFrom, type Ground, type Leg, type Traveller } from '../routes.js';

/** The values of things, where a town's piece is worth 1. */
export interface Prices {
  /** One coin of income. */
  readonly coin: number;
  /** One card kept, of those that may be kept. */
  readonly card: number;
  /** A town without the own piece near the end of the journey. */
  readonly near: number;
  /** How many cards may be kept. */
  readonly kept: number;
}
export interface Journey {
  readonly legs: readonly Leg[];
  readonly worth: number;
}

/** Number of cards by kind, without regard to caravans: which cards these take is left open. */
type Hand = number[];
const AT = Object.fromEntries(TRAVEL_CARDS.map((card, i) => [card, i])) as Readonly<Record<TravelCard, number>>;
const WIZARD = AT.wizard;

/** The value of a town without the own piece, by its distance in roads. */
const NEARBY = [0, 1, 0.45, 0.15];

/** Number of steps examined between two yields. */
const PAUSE = 128;

/**
 * The most valuable journey, which may be to stay; examines at most `steps` steps. `owed` cards of any kind are still to be
 * paid for a caravan that has set out.
 */
export function* bestJourney(
  ground: Ground,
  traveller: Traveller,
  prices: Prices,
  steps: number,
  owed = 0,
): Generator<void, Journey> {
  const legs = new Map<Town, readonly Leg[]>();
  const from = (town: Town): readonly Leg[] => {
    let known = legs.get(town);
    if (!known) legs.set(town, (known = legsFrom(ground, town, traveller.hand.includes('wizard'))));
    return known;
  };
  const taken = new Set<Town>(traveller.towns);
  const hand: Hand = TRAVEL_CARDS.map((card) => countOf(traveller.hand, card));
  const path: Leg[] = [];
  const free = traveller.hand.length - owed;
  let left = steps;
  const start = valueOf(traveller.boot, free, 0, 0);
  let best: Journey = { legs: [], worth: start };

  function valueOf(town: Town, cards: number, pieces: number, income: number): number {
    let near = 0;
    for (const other of VILLAGES) if (!taken.has(other)) near += NEARBY[distance(town, other)] ?? 0;
    return pieces + income * prices.coin + Math.min(cards, prices.kept) * prices.card + Math.min(near, 4) * prices.near;
  }
  function* visit(town: Town, cards: number, coins: number, pieces: number, income: number): Generator<void, void> {
    if (left <= 0) return;
    if (--left % PAUSE === 0) yield;
    if (path.length > 0) {
      const worth = valueOf(town, cards, pieces, income);
      if (worth > best.worth + 1e-9) best = { legs: [...path], worth };
    }
    if (cards === 0) return;
    const last = path.at(-1);
    const flights = hand[WIZARD]! > 0 && coins >= FLIGHT_FEE ? flightsFrom(town) : [];
    for (const leg of [...from(town), ...flights]) {
      // Skips going straight back after nothing new was found.
      if (leg.road && leg.to === last?.from && leg.road === last.road && leg.income <= 1) continue;
      const fee = pay(hand, cards, leg, coins);
      if (fee === undefined) continue;
      const isNew = leg.to !== CAPITAL && !taken.has(leg.to);
      if (isNew) taken.add(leg.to);
      path.push(leg);
      yield* visit(leg.to, cards - cardsOf(leg), coins - fee, pieces + (isNew ? 1 : 0), income + leg.income);
      path.pop();
      if (isNew) taken.delete(leg.to);
      take(hand, leg, -1);
    }
  }
  const flightsFrom = (town: Town): Leg[] =>
    TOWNS.filter((to) => to !== town && to !== CAPITAL && !taken.has(to)).map((to) => {
      return { road: null, from: town, to, by: 'wizard', cards: 1, bypass: false, income: 0 };
    });
  yield* visit(traveller.boot, free, traveller.coins, 0, 0);
  return best;
}

const cardsOf = (leg: Leg): number => leg.cards + (leg.bypass ? 1 : 0);
/** Takes the cards of a step out of the hand, or with `times` -1 puts them back; those of a caravan may be any. */
function take(hand: Hand, { by, cards, bypass }: Leg, times: 1 | -1): void {
  if (bypass) hand[WIZARD]! -= times;
  if (by !== 'caravan') hand[AT[by]]! -= cards * times;
}
/**
 * Takes the cards of a step out of the hand, and returns the coins that it costs; `undefined` if the traveller cannot pay.
 * `cards` are left in all. A caravan may take any of them: it leaves the kinds that later steps need.
 */
function pay(hand: Hand, cards: number, leg: Leg, coins: number): number | undefined {
  const fee = leg.by === 'wizard' ? FLIGHT_FEE : leg.bypass ? BYPASS_FEE : 0;
  if (fee > coins || cardsOf(leg) > cards) return undefined;
  take(hand, leg, 1);
  if ((leg.bypass && hand[WIZARD]! < 0) || (leg.by !== 'caravan' && hand[AT[leg.by]]! < 0)) {
    take(hand, leg, -1);
    return undefined;
  }
  return fee;
}
