/**
 * Status of a game in its chart: what is active, what can be taken now, and what is refused and why.
 *
 * Everything is tried on copies imagined from what the viewer sees, so that an answer reveals neither future chance nor
 * hidden information of other seats.
 */
import { phaseOf } from '../kernel/chart.js';
import type { Game, Move, Refusal, Snapshot, Table, Viewer } from '../kernel/game.js';
import { pseudoLegalMoves, legalMoves, toAct } from '../kernel/legal.js';
import { imagine, viewFor } from '../kernel/view.js';
import { UNKNOWN_PART, commonPart } from './common-part.js';
import { activeStates, graphOf, indexOf, type ChartTransition } from './graph.js';
import { trace } from './microsteps.js';

export type TransitionStatus =
  /** These moves take it; `chance` if none of them does so for sure. */
  | { readonly status: 'open'; readonly moves: readonly Move[]; readonly chance: boolean }
  /** All moves that could take it are refused: `count` out of `of` for this reason, the most common one. */
  | { readonly status: 'refused'; readonly refusal: Refusal; readonly count: number; readonly of: number }
  /** Another seat’s moves that could take it are refused, for a reason that the viewer may not know. */
  | { readonly status: 'hidden' }
  /** It leads on automatically from an active state, but no move makes its guard true. */
  | { readonly status: 'waits'; readonly guard: string }
  /**
   * No move takes it from its active state, and none is refused: no seat is to move, or all moves of its verb take
   * another transition.
   */
  | { readonly status: 'idle' }
  /** Its state is not active, and no move passes through it. */
  | { readonly status: 'away' };

export interface ChartStatus {
  /** The active states from the root to the leaf. */
  readonly active: readonly string[];
  /** The status of every transition by its id. */
  readonly transitions: ReadonlyMap<string, TransitionStatus>;
}

/** Where a move would lead. */
export interface Preview {
  /** The states that it may pass, in the order of the chart. */
  readonly states: readonly string[];
  /** Those of `states` in which the game may come to rest. */
  readonly rests: readonly string[];
  readonly transitions: readonly string[];
  /** Whether the move draws on chance. */
  readonly chance: boolean;
  /** Whether the outcome is certain: it depends neither on chance nor on what the viewer may not know. */
  readonly sure: boolean;
}

/** How many deals of the unknown are tried. */
const WORLDS = 8;

/** What the viewer knows of a game, as copies in which the rest is dealt at random. */
interface Worlds {
  readonly copies: readonly Snapshot[];
  /** Whether only future chance differs between the copies. */
  readonly open: boolean;
}

function worldsOf(game: Game, snapshot: Snapshot, viewer: Viewer): Worlds {
  const view = viewFor(game, snapshot, viewer);
  const copies = Array.from({ length: WORLDS }, (_, seed) => imagine(game, view, seed));
  const tables = copies.map(({ context: { table } }) => JSON.stringify({ ...table, rng: [] }));
  return { copies, open: tables.every((table) => table === tables[0]) };
}

/** The effect of a move in one copy. */
interface Course {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly draws: boolean;
}

function courseIn(game: Game, world: Snapshot, move: Move): Course {
  const microsteps = trace(game, world, move);
  return {
    states: microsteps.map(({ state }) => state),
    transitions: microsteps.map(({ transition }) => transition!),
    draws:
      String(microsteps.at(-1)?.frame.context.table.rng ?? world.context.table.rng) !== String(world.context.table.rng),
  };
}

/** The effects of a move: one if it is certain, otherwise one for each copy in which the move is legal. */
function coursesOf(game: Game, { copies, open }: Worlds, move: Move): Course[] {
  const first = courseIn(game, copies[0]!, move);
  const more = open && !first.draws ? [] : copies.slice(1).map((copy) => courseIn(game, copy, move));
  return [first, ...more].filter(({ states }) => states.length > 0);
}

