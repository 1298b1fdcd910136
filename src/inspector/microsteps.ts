/** Finds the transition that led to each frame of a move. */
import { chartOf, phaseOf } from '../kernel/chart.js';
import type { Game, Move, Snapshot, Table } from '../kernel/game.js';
import type { Machine } from '../kernel/define-chart.js';
import type { History, Ply } from '../playthrough/history.js';
import { graphOf, indexOf, transitionDefinitions, type ChartTransition } from './graph.js';

export interface Microstep {
  /** The transition's id; `undefined` for the first frame of a start, which no transition led to. */
  readonly transition: string | undefined;
  /** The state it led to. */
  readonly state: string;
  readonly frame: Snapshot;
}

/** XState's event for a start. */
const INIT: Move = { type: 'xstate.init', seat: -1 };

/**
 * The transitions that led to these frames: those of `move` made at `before`, or of a start if both are `undefined`. Runs
 * only the guards, which are pure. On `imagined` frames the guards say nothing, since they look at what is hidden: there it is the
 * first transition that leads to the state that was reached.
 */
export function traceFrames(
  game: Game,
  before: Snapshot | undefined,
  move: Move | undefined,
  frames: readonly Snapshot[],
  imagined = false,
): Microstep[] {
  return frames.map((frame, i) => {
    const from = i > 0 ? frames[i - 1] : before;
    const state = phaseOf(frame.value);
    const sent = i > 0 ? undefined : move;
    return { transition: from && taken(game, from, sent, move, imagined ? state : undefined), state, frame };
  });
}

const traces = new WeakMap<Ply, readonly Microstep[]>();

/** The transitions taken in each frame of move `n`, cached. */
export function traceOf({ game, plies, knownTo }: History, n: number): readonly Microstep[] {
  const ply = plies[n]!;
  let known = traces.get(ply);
  if (!known) {
    known = traceFrames(game, plies[n - 1]?.frames.at(-1), ply.move, ply.frames, knownTo !== undefined);
    traces.set(ply, known);
  }
  return known;
}

/** Plays a move on a copy of the game, and returns the transitions it takes; empty if the move is refused. */
export function trace(game: Game, snapshot: Snapshot, move: Move): Microstep[] {
  return traceFrames(game, snapshot, move, chartOf(game.machine).microsteps(snapshot, move));
}

/**
 * The first open transition, from the leaf outwards, in the order in which the chart is evaluated. `sent` is `undefined`
 * between two microsteps. With `reached`, the first that leads to this state.
 */
function taken(
  game: Game,
  { value, context: { table } }: Snapshot,
  sent: Move | undefined,
  move: Move | undefined,
  reached: string | undefined,
): string {
  const index = indexOf(graphOf(game.machine));
  const guards = guardsOf(game.machine);
  const event = move ?? INIT;
  const isMeant = ({ kind, event: name }: ChartTransition) =>
    sent ? kind === 'event' && name === sent.type : kind === 'always';
  const leaf = phaseOf(value);
  const isOpen = ({ id, targets }: ChartTransition) =>
    reached === undefined ? guards(id)(table, event) : index.leafOf(targets[0] ?? leaf) === reached;
  const meant = index.around(leaf).flatMap(({ id }) => index.from(id).filter(isMeant));
  const open = meant.find(isOpen) ?? (reached === undefined ? undefined : meant[0]);
  if (open) return open.id;
  throw new Error(`no transition of ${game.id} leads on from ${phaseOf(value)}`);
}

type Guard = (args: { context: { table: Table }; event: Move }, params: unknown) => boolean;

/**
 * The guards of a game's chart by transition id: named predicates with plain parameters, as the kernel's `chartOf`
 * ensures.
 */
function guardsOf(machine: Machine): (id: string) => (table: Table, event: Move) => boolean {
  const definitions = transitionDefinitions(machine);
  const guards = (machine.implementations as { readonly guards: unknown }).guards as Readonly<Record<string, Guard>>;
  return (id) => {
    const guard = definitions.get(id)!.guard as string | { type: string; params: unknown } | undefined;
    if (guard === undefined) return () => true;
    const { type, params } = typeof guard === 'string' ? { type: guard, params: undefined } : guard;
    return (table, event) => guards[type]!({ context: { table }, event }, params);
  };
}
