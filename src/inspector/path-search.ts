/**
 * Searches for a path through a game to a state or a transition of its chart: legal moves from here, found by playing on
 * copies. The search is a generator, so that its caller decides how long it may take.
 */
import { phaseOf } from '../kernel/chart.js';
import type { Game, Move, Snapshot } from '../kernel/game.js';
import { legalMoves } from '../kernel/legal.js';
import { draw, seeded, type Rng } from '../kernel/random.js';
import { graphOf, indexOf, type Graph } from './graph.js';
import { trace } from './microsteps.js';

/** The moves of a path; the last one reaches the target, in its frame with index `frame`, from 0. */
export interface GamePath {
  readonly found: true;
  /** Empty, with `frame` -1, if the game is already there. */
  readonly moves: readonly Move[];
  readonly frame: number;
}
/** `noPath`: the chart has no path; `budget`: none was found within the budget. */
export type NoPath = { readonly found: false; readonly why: 'noPath' | 'budget' };

export interface SearchOptions {
  /** The same seed finds the same path. */
  readonly seed?: number;
  /** How many moves may be played on copies. */
  readonly budget?: number;
  /** Moves that may lead there from here; they are tried first. */
  readonly known?: readonly (readonly Move[])[];
}

export const MOVES = 2000;
/**
 * Probability in percent that a playout takes a move that comes nearest, used in rotation; otherwise all verbs are
 * equally likely. Some paths need detours.
 */
const GREED = [100, 60, 20];

/** Distance in transitions from each leaf of the chart to a state or transition; leaves without a path are omitted. */
export function distances(graph: Graph, target: string): ReadonlyMap<string, number> {
  const index = indexOf(graph);
  const leavesIn = (id: string) => [id, ...index.inside(id)].filter((each) => index.state(each).children.length === 0);
  const isState = index.isState(target);
  const edges = graph.transitions.flatMap(({ source, targets }) =>
    leavesIn(source).flatMap((from) => targets.map((to) => ({ from, to: index.leafOf(to) }))),
  );
  const found = new Map(
    leavesIn(isState ? target : index.transition(target).source).map((leaf) => [leaf, isState ? 0 : 1]),
  );
  for (let grown = true; grown;) {
    grown = false;
    for (const { from, to } of edges) {
      const far = found.get(to);
      if (far !== undefined && far + 1 < (found.get(from) ?? Infinity)) {
        found.set(from, far + 1);
        grown = true;
      }
    }
  }
  return found;
}

/**
 * Searches move by move: each yields the best path so far, so the caller may stop at any time; the
 * return value is the final result. A found path is shortened while the budget lasts. Throws `BadInput` for an unknown
 * id.
 */
export function* searchPath(
  game: Game,
  snapshot: Snapshot,
  target: string,
  { seed = 1, budget = MOVES, known = [] }: SearchOptions = {},
): Generator<GamePath | undefined, GamePath | NoPath> {
  const graph = graphOf(game.machine);
  const index = indexOf(graph);
  const far = distances(graph, target);
  const isThere = (state: string) => index.isWithin(state, target);
  if (isThere(phaseOf(snapshot.value))) return { found: true, moves: [], frame: -1 };
  if (snapshot.status === 'done' || !far.has(phaseOf(snapshot.value))) return { found: false, why: 'noPath' };

  let left = budget;
  const hit = (microsteps: ReturnType<typeof trace>) =>
    microsteps.findIndex(({ transition, state }) => transition === target || isThere(state));
  /** Plays moves from here until they reach the target, or one is refused. */
  const tryOut = function* (
    moves: readonly Move[],
    best?: GamePath,
  ): Generator<GamePath | undefined, GamePath | undefined> {
    let now = snapshot;
    for (const [n, move] of moves.entries()) {
      if (left-- <= 0) return undefined;
      const microsteps = trace(game, now, move);
      if (microsteps.length === 0) return undefined;
      const frame = hit(microsteps);
      if (frame >= 0) return { found: true, moves: moves.slice(0, n + 1), frame };
      now = microsteps.at(-1)!.frame;
      yield best;
    }
    return undefined;
  };
  /** Plays random moves, with a preference for those that come nearer. */
  const playOut = function* (rng: Rng, greed: number): Generator<undefined, GamePath | undefined> {
    const pick = (n: number): number => {
      const { values, rng: after } = draw(rng, 1, 0, n - 1);
      rng = after;
      return values[0]!;
    };
    const moves: Move[] = [];
    for (let now = snapshot; now.status === 'active' && left > 0; left--) {
      const offered = legalMoves(game, now);
      if (offered.length === 0) return undefined;
      const verbs = [...new Set(offered.map(({ type }) => type))];
      const options = verbs.map((verb) => {
        const some = offered.filter(({ type }) => type === verb);
        const move = some[pick(some.length)]!;
        const microsteps = trace(game, now, move);
        return { move, microsteps, frame: hit(microsteps), far: far.get(microsteps.at(-1)!.state) ?? Infinity };
      });
      const there = options.find(({ frame }) => frame >= 0);
      if (there) return { found: true, moves: [...moves, there.move], frame: there.frame };
      const nearest = Math.min(...options.map((option) => option.far));
      const some = pick(100) < greed ? options.filter((option) => option.far === nearest) : options;
      const { move, microsteps } = some[pick(some.length)]!;
      moves.push(move);
      now = microsteps.at(-1)!.frame;
      yield undefined;
    }
    return undefined;
  };

  let best: GamePath | undefined;
  for (const moves of known) if ((best = yield* tryOut(moves))) return best;
  for (let n = 0; !best && left-- > 0; n++) best = yield* playOut(seeded(seed + n), GREED[n % GREED.length]!);
  if (!best) return { found: false, why: 'budget' };
  // Removes ever smaller parts, as long as the rest is legal and still reaches the target.
  for (let part: number = best.moves.length >> 1; part > 0 && left > 0; part >>= 1) {
    for (let at: number = best.moves.length - 1 - part; at >= 0 && left > 0; at -= part) {
      const shorter: GamePath | undefined = yield* tryOut(best.moves.toSpliced(at, part), best);
      if (shorter) {
        best = shorter;
        at = Math.min(at, best.moves.length - 1);
      }
    }
  }
  return best;
}