/**
 * The states and transitions that a legal move may pass through, as far as this viewer may know. Does not change the
 * game.
 */
export function preview(game: Game, snapshot: Snapshot, move: Move, viewer: Viewer = move.seat): Preview {
  const graph = graphOf(game.machine);
  const courses = coursesOf(game, worldsOf(game, snapshot, viewer), move);
  const inOrder = (of: readonly { id: string }[], ids: readonly string[]) => {
    const set = new Set(ids);
    return of.map(({ id }) => id).filter((id) => set.has(id));
  };
  return {
    states: inOrder(
      graph.states,
      courses.flatMap(({ states }) => states),
    ),
    rests: inOrder(
      graph.states,
      courses.map(({ states }) => states.at(-1)!),
    ),
    transitions: inOrder(
      graph.transitions,
      courses.flatMap(({ transitions }) => transitions),
    ),
    chance: courses.some(({ draws }) => draws),
    sure: new Set(courses.map(({ transitions }) => transitions.join(' '))).size === 1,
  };
}

/** The status of every transition of the chart, as far as this viewer may know. */
export function chartStatus(game: Game, snapshot: Snapshot, viewer: Viewer): ChartStatus {
  const graph = graphOf(game.machine);
  const worlds = worldsOf(game, snapshot, viewer);
  const offered = legalMoves(game, worlds.copies[0]!);
  const takers = new Map<string, { moves: Move[]; chance: boolean }>();
  for (const move of offered) {
    const courses = coursesOf(game, worlds, move);
    for (const id of new Set(courses.flatMap(({ transitions }) => transitions))) {
      const taker = takers.get(id) ?? { moves: [], chance: true };
      taker.moves.push(move);
      taker.chance &&= !courses.every(({ transitions }) => transitions.includes(id));
      takers.set(id, taker);
    }
  }
  const seats = toAct(offered);
  const known = commonPart(worlds.copies.map(({ context: { table } }) => table));
  const leaf = phaseOf(snapshot.value);
  const near = new Set(
    snapshot.status === 'done'
      ? []
      : indexOf(graph)
          .around(leaf)
          .map(({ id }) => id),
  );
  const stands = (t: ChartTransition): TransitionStatus => {
    const taker = takers.get(t.id);
    if (taker) return { status: 'open', ...taker };
    if (!near.has(t.source)) return { status: 'away' };
    if (t.kind !== 'event') return { status: 'waits', guard: t.guard ?? '' };
    if (seats.length === 0) return { status: 'idle' };
    try {
      return commonest(answers(game, known, t.event, seats)) ?? { status: 'idle' };
    } catch (error) {
      if (error !== UNKNOWN_PART) throw error;
      return { status: 'hidden' };
    }
  };
  return {
    active: activeStates(graph, snapshot.value),
    transitions: new Map(graph.transitions.map((t) => [t.id, stands(t)])),
  };
}

/**
 * The refusals (`undefined` if allowed) of all moves of a verb that are worth trying, or if there are none, of all that
 * can be written.
 *
 * @throws {@link UNKNOWN_PART} if an answer depends on what is not known.
 */
function answers(game: Game, table: Table, verb: string, seats: readonly number[]): (Refusal | undefined)[] {
  const rule = game.rules[verb]!;
  const worth = rule.options(table);
  const candidates = worth.length > 0 ? worth : seats.flatMap((seat) => pseudoLegalMoves(game, seat, [verb]));
  return candidates.map((move) => rule.refuse(table, move));
}

/** The most common refusal. */
function commonest(given: readonly (Refusal | undefined)[]): (TransitionStatus & { status: 'refused' }) | undefined {
  const counts = new Map<string, { refusal: Refusal; count: number }>();
  for (const refusal of given) {
    if (!refusal) continue;
    const key = `${refusal.rule} ${refusal.code}`;
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { refusal, count: 1 });
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most && { status: 'refused', ...most, of: given.length };
}
