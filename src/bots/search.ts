/**
 * The opponent of a game that has none of its own: Monte Carlo tree search. Each playout imagines a table that agrees with the
 * view, walks down the tree, adds one place and plays on at random; moves that led to better results are tried more often. The
 * tree is shared by all imagined tables (single-observer information set search): a place in it is what the seat has seen.
 */
import { chartOf } from '../kernel/chart.js';
import type { BotOptions, Game, Level, Move, Seat, Snapshot, Table, View } from '../kernel/game.js';
import { legalMoves } from '../kernel/legal.js';
import { MAX_SEED, picker } from '../kernel/random.js';
import { imagine, redacted } from '../kernel/view.js';

/**
 * How many moves each level plays out for a position of the budget. A game of long playouts gets fewer of them, so that all games
 * take about as long; 15,000 moves of simple rules take a tenth of a second.
 */
const MOVES: Readonly<Record<Level, number>> = { easy: 4, normal: 20, hard: 200 };
/** How many moves a playout makes before it takes the points as they are: some games never end by random moves. */
const LONGEST = 120;
/** How strongly seldom tried moves are preferred; results are from 0 to 1. */
const CURIOSITY = 1;
/** The weight of the lead in a result; the rest is the rank. With it, moves differ long before they decide who wins. */
const MARGIN = 0.5;

/** A place in the tree: the moves that were possible there, by how they look to the seat. */
type Place = Map<string, Branch>;
/** What is known of a move at its place. */
interface Branch {
  tried: number;
  /** In how many playouts the move was possible: imagined tables differ. */
  possible: number;
  /** The sum of the results for the seat that makes the move. */
  sum: number;
  /** Where it leads, by what the seat then sees. */
  readonly next: Map<string, Place>;
}
const untried = (): Branch => ({ tried: 0, possible: 0, sum: 0, next: new Map() });

/** A game with `points`, which the search needs. @beta */
export type Searchable<T extends Table, M extends Move, V> = Game<T, M, V> & {
  points(seen: V): readonly number[];
};

/**
 * Thinks about a move of the view's seat: yields after each playout, returns the move. The same view and options give the same
 * move. Each level plays out a multiple of `budget` moves.
 * @beta
 */
export function* search<T extends Table, M extends Move, V>(
  game: Searchable<T, M, V>,
  view: View<V, M>,
  { seed, level, budget }: Required<BotOptions>,
): Generator<void, M> {
  const pick = picker(seed);
  const seat = view.seat as Seat;
  const chart = chartOf<T>(game.machine);
  const root: Place = new Map();
  const rate = rater();
  const after = (snapshot: Snapshot<T>, move: M) => chart.microsteps(snapshot, move).at(-1)!;
  const keyOf = (move: M) => JSON.stringify(redacted(game, move, seat));
  /** The moves of one of the seats that may move, chosen at random; empty when the game is over. */
  const offers = (snapshot: Snapshot<T>): readonly M[] => {
    const all = legalMoves(game, snapshot);
    if (all.length === 0) return all;
    const one = all[pick(all.length)]!.seat;
    return all.filter((move) => move.seat === one);
  };

  for (let left = budget * MOVES[level]; left > 0;) {
    let snapshot = imagine(game, view, pick(MAX_SEED + 1));
    const path: (readonly [Branch, Seat])[] = [];
    let place: Place | undefined = root;
    let moves: readonly M[] = view.moves;
    for (; moves.length > 0 && place; moves = offers(snapshot), left--) {
      const [move, branch]: readonly [M, Branch] = descend(place, moves, keyOf, pick);
      path.push([branch, move.seat]);
      snapshot = after(snapshot, move);
      const seen = JSON.stringify(game.view(snapshot.context.table, seat));
      place = branch.next.get(seen);
      if (!place) branch.next.set(seen, new Map());
    }
    for (let length = 0; moves.length > 0 && length < LONGEST; length++, left--) {
      snapshot = after(snapshot, moves[pick(moves.length)]!);
      moves = offers(snapshot);
    }
    const results = rate(game.points(game.view(snapshot.context.table, seat)));
    for (const [each, mover] of path) {
      each.tried++;
      each.sum += results[mover]!;
    }
    yield;
  }
  // The move tried most often; among equals, such as those tried once, the one with the best results.
  const rating = (move: M) => {
    const { tried, sum } = root.get(keyOf(move))!;
    return tried + sum / (tried + 1);
  };
  return view.moves.reduce((best, move) => (rating(move) > rating(best) ? move : best));
}

/** Chooses a move that was never tried at this place, at random; if there is none, the one with the best upper bound. */
function descend<M extends Move>(
  place: Place,
  moves: readonly M[],
  keyOf: (move: M) => string,
  pick: (range: number) => number,
): readonly [M, Branch] {
  // Moves that look the same to the searching seat share a branch: which of them is made is chance.
  const byKey = new Map<string, M[]>();
  for (const move of moves) {
    const key = keyOf(move);
    const same = byKey.get(key);
    if (same) same.push(move);
    else byKey.set(key, [move]);
  }
  const choices = [...byKey].map(([key, same]) => {
    let branch = place.get(key);
    if (!branch) place.set(key, (branch = untried()));
    branch.possible++;
    return { same, branch };
  });
  const fresh = choices.filter(({ branch }) => branch.tried === 0);
  const bound = ({ tried, possible, sum }: Branch) => sum / tried + CURIOSITY * Math.sqrt(Math.log(possible) / tried);
  const { same, branch } =
    fresh.length > 0
      ? fresh[pick(fresh.length)]!
      : choices.reduce((best, one) => (bound(one.branch) > bound(best.branch) ? one : best));
  return [same[pick(same.length)]!, branch];
}

/**
 * Rates the points of the end of a playout for each seat, from 0 to 1: mostly the share of the others that it beats, a tie being
 * half of one, and for the rest its lead over their average, compared with the greatest lead of any playout so far.
 */
function rater(): (points: readonly number[]) => number[] {
  let greatest = 1;
  return (points) => {
    const total = points.reduce((sum, own) => sum + own, 0);
    const count = Math.max(1, points.length - 1);
    const leads = points.map((own) => own - (points.length > 1 ? (total - own) / count : 0));
    for (const lead of leads) greatest = Math.max(greatest, Math.abs(lead));
    return points.map((own, seat) => {
      let beaten = 0;
      points.forEach((other, n) => (beaten += n === seat ? 0 : own > other ? 1 : own === other ? 0.5 : 0));
      return (1 - MARGIN) * (beaten / count) + (MARGIN * (1 + leads[seat]! / greatest)) / 2;
    });
  };
}
