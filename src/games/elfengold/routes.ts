/**
 * The cheapest ways across the map: exact, without side effects. The planner shows them; opponents use them.
 *
 * The order in which cards are paid does not matter, so a way is characterised by its bill: the number of cards of each
 * kind, of cards of any kind for caravans, and of obstacles passed and flights by wizard. Bills only grow along a way. So
 * of two ways to a town, one can be dropped if its cards could pay for the other; and the search examines bills in rising
 * order.
 */
import {
  BYPASS_FEE,
  CAPITAL,
  FLIGHT_FEE,
  TOWNS,
  TRANSPORTS,
  across,
  isWater,
  roadsFrom,
  type Means,
  type RoadId,
  type Token,
  type Town,
  type TravelCard,
} from './map.js';
import { countOf, earned, fare, obstacleOn } from './queries.js';

/** The map data that ways depend on. */
export interface Ground {
  readonly roads: Readonly<Record<RoadId, readonly Token[]>>;
  readonly values: Readonly<Record<Town, number>>;
}
export interface Traveller {
  readonly boot: Town;
  readonly hand: readonly TravelCard[];
  readonly coins: number;
  /** The towns whose piece the traveller has. */
  readonly towns: readonly Town[];
}

/** One move: along a road, or a wizard's flight, for which `road` is null. */
export interface Leg {
  readonly road: RoadId | null;
  readonly from: Town;
  readonly to: Town;
  readonly by: Means | 'wizard';
  /** Number of cards, without the wizard that passes the obstacle. */
  readonly cards: number;
  readonly bypass: boolean;
  readonly income: number;
}

export const EXACT = [...TRANSPORTS, 'raft'] as const;
/** The items of a bill: cards of each kind, cards of any kind for caravans, and wizards that pass an obstacle or fly. */
export const BILL = [...EXACT, 'caravan', 'bypass', 'flight'] as const;
export type Item = (typeof BILL)[number];
export type Bill = Readonly<Record<Item, number>>;

export interface Way {
  readonly legs: readonly Leg[];
  readonly bill: Bill;
  /** Number of cards in all, and of coins for wizards. */
  readonly cards: number;
  readonly coins: number;
  /** Cards that the hand lacks, by item; for a caravan, cards of any kind. Empty if the way can be paid. */
  readonly missing: Readonly<Partial<Record<Item, number>>>;
  readonly short: number;
  /** Coins that the journey earns, EG-6.3; pieces that it takes, EG-6.2. */
  readonly income: number;
  readonly pieces: readonly Town[];
}

/** A bill as a list of numbers, in the order of `BILL`. */
type Sum = readonly number[];
const NOTHING: Sum = BILL.map(() => 0);
const CARAVAN_AT = BILL.indexOf('caravan');
const BYPASS_AT = BILL.indexOf('bypass');
const FLIGHT_AT = BILL.indexOf('flight');

interface Purse {
  /** Number of cards by kind. */
  readonly exact: readonly number[];
  readonly wizards: number;
  readonly coins: number;
}
const purseOf = ({ hand, coins }: Traveller): Purse => ({
  exact: EXACT.map((kind) => countOf(hand, kind)),
  wizards: countOf(hand, 'wizard'),
  coins,
});

const cardsOf = (sum: Sum): number => sum.reduce((all, count) => all + count, 0);
const coinsOf = (sum: Sum): number => sum[BYPASS_AT]! * BYPASS_FEE + sum[FLIGHT_AT]! * FLIGHT_FEE;

/** The number of cards that the hand lacks, by item. Like any card, a wizard left over may pay for a caravan. */
function lacks(sum: Sum, { exact, wizards }: Purse): number[] {
  let left = wizards - sum[BYPASS_AT]! - sum[FLIGHT_AT]!;
  const missing = exact.map((held, i) => {
    left += Math.max(0, held - sum[i]!);
    return Math.max(0, sum[i]! - held);
  });
  return [...missing, Math.max(0, sum[CARAVAN_AT]! - left)];
}
/** Plans never assume wizards, or coins for them, that the traveller lacks: otherwise every town would be one card short. */
const hasWizards = (sum: Sum, { wizards, coins }: Purse): boolean =>
  sum[BYPASS_AT]! + sum[FLIGHT_AT]! <= wizards && coinsOf(sum) <= coins;

