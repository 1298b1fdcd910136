/** Finds the transition that led to each frame of a move. */
import { chartOf, phaseOf } from '../kernel/chart.js';
import type { Game, Move, Snapshot, Table } from '../kernel/game.js';
import type { Machine } from '../kernel/define-chart.js';
import type { Playthrough, Step } from '../playthrough/playthrough.js';
import { graphOf, indexOf, transitionDefinitions, type ChartTransition } from './graph.js';

export interface TracedStep<T extends Table = Table> {
  /** The transition's id; `undefined` for the first frame of a start, which no transition led to. */
  readonly transition: string | undefined;
  /** The state it led to. */
  readonly state: string;
  readonly frame: Snapshot<T>;
}

/** XState's event for a start. */
const INIT: Move = { type: 'xstate.init', seat: -1 };

/**
 * The transitions that led to these frames: those of `move` made at `before`, or of a start if both are `undefined`. Runs
 * only the guards, which are pure.
 */
export function traceFrames<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  before: Snapshot<T> | undefined,
  move: M | undefined,
  frames: readonly Snapshot<T>[],
): TracedStep<T>[] {
  return frames.map((frame, i) => ({
    transition: (i > 0 || before) && taken(game, i > 0 ? frames[i - 1]! : before!, i > 0 ? undefined : move, move),
    state: phaseOf(frame.value),
    frame,
  })) as TracedStep<T>[];
}

const traces = new WeakMap<Step, readonly TracedStep[]>();

/** The transitions taken in each frame of move `n`, cached. */
export function traceOf({ game, steps }: Playthrough, n: number): readonly TracedStep[] {
  const step = steps[n]!;
  let known = traces.get(step);
  if (!known) {
    known = traceFrames(game, steps[n - 1]?.frames.at(-1), step.move, step.frames);
    traces.set(step, known);
  }
  return known;
}

/** Plays a move on a copy of the game, and returns the transitions it takes; empty if the move is refused. */
export function trace<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  snapshot: Snapshot<T>,
  move: M,
): TracedStep<T>[] {
  return traceFrames(game, snapshot, move, chartOf<T>(game.machine).step(snapshot, move));
}

/**
 * The first open transition, from the leaf outwards, in the order in which the chart is evaluated. `sent` is `undefined`
 * between two steps of one move.
 */
function taken<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  { value, context: { table } }: Snapshot<T>,
  sent: M | undefined,
  move: M | undefined,
): string {
  const index = indexOf(graphOf(game.machine));
  const guards = guardsOf<T>(game.machine);
  const event = move ?? INIT;
  const isOpen = ({ id, kind, event: name }: ChartTransition) =>
    (sent ? kind === 'event' && name === sent.type : kind === 'always') && guards(id)(table, event);
  for (const { id } of index.around(phaseOf(value))) {
    const open = index.from(id).find(isOpen);
    if (open) return open.id;
  }
  throw new Error(`no transition of ${game.id} leads on from ${phaseOf(value)}`);
}

type Guard<T> = (args: { context: { table: T }; event: Move }, params: unknown) => boolean;

/**
 * The guards of a game's chart by transition id: named predicates with plain parameters, as the kernel's `chartOf`
 * ensures.
 */
function guardsOf<T>(machine: Machine): (id: string) => (table: T, event: Move) => boolean {
  const definitions = transitionDefinitions(machine);
  const guards = (machine.implementations as { readonly guards: unknown }).guards as Readonly<Record<string, Guard<T>>>;
  return (id) => {
    const guard = definitions.get(id)!.guard as string | { type: string; params: unknown } | undefined;
    if (guard === undefined) return () => true;
    const { type, params } = typeof guard === 'string' ? { type: guard, params: undefined } : guard;
    return (table, event) => guards[type]!({ context: { table }, event }, params);
  };
}
