/**
 * How an opponent plays. It sees a seat's view and nothing else, and the same view and advice give the same move. Plain:
 * it travels by the search that plans use, places what opens roads for its own hand, and bids a fixed part of its coins.
 */
import type { BotOptions, MoveOf, View } from '../../kernel/game.js';
import { draw, seeded } from '../../kernel/random.js';
import { TOKENS, distance, endsOf, type RoadId, type Token, type TravelCard } from './map.js';
import { countOf, isTransport, sorted } from './queries.js';
import { reach, type Ground, type Traveller, type Way } from './routes.js';
import type { Move, Seen } from './table.js';

/** Of so many moves an easy opponent makes one by chance. */
const CARELESS = 3;
/** How many placements are looked at closely. */
const FIELD = 8;
/** What a piece, a coin and a card are worth beside each other. */
const PIECE = 6;
const COIN = 0.5;
const CARD = 1;
/** The most that is bid for a token. */
const PRICES: Readonly<Record<Token, number>> = {
  pig: 2,
  cycle: 2,
  cloud: 3,
  unicorn: 3,
  wagon: 3,
  dragon: 4,
  gold: 4,
  double: 4,
  exchange: 2,
  tree: 2,
  monster: 2,
};

type Asked = View<Seen, Move>;
type Of<V extends Move['type']> = MoveOf<Move, V>;

/** Picks one of the view's moves. */
export function choose(view: Asked, { seed, level, budget }: Required<BotOptions>): Move {
  const { moves } = view;
  const [by, luck] = draw(seeded(seed), 2, 0, 0xffff).values as [number, number];
  if (level === 'easy' && by % CARELESS === 0) return moves[luck % moves.length]!;
  const verbs = new Set(moves.map(({ type }) => type));
  for (const [verb, think] of Object.entries(THOUGHTS)) {
    const move = verbs.has(verb as Move['type']) ? think(view, Math.min(budget, FIELD)) : undefined;
    if (move) return move;
  }
  return moves[luck % moves.length]!;
}

const own = ({ table, seat }: Asked): Traveller => table.players[seat as number] as unknown as Traveller;
const only = <V extends Move['type']>({ moves }: Asked, type: V): Of<V>[] =>
  moves.filter((move): move is Of<V> => move.type === type);
const plain = ({ moves }: Asked, type: Move['type']): Move | undefined => moves.find((move) => move.type === type);
/** The thing with the highest worth, the first of equals; none of an empty list. */
const best = <A>(things: readonly A[], worth: (thing: A) => number): A | undefined => {
  let found: { thing: A; value: number } | undefined;
  for (const thing of things) {
    const value = worth(thing);
    if (!found || value > found.value) found = { thing, value };
  }
  return found?.thing;
};

/** How much a card is of use: what lies on roads, what can be placed, and more of the kind. */
function useOf(view: Asked, card: TravelCard): number {
  const { roads, players } = view.table;
  const { hand } = own(view);
  if (card === 'wizard' || card === 'raft') return 2;
  const { hidden, shown } = players[view.seat as number]!;
  const lying = Object.values(roads).filter((tokens) => tokens.includes(card)).length;
  return countOf<string>([...hidden, ...shown], card) * 2 + Math.min(lying, 4) * 0.5 + countOf(hand, card) * 0.4;
}

const worthOf = (way: Way): number =>
  way.pieces.length * PIECE + way.income * COIN - way.cards * CARD - way.coins * COIN;
/** The best journey from here. */
function journey(ground: Ground, traveller: Traveller): { way: Way | undefined; value: number } {
  const way = best(Object.values(reach(ground, traveller)), worthOf);
  return { way, value: way ? Math.max(0, worthOf(way)) : 0 };
}

/** One for each verb that asks for a choice; a verb without a good move leaves it to the next. */
const THOUGHTS: Readonly<Record<string, (view: Asked, field: number) => Move | undefined>> = {
  takeGold: (view) => (view.table.goldPile > 1 ? plain(view, 'takeGold') : undefined),
  take: (view) => {
    const move = best(only(view, 'take'), ({ card }) => useOf(view, card));
    return move && useOf(view, move.card) > 1 ? move : undefined;
  },
  draw: (view) => plain(view, 'draw'),
  // A transport is shown; what surprises stays hidden.
  show: (view) => best(only(view, 'show'), ({ token }) => (isTransport(token) ? 1 : 0)),
  bid: (view) => {
    const { row, bid, players } = view.table;
    const amount = (bid?.amount ?? 0) + 1;
    const most = Math.min(PRICES[row[0]!], players[view.seat as number]!.coins / 2);
    return amount <= most ? only(view, 'bid').find((move) => move.amount === amount) : plain(view, 'pass');
  },
  place: (view, field) => {
    const before = journey(view.table, own(view)).value;
    const { hand, boot } = own(view);
    const near = (road: RoadId) => Math.min(...endsOf(road).map((town) => distance(boot, town)));
    const promise = ({ token, road }: Of<'place'>) =>
      (isTransport(token) ? countOf(hand, token) * 2 : token === 'gold' ? 1 : 0) - near(road);
    const candidates = only(view, 'place')
      .filter(({ token }) => isTransport(token) || token === 'gold')
      .sort((a, b) => promise(b) - promise(a))
      .slice(0, field);
    const after = ({ token, road }: Of<'place'>): number => {
      const roads = { ...view.table.roads, [road]: sorted([...view.table.roads[road], token], TOKENS) };
      return journey({ roads, values: view.table.values }, own(view)).value;
    };
    const gains = candidates.map((move) => ({ move, gain: after(move) - before }));
    const found = best(gains, ({ gain }) => gain);
    return found && found.gain > 0 ? found.move : plain(view, 'pass');
  },
  add: (view) => best(only(view, 'add'), ({ token }) => countOf(own(view).hand, token)),
  swap: (view) =>
    best(only(view, 'swap'), ({ take, give }) => countOf(own(view).hand, take) - countOf(own(view).hand, give)),
  travel: (view) => {
    const { way, value } = journey(view.table, own(view));
    const [leg] = value > 0 ? way!.legs : [];
    return view.moves.find(
      (move) =>
        leg &&
        (move.type === 'fly'
          ? leg.by === 'wizard' && move.town === leg.to
          : (move.type === 'travel' || move.type === 'bypass') &&
            move.road === leg.road &&
            move.by === leg.by &&
            leg.bypass === (move.type === 'bypass')),
    );
  },
  // With a wizard in hand a flight may be all that is left.
  fly: (view) => THOUGHTS['travel']!(view, 0) ?? plain(view, 'stop'),
  stop: (view) => plain(view, 'stop'),
  pay: (view) => best(only(view, 'pay'), ({ card }) => -useOf(view, card)),
  discard: (view) => best(only(view, 'discard'), ({ card }) => -useOf(view, card)),
  collect: (view) => only(view, 'collect').find(({ as }) => as === (view.table.go.income >= 8 ? 'coins' : 'cards')),
  done: (view) => plain(view, 'done'),
  giveBack: (view) =>
    best(only(view, 'giveBack'), ({ token }) => (isTransport(token) ? -countOf(own(view).hand, token) : -2)),
};