/** A partial way. */
interface Label {
  readonly town: Town;
  /** How many of the stops it has reached, in order. */
  readonly stage: number;
  readonly sum: Sum;
  /** Number of cards in all, and of those that the hand lacks. */
  readonly cards: number;
  readonly short: number;
  readonly income: number;
  readonly leg: Leg | null;
  readonly before: Label | null;
}

/** The moves from a town by every means, regardless of the hand. */
export function legsFrom({ roads, values }: Ground, from: Town, mayBypass: boolean): Leg[] {
  const legs: Leg[] = [];
  for (const road of roadsFrom(from)) {
    const lying = roads[road];
    const to = across(road, from);
    const income = earned({ roads, values }, road, to);
    const means: Means[] = isWater(road) ? ['raft'] : [...TRANSPORTS.filter((kind) => lying.includes(kind)), 'caravan'];
    for (const by of means) {
      for (const bypass of mayBypass && obstacleOn(lying) ? [false, true] : [false]) {
        const cards = fare(lying, road, from, by, bypass);
        if (cards !== undefined) legs.push({ road, from, to, by, cards, bypass, income });
      }
    }
  }
  return legs;
}

function added(sum: Sum, leg: Leg): number[] {
  const next = [...sum];
  if (leg.by === 'wizard') next[FLIGHT_AT]!++;
  else next[BILL.indexOf(leg.by)]! += leg.cards;
  if (leg.bypass) next[BYPASS_AT]!++;
  return next;
}

/** Whether the cards of `label` could pay for `by`: a caravan takes any card left over. */
const isCovered = (label: Label, by: Label): boolean =>
  by.cards <= label.cards && by.sum.every((count, i) => i === CARAVAN_AT || count <= label.sum[i]!);
const isSame = (a: Sum, b: Sum): boolean => a.every((count, i) => count === b[i]);

/**
 * Yields ways by rising number of missing cards, then of cards; of ways to the same place, only those whose bill covers no
 * other's. With `mayLack: false`, only ways that can be paid.
 */
function* search(ground: Ground, traveller: Traveller, stops: readonly Town[], mayLack: boolean): Generator<Label> {
  const purse = purseOf(traveller);
  const legs = Object.fromEntries(
    TOWNS.map((town) => [town, legsFrom(ground, town, purse.wizards > 0 && purse.coins >= BYPASS_FEE)]),
  ) as Record<Town, Leg[]>;
  const flights = (from: Town): Leg[] =>
    TOWNS.filter((to) => to !== from).map((to) => ({
      road: null,
      from,
      to,
      by: 'wizard',
      cards: 1,
      bypass: false,
      income: 0,
    }));
  const queue: Label[][] = [];
  const kept = new Map<string, Label[]>();

  const arrive = (town: Town, stage: number, sum: Sum, income: number, leg: Leg | null, before: Label | null) => {
    if (!hasWizards(sum, purse)) return;
    const short = cardsOf(lacks(sum, purse));
    if (short > 0 && !mayLack) return;
    const label: Label = { town, stage, sum, cards: cardsOf(sum), short, income, leg, before };
    const place = `${town} ${stage}`;
    const others = kept.get(place) ?? [];
    const equal = others.find((other) => isSame(other.sum, sum));
    if (equal ? equal.income >= income : others.some((other) => isCovered(label, other))) return;
    kept.set(place, [...others.filter((other) => !isCovered(other, label)), label]);
    (queue[short * LONGEST + label.cards] ??= []).push(label);
  };
  arrive(traveller.boot, 0, NOTHING, 0, null, null);
  for (let key = 0; key < queue.length; key++) {
    for (const label of queue[key] ?? []) {
      if (!kept.get(`${label.town} ${label.stage}`)!.includes(label)) continue;
      yield label;
      if (label.stage === stops.length && stops.length > 0) continue;
      for (const leg of [...legs[label.town], ...(purse.wizards > 0 ? flights(label.town) : [])]) {
        const stage = label.stage + (leg.to === stops[label.stage] ? 1 : 0);
        arrive(leg.to, stage, added(label.sum, leg), label.income + leg.income, leg, label);
      }
    }
  }
}
/** More cards than any way without a circle has. */
const LONGEST = 1000;

