/**
 * Runs a statechart as plain functions, without XState: that of a game, and that of the gestures on its board.
 *
 * A page runs an XState actor. Replays, opponents and fuzzers make millions of moves, and creating an actor for each costs
 * twenty times as much as the rules themselves. So this module interprets the chart that `define-chart.ts` records and that
 * `machine.ts` turns into an XState machine. A game's chart must be closed (no timers, no child actors, no effects); compiling
 * any other chart throws. Tests compare this interpreter with XState on every event of random games.
 */
import type { Move, Snapshot, StateMeta, StateValue, Table } from './game.js';
import type { ChartEvent, Machine } from './define-chart.js';
import { memoized } from './memoized.js';
import { treeOf, type StateNode, type Transition } from './tree.js';

type Guard<T> = (args: { context: { table: T }; event: ChartEvent }, params: unknown) => boolean;
interface CompiledTransition<T> {
  readonly target: State<T> | undefined;
  readonly guard: ((table: T, event: ChartEvent) => boolean) | undefined;
  readonly actions: readonly ((table: T, event: ChartEvent) => T)[];
}
interface State<T> {
  readonly value: StateValue;
  readonly phase: string;
  readonly meta: StateMeta | undefined;
  readonly final: boolean;
  readonly on: ReadonlyMap<string, readonly CompiledTransition<T>[]>;
  readonly always: readonly CompiledTransition<T>[];
}

/** Its methods throw for an unknown phase. */
export interface Chart<T, E extends ChartEvent = Move> {
  /** The leaf states in the order of the chart's source, nested names joined by dots. */
  readonly phases: readonly string[];
  /** The verbs that a phase has transitions for, in the order of the chart's source. */
  verbs(phase: string): readonly string[];
  meta(phase: string): StateMeta;
  /** Whether the game can wait for a move in this phase. */
  waits(phase: string): boolean;
  /** Whether the game is over in this phase. */
  ends(phase: string): boolean;
  /** The snapshot of a table in a phase. */
  at(phase: string, table: T): Snapshot<T>;
  /** The snapshots of a game's start: the first is in the chart's initial state, the last waits for a move. */
  begin(table: T): Snapshot<T>[];
  /** The snapshots that one event leads through; empty when no transition is open for it. */
  microsteps(snapshot: Snapshot<T>, event: E): Snapshot<T>[];
}

/** The phase name of a state value: nested keys joined by dots. */
export function phaseOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [key] = Object.keys(value);
  return `${key}.${phaseOf(value[key!]!)}`;
}

const compiledOf = memoized<Machine, unknown>(compile);
/** The compiled chart of a machine, cached per machine. Throws when the chart is not closed. */
export const chartOf = <T = Table, E extends ChartEvent = Move>(machine: Machine): Chart<T, E> =>
  compiledOf(machine) as Chart<T, E>;

