/**
 * The opponent. It uses only its seat's view; the same view and options always give the same move. It tries all journeys
 * that its hand can pay and takes the best. It places counters by their gain for that journey, bids by a counter's use with
 * its own cards and counters, and keeps what may be useful in the next round.
 */
import { draw, seeded, type BotOptions, type MoveOf, type View } from '../../kit/index.js';
import { COINS_A_GOLD_CARD, across, type TravelCard } from './map.js';
import { countOf, isTransport, meOf } from './queries.js';
import { bestJourney } from './bot/journey.js';
import { bestPlacement, secondStep } from './bot/placing.js';
import { cardUse, pricesOf, roundsLeft, tokenUse, type Asked, type Thought } from './bot/worth.js';
import type { Move } from './table.js';
import type { Seen } from './view.js';

/** An easy opponent makes one in so many moves at random. */
const CARELESS = 3;
/** Number of journey steps that count as one position of the budget. */
const STEPS = 16;

type Of<V extends Move['type']> = MoveOf<Move, V>;
/** How closely an opponent looks: number of placements, and of steps in each journey. */
interface Care {
  readonly field: number;
  readonly steps: number;
  readonly isHard: boolean;
}

/** Picks one of the view's moves. Yields after every few journey steps examined. */
export function* think(view: View<Seen, Move>, { seed, level, budget }: Required<BotOptions>): Generator<void, Move> {
  const { moves } = view;
  const [by, luck] = draw(seeded(seed), 2, 0, 0xffff).values as [number, number];
  if (level === 'easy' && by % CARELESS === 0) return moves[luck % moves.length]!;
  const isHard = level === 'hard';
  const field = Math.min(budget, isHard ? 24 : 8);
  const care: Care = { field, steps: Math.max(60, Math.min(budget, 250) * (isHard ? STEPS : STEPS / 4)), isHard };
  const verbs = new Set(moves.map(({ type }) => type));
  for (const [verb, thought] of Object.entries(THOUGHTS)) {
    const found = verbs.has(verb as Move['type']) ? thought(view, care) : undefined;
    const move = found && 'next' in found ? yield* found : found;
    if (move) return move;
  }
  return moves[luck % moves.length]!;
}

const only = <V extends Move['type']>({ moves }: Asked, type: V): Of<V>[] =>
  moves.filter((move): move is Of<V> => move.type === type);
const plain = ({ moves }: Asked, type: Move['type']): Move | undefined => moves.find((move) => move.type === type);
/** The thing with the highest worth, the first among equals; `undefined` for an empty list. */
const best = <A>(things: readonly A[], worth: (thing: A) => number): A | undefined => {
  let found: { thing: A; value: number } | undefined;
  for (const thing of things) {
    const value = worth(thing);
    if (!found || value > found.value) found = { thing, value };
  }
  return found?.thing;
};

/** The first step of the best journey, or `stop`. */
function* travel(view: Asked, { steps }: Care): Thought {
  const { roads, values, go } = view.table;
  const me = meOf(view.table, view.seat);
  const [leg] = (yield* bestJourney({ roads, values }, me, pricesOf(view), steps * 8)).legs;
  const isLeg = (move: Move): boolean => {
    if (!leg) return false;
    if (move.type === 'fly') return leg.by === 'wizard' && move.town === leg.to;
    if (move.type !== 'travel' && move.type !== 'bypass') return false;
    return move.road === leg.road && move.by === leg.by && leg.bypass === (move.type === 'bypass');
  };
  return view.moves.find(isLeg) ?? (go.moved || !leg ? plain(view, 'stop') : undefined);
}

/** Pays for a caravan with the card of least use among those that the rest of the best journey does not need. */
function* pay(view: Asked, { steps }: Care): Thought {
  const { roads, values, go } = view.table;
  const me = meOf(view.table, view.seat);
  const { road, left } = go.caravan!;
  const boot = across(road, me.boot);
  const arrived = { ...me, boot, towns: [...me.towns, boot] };
  const { legs } = yield* bestJourney({ roads, values }, arrived, pricesOf(view), steps * 8, left);
  const needs = (card: TravelCard) =>
    legs.reduce(
      (sum, { by, cards, bypass }) => sum + (by === card ? cards : 0) + (bypass && card === 'wizard' ? 1 : 0),
      0,
    );
  const spare = only(view, 'pay').filter(({ card }) => countOf(me.hand, card) > needs(card));
  return best(spare, ({ card }) => -cardUse(view, card));
}

/** Bids up to a token's use, as a part of the coins that can be spent in a round. */
function bid(view: Asked, { isHard }: Care): Move | undefined {
  const { row, bid: last, players, round } = view.table;
  const { coins } = players[view.seat as number]!;
  const left = roundsLeft(view);
  const next = (last?.amount ?? 0) + 1;
  const use = tokenUse(view, row[0]!);
  // Coins are worth nothing at the end of the game: all may be spent in the remaining rounds.
  const purse = isHard ? (coins / (left + 1)) * (left === 0 ? 1 : 1.6) : Math.min(coins / 2, 12 + 2 * round);
  const most = Math.min(coins, Math.floor(use * purse * (isHard ? 0.75 : 0.5)));
  return next <= most ? only(view, 'bid').find((move) => move.amount === next) : plain(view, 'pass');
}

type Think = (view: Asked, care: Care) => Move | Thought | undefined;
/** One function for each verb, `pass` and `decline` within those of their alternatives. If it returns no move, the next one decides. */
const THOUGHTS: Readonly<Record<Exclude<Move['type'], 'pass' | 'decline'>, Think>> = {
  takeGold: (view, { isHard }) => {
    const coins = view.table.goldPile * COINS_A_GOLD_CARD;
    const { coins: own } = meOf(view.table, view.seat);
    return coins >= (isHard ? (own < 8 ? 6 : 12) : 6) && roundsLeft(view) > 0 ? plain(view, 'takeGold') : undefined;
  },
  take: (view) => {
    const move = best(only(view, 'take'), ({ card }) => cardUse(view, card));
    return move && cardUse(view, move.card) > 0.75 ? move : undefined;
  },
  draw: (view) => plain(view, 'draw'),
  // Shows a transport; other tokens stay hidden as a surprise.
  show: (view) => best(only(view, 'show'), ({ token }) => (isTransport(token) ? 1 - tokenUse(view, token) * 0.1 : 0)),
  bid,
  place: (view, { field, steps }) => bestPlacement(view, field, steps),
  add: (view, { field, steps }) => secondStep(view, field, steps),
  swap: (view, { field, steps }) => secondStep(view, field, steps),
  travel,
  // With a wizard in hand, a way past an obstacle or a flight may be the only one left.
  bypass: travel,
  fly: travel,
  stop: (view) => plain(view, 'stop'),
  pay,
  discard: (view) => best(only(view, 'discard'), ({ card }) => -cardUse(view, card)),
  collect: (view, { isHard }) => {
    const { income } = view.table.go;
    const { coins } = meOf(view.table, view.seat);
    const takesCoins = roundsLeft(view) === 0 || (isHard ? income >= (coins < 10 ? 5 : 12) : income >= 8);
    return only(view, 'collect').find(({ as }) => as === (takesCoins ? 'coins' : 'cards'));
  },
  done: (view) => plain(view, 'done'),
  giveBack: (view) => best(only(view, 'giveBack'), ({ token }) => -tokenUse(view, token)),
};