function wayOf(label: Label, traveller: Traveller): Way {
  const legs: Leg[] = [];
  for (let at: Label = label; at.before; at = at.before) legs.unshift(at.leg!);
  const lacking = lacks(label.sum, purseOf(traveller));
  const pieces = legs.map(({ to }) => to).filter((town, i, all) => all.indexOf(town) === i);
  return {
    legs,
    bill: Object.fromEntries(BILL.map((item, i) => [item, label.sum[i]!])) as Bill,
    cards: label.cards,
    coins: coinsOf(label.sum),
    missing: Object.fromEntries(BILL.flatMap((item, i) => (lacking[i] ? [[item, lacking[i]]] : []))),
    short: label.short,
    income: label.income,
    pieces: pieces.filter((town) => town !== CAPITAL && !traveller.towns.includes(town)),
  };
}

/** Fewer coins for wizards first, then more income; otherwise the order of the map. */
const byCoins = (a: Way, b: Way): number => a.coins - b.coins || b.income - a.income;

/**
 * The cheapest ways through these towns in order. If the hand can pay: all ways except those whose cards could pay for
 * another, sorted by cards, then by coins. If it cannot: those that lack the fewest cards and then cost the fewest, each
 * with what is missing. Empty if no way leads there.
 */
export function waysTo(ground: Ground, traveller: Traveller, stops: readonly Town[]): Way[] {
  if (!isReachable(ground, traveller, stops)) return [];
  const payable = labelsAt(search(ground, traveller, stops, false), stops.length, traveller);
  const labels = payable.length > 0 ? payable : cheapest(search(ground, traveller, stops, true), stops.length);
  const ways = labels.map((label) => wayOf(label, traveller));
  return ways.sort((a, b) => a.cards - b.cards || byCoins(a, b));
}

function labelsAt(labels: Iterable<Label>, stage: number, traveller: Traveller): Label[] {
  const purse = purseOf(traveller);
  const found: Label[] = [];
  // The search yields the cheapest first, so that of two equivalent ways the first one stays.
  for (const label of labels) {
    if (label.stage === stage && !found.some((other) => isWorse(label, other, purse))) found.push(label);
  }
  return found.filter((label) => !found.some((other) => other !== label && isWorse(label, other, purse)));
}

/**
 * Whether the cards that `label` takes from this hand could pay for `by`, whichever cards its caravans take. Of each kind,
 * these take at least what the other kinds cannot provide.
 */
function isWorse(label: Label, by: Label, { exact, wizards }: Purse): boolean {
  if (by.cards > label.cards || coinsOf(by.sum) > coinsOf(label.sum)) return false;
  const spells = (sum: Sum) => sum[BYPASS_AT]! + sum[FLIGHT_AT]!;
  const left = [...exact.map((held, i) => held - label.sum[i]!), wizards - spells(label.sum)];
  const spare = cardsOf(left) - label.sum[CARAVAN_AT]!;
  return left.every((held, i) => {
    const takenFor = (sum: Sum) => (i < exact.length ? sum[i]! : spells(sum));
    return takenFor(by.sum) <= takenFor(label.sum) + Math.max(0, held - spare);
  });
}

/** Only the ways with the fewest missing cards and the fewest cards; the search stops after them. */
function cheapest(labels: Iterable<Label>, stage: number): Label[] {
  const found: Label[] = [];
  for (const label of labels) {
    const [first] = found;
    if (first && (label.short > first.short || label.cards > first.cards)) break;
    if (label.stage === stage) found.push(label);
  }
  return found;
}

/** Whether roads with counters, water or wizards lead to the stops, regardless of the cards. */
function isReachable(ground: Ground, traveller: Traveller, stops: readonly Town[]): boolean {
  const { wizards, coins } = purseOf(traveller);
  if (wizards > 0 && coins >= FLIGHT_FEE) return true;
  const open: Town[] = [traveller.boot];
  for (const town of open) {
    for (const { to } of legsFrom(ground, town, false)) if (!open.includes(to)) open.push(to);
  }
  return stops.every((town) => open.includes(town));
}

/** For each town in reach, a cheapest way that the hand can pay: by fewest cards, then fewest coins, then most income. */
export function reach(ground: Ground, traveller: Traveller): Partial<Record<Town, Way>> {
  const found: Partial<Record<Town, Way>> = {};
  for (const label of search(ground, traveller, [], false)) {
    const known = found[label.town];
    if (!label.before || (known && known.cards < label.cards)) continue;
    const way = wayOf(label, traveller);
    if (!known || byCoins(way, known) < 0) found[label.town] = way;
  }
  return found;
}