function compile<T, E extends ChartEvent>(machine: Machine): Chart<T, E> {
  const root = treeOf(machine);
  const states = new Map<StateNode, State<T>>();
  const { guards = {}, actions = {} } = machine.implementations as {
    guards?: Record<string, Guard<T>>;
    actions?: Record<string, { assignment?: (args: object, params: unknown) => { table: T } }>;
  };
  const named = (thing: unknown, where: string) => {
    if (typeof thing === 'string') return { type: thing, params: undefined };
    if (typeof thing === 'object' && thing !== null && 'type' in thing) {
      const { type, params } = thing as { type: string; params: unknown };
      if (typeof params !== 'function') return { type, params };
      throw new Error(`${where}: the parameters of ${type} are not plain data`);
    }
    throw new Error(`${where}: a guard or an action of a game's chart has a name`);
  };

  const compiled = (t: Transition, where: string): CompiledTransition<T> => {
    const guard = t.guard === undefined ? undefined : named(t.guard, where);
    const test = guard && guards[guard.type];
    if (guard && typeof test !== 'function') throw new Error(`${where}: no guard is called ${guard.type}`);
    // XState evaluates composed guards (`and`, `not`) by their `check`; called as a function they give no result.
    if (test && 'check' in test) throw new Error(`${where}: the guard ${guard.type} is not one predicate`);
    return {
      get target() {
        const node = t.target();
        return node && state(leaf(node));
      },
      guard: guard && ((table, event) => test!({ context: { table }, event }, guard.params)),
      actions: t.actions.map((action) => {
        const { type, params } = named(action, where);
        const assignment = actions[type]?.assignment;
        if (typeof assignment !== 'function')
          throw new Error(`${where}: the action ${type} is not one assign(function)`);
        return (table: T, event: ChartEvent) => assignment({ context: { table }, event }, params).table;
      }),
    };
  };

  /** The compiled leaf. Charts have loops, so what its transitions lead to is compiled when their `target` is read. */
  const state = (node: StateNode): State<T> => {
    const known = states.get(node);
    if (known) return known;
    const where = `state ${node.id}`;
    // As in XState, the leaf's transitions are tried before those of the states that enclose it.
    const around: StateNode[] = [];
    for (let n: StateNode | undefined = node; n; n = n.parent) around.push(n);
    around.forEach(refuseOpen);
    const isFinal = node.type === 'final';
    if (isFinal && node.parent !== root) throw new Error(`${where}: only the whole game has a final state`);
    const on = new Map<string, CompiledTransition<T>[]>();
    for (const n of isFinal ? [] : around) {
      for (const [type, list] of n.on) {
        if (type.includes('*')) throw new Error(`${where}: wildcards are not walked`);
        on.set(type, [...(on.get(type) ?? []), ...list.map((t) => compiled(t, where))]);
      }
    }
    const always = (isFinal ? [] : around).flatMap((n) => n.always.map((t) => compiled(t, where)));
    // On a page the game would stop there without a word.
    if (!isFinal && on.size + always.length === 0)
      throw new Error(`${where}: nothing leaves it; expected on, always or type: 'final'`);
    const value = node.path.reduceRight<StateValue | undefined>(
      (inner, key) => (inner ? { [key]: inner } : key),
      undefined,
    );
    const made: State<T> = {
      value: value ?? {},
      phase: node.path.join('.'),
      meta: node.meta,
      final: isFinal,
      on,
      always,
    };
    states.set(node, made);
    return made;
  };

  const walk = (node: StateNode): void => {
    if (node.states.size === 0) state(node);
    node.states.forEach(walk);
  };
  walk(root);
  const byPhase = new Map([...states.values()].map((s) => [s.phase, s]));
  // Resolves every target now, so that a wrong target throws when the chart is compiled and not during a game.
  for (const s of states.values()) [...s.on.values(), s.always].flat().forEach((t) => t.target);
  const stateOf = (phase: string) => {
    const found = byPhase.get(phase);
    if (!found) throw new Error(`no phase of ${machine.id} is called ${phase}`);
    return found;
  };

  return {
    phases: [...byPhase.keys()],
    verbs: (phase) => [...stateOf(phase).on.keys()],
    meta: (phase) => stateOf(phase).meta ?? { rules: [] },
    waits: (phase) => stateOf(phase).on.size > 0,
    ends: (phase) => stateOf(phase).final,
    at: (phase, table) => snapshotIn([stateOf(phase), table]),
    begin: (table) => settled([state(leaf(root)), table], { type: 'xstate.init' }, machine.id),
    microsteps({ value, context }, event) {
      const s = stateOf(phaseOf(value));
      const first = taken([s, context.table], s.on.get(event.type), event);
      return first ? settled(first, event, machine.id) : [];
    },
  };
}

/** Where a game is: the state of its chart, and its table. */
type Place<T> = readonly [state: State<T>, table: T];

const snapshotIn = <T>([{ final, value }, table]: Place<T>): Snapshot<T> => ({
  status: final ? 'done' : 'active',
  value,
  historyValue: {},
  context: { table },
  children: {},
});
/** Where the first of these transitions leads that is open; `undefined` if none is. */
function taken<T>(
  [state, table]: Place<T>,
  transitions: readonly CompiledTransition<T>[] | undefined,
  event: ChartEvent,
): Place<T> | undefined {
  const open = transitions?.find(({ guard }) => !guard || guard(table, event));
  return open && [open.target ?? state, open.actions.reduce((before, action) => action(before, event), table)];
}
/** The snapshots until no transition without a move is open. */
function settled<T>(first: Place<T>, event: ChartEvent, id: string): Snapshot<T>[] {
  const frames: Snapshot<T>[] = [];
  for (let now: Place<T> | undefined = first; now; now = taken(now, now[0].always, event)) {
    frames.push(snapshotIn(now));
    if (frames.length > 1000) throw new Error(`${id} does not come to rest in ${now[0].phase}`);
  }
  return frames;
}

/** Throws for a state in which XState would do more than take transitions. */
function refuseOpen(node: StateNode): void {
  const where = `state ${node.id}`;
  if (!node.isClosed) throw new Error(`${where}: a game's chart is closed, without entry, exit, invoke and after`);
  if (node.type === 'parallel' || node.type === 'history')
    throw new Error(`${where}: ${node.type} states are not walked`);
  if (node.begins?.acts) throw new Error(`${where}: a game's chart begins without an action`);
}

function leaf(node: StateNode): StateNode {
  if (node.states.size === 0) return node;
  const first = node.states.get(node.begins?.at ?? '');
  if (!first) throw new Error(`state ${node.id}: it does not say where it begins`);
  return leaf(first);
}
