/** A statechart as a graph of plain data: the input of the picture, the tree and the exports. */
import {
  and,
  createMachine,
  not,
  or,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import { badSource } from '../kernel/bad-source.js';
import type { StateValue } from '../kernel/game.js';
import { machineOf as machineOfGame } from '../kernel/machine.js';
import { memoized } from '../kernel/memoized.js';
import type { Machine } from '../kernel/define-chart.js';

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
/** The cause of a transition: an event, nothing (`always`), a delay, or a report from an actor or a finished state. */
export type TransitionKind = 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot' | 'route';

export interface ChartState {
  /** The keys from the root down, joined by dots, like a game's `phase`; the root's id is `#` and the machine's id. */
  readonly id: string;
  readonly key: string;
  /** Set for all states except the root. */
  readonly parent?: string;
  readonly kind: StateKind;
  /** The states inside, in the order of the config. */
  readonly children: readonly string[];
  /** The initial state of a compound state. */
  readonly initial?: string;
  readonly history?: 'shallow' | 'deep';
  /** For a history state: its targets while there is no history. */
  readonly otherwise?: readonly string[];
  readonly description?: string;
  /** Ids of the rules that the state implements. */
  readonly rules: readonly string[];
  /** Events that are forbidden here, each with the rule that forbids it. */
  readonly closed: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Names of the actions. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The actors that run while the state is active, with the names of their logic. */
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
}

export interface ChartTransition {
  /** Source and event, with a number from 2 on for further transitions of the same: `score:always:2`. */
  readonly id: string;
  readonly source: string;
  /** Empty if the state is not left. */
  readonly targets: readonly string[];
  readonly kind: TransitionKind;
  /** The event's name or pattern, a delay, or the id of an actor or a state; empty for `always`. */
  readonly event: string;
  readonly guard?: string;
  readonly actions: readonly string[];
  /** Whether the source is exited and entered again for a target inside it. */
  readonly reenter: boolean;
  readonly description?: string;
}

export interface Graph {
  /** The machine's id. */
  readonly id: string;
  readonly root: string;
  /** All states, the root first, each before the states inside it. */
  readonly states: readonly ChartState[];
  /** All transitions, in the order of their sources. */
  readonly transitions: readonly ChartTransition[];
}

/** A graph, with maps between its transition ids and XState's own objects. */
interface Read {
  readonly graph: Graph;
  readonly ids: ReadonlyMap<AnyTransitionDefinition, string>;
  readonly definitions: ReadonlyMap<string, AnyTransitionDefinition>;
}
/**
 * The machine of a source: a machine, a game's chart, a running actor, or a machine's config. Throws `BadInput` if the
 * source has no chart, such as the logic of a promise.
 */
export function machineFrom(source: unknown): AnyStateMachine {
  const thing = (typeof source === 'object' && source !== null ? source : {}) as {
    root?: unknown;
    logic?: unknown;
    states?: unknown;
    transition?: unknown;
  };
  if (thing.root && 'implementations' in thing) return source as AnyStateMachine;
  if (thing.logic) return machineFrom(thing.logic);
  // For example the logic of a promise, or a machine of another XState version.
  if (typeof thing.transition === 'function') throw badSource('machine', 'other logic', 'machine');
  if ('config' in thing && 'implementations' in thing) return machineOfGame(source as Machine);
  if (thing.states) return createMachine(source as object) as AnyStateMachine;
  throw badSource('machine', typeof source, 'machine');
}

/** The graph of a machine, cached. Throws `BadInput` as `machineFrom` does. */
export const graphOf = (source: unknown): Graph => read(machineFrom(source)).graph;

/** Maps XState's own transitions of a machine to their ids in its graph, and back. */
export const transitionIds = (source: unknown): Read['ids'] => read(machineFrom(source)).ids;
export const transitionDefinitions = (source: unknown): Read['definitions'] => read(machineFrom(source)).definitions;

/** Escapes a key for use in an id: dots, a leading `#` or quote, and the empty key have a meaning there. */
const idPart = (key: string): string => (key === '' ? '""' : key.replace(/[\\.]|^["#]/g, '\\$&'));
const idOf = (node: AnyStateNode): string => (node.parent ? node.path.map(idPart).join('.') : `#${node.id}`);

const read = memoized((machine: AnyStateMachine): Read => {
  const states: ChartState[] = [];
  const transitions: ChartTransition[] = [];
  const ids = new Map<AnyTransitionDefinition, string>();
  const definitions = new Map<string, AnyTransitionDefinition>();
  const visit = (node: AnyStateNode): void => {
    states.push(stateOf(node));
    childrenOf(node).forEach(visit);
  };
  visit(machine.root);
  const used = new Set(states.map(({ id }) => id));
  const leave = (node: AnyStateNode): void => {
    for (const [descriptor, list] of [...node.transitions, ['', node.always ?? []] as const]) {
      for (const definition of list as AnyTransitionDefinition[]) {
        const [kind, event] = causeOf(node, descriptor, definition);
        const cause = kind === 'event' ? event : [kind, event].filter(Boolean).join(':');
        const stem = `${idOf(node)}:${cause}`;
        let id = stem;
        for (let n = 2; used.has(id); n++) id = `${stem}:${n}`;
        used.add(id);
        definitions.set(id, definition);
        ids.set(definition, id);
        transitions.push({
          id,
          source: idOf(node),
          targets: (definition.target ?? []).map((target) => idOf(target)),
          kind,
          event,
          ...(definition.guard !== undefined && { guard: implementationName(definition.guard) }),
          actions: definition.actions.map(implementationName),
          reenter: definition.reenter,
          ...(definition.description !== undefined && { description: definition.description }),
        });
      }
    }
    childrenOf(node).forEach(leave);
  };
  leave(machine.root);
  return { graph: { id: machine.id, root: idOf(machine.root), states, transitions }, ids, definitions };
});

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const areStrings = (values: readonly unknown[]): values is string[] =>
  values.every((value) => typeof value === 'string');
const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function stateOf(node: AnyStateNode): ChartState {
  const meta = (node.meta ?? {}) as { readonly rules?: unknown; readonly closed?: unknown };
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  return {
    id: idOf(node),
    key: node.key,
    ...(node.parent && { parent: idOf(node.parent) }),
    kind: node.type,
    children: childrenOf(node).map(idOf),
    ...(initial && { initial: idOf(initial as AnyStateNode) }),
    // XState leaves the type of a history state `undefined` if the config does, and treats it as shallow.
    ...(node.type === 'history' && { history: node.history || 'shallow' }),
    ...(node.type === 'history' && node.parent && { otherwise: otherwise(node, node.parent).map(idOf) }),
    ...(node.description !== undefined && { description: node.description }),
    // A machine of the page may mean something else by these names.
    rules: Array.isArray(meta.rules) && areStrings(meta.rules) ? meta.rules : [],
    closed: isRecord(meta.closed) && areStrings(Object.values(meta.closed)) ? meta.closed : {},
    tags: node.tags,
    // Read from the config, because XState adds its own actions for delays to the node's lists.
    entry: namesOf(node.config.entry),
    exit: namesOf(node.config.exit),
    // The config has logic that was given inline; in its place `node.invoke` has a name that XState made from the state's id.
    invokes: node.invoke.map(({ id }, i) => ({
      id,
      src: implementationName([node.config.invoke ?? []].flat()[i]!.src),
    })),
  };
}

/** The default targets of a history state: those it names, as XState reads them, or else the initial state of its parent. */
function otherwise({ config, machine }: AnyStateNode, parent: AnyStateNode): AnyStateNode[] {
  const { target } = config as { readonly target?: string | readonly string[] };
  if (target === undefined) return [parent.type === 'parallel' ? parent : (parent.initial.target[0] as AnyStateNode)];
  const inside = `#${parent.id.replace(/[\\.]/g, '\\$&')}.`;
  return [target]
    .flat()
    .map((path) => machine.getStateNodeById(path.startsWith('#') ? path : inside + path) as AnyStateNode);
}

/** The cause of a transition, parsed from XState's event descriptor. */
function causeOf(
  node: AnyStateNode,
  descriptor: string,
  { delay, target }: AnyTransitionDefinition & { delay?: unknown },
): [TransitionKind, string] {
  if (descriptor === '') return ['always', ''];
  const [, kind, , rest = ''] =
    /^xstate\.(after|done|error|snapshot|route)(\.state|\.actor)?\.?(.*)$/s.exec(descriptor) ?? [];
  switch (kind) {
    case undefined:
      return ['event', descriptor];
    case 'after':
      return ['after', implementationName(delay)];
    case 'route':
      return ['route', target?.[0]?.id ?? rest];
    default:
      // A done state refers to the source itself.
      return [kind as TransitionKind, rest === node.id ? '' : rest];
  }
}

/**
 * Name of the function that composed a guard (`and`, `or`, `not`), recognised by its `check`, since a bundler may rename
 * the function. `undefined` for another copy of XState, whose checks are different functions.
 */
function composition(check: unknown): string | undefined {
  const known = { and: and([]), or: or([]), not: not('') } as unknown as Readonly<Record<string, { check: unknown }>>;
  return Object.keys(known).find((name) => known[name]!.check === check);
}

/** The name of a guard, an action, a delay or actor logic; `inline` if it has none. */
export function implementationName(thing: unknown): string {
  if (typeof thing === 'string' || typeof thing === 'number') return String(thing);
  const { type, name, check, guards, id } = (thing ?? {}) as {
    type?: string;
    name?: string;
    check?: unknown;
    guards?: unknown[];
    id?: string;
  };
  if (guards) return `${composition(check) ?? name ?? ''}(${guards.map(implementationName).join(', ')})`;
  // An action such as `assign(...)` is a function with a `type`; a machine used as logic has an id.
  return (type?.replace(/^xstate\./, '') ?? id ?? name) || 'inline';
}

const namesOf = (things: unknown): string[] => (things === undefined ? [] : [things].flat().map(implementationName));

/** Access to the parts of a graph by id. */
export interface GraphIndex {
  /** Throws `BadInput` for an unknown id. */
  state(id: string): ChartState;
  /** Throws `BadInput` for an unknown id. */
  transition(id: string): ChartTransition;
  has(id: string): boolean;
  isState(id: string): boolean;
  /** The transitions whose source is this state itself. */
  from(id: string): readonly ChartTransition[];
  /** The state and its ancestors, innermost first. */
  around(id: string): readonly ChartState[];
  /** All states inside this one, in the order of the graph. */
  inside(id: string): readonly string[];
  /** Whether a state is `outer` or lies in it. */
  isWithin(id: string, outer: string): boolean;
  /** The state in which a transition to this state ends: its initial state, and so on inwards. */
  leafOf(id: string): string;
  /**
   * The innermost state that contains both, and the states directly inside it on the way to either; `undefined` on the side of
   * an end that contains the other.
   */
  meeting(source: string, target: string): Meeting;
}
interface Meeting {
  readonly level: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}
/** The index of a graph, cached. */
export const indexOf = memoized((graph: Graph): GraphIndex => {
  const states = new Map(graph.states.map((state) => [state.id, state]));
  const transitions = new Map(graph.transitions.map((transition) => [transition.id, transition]));
  const from = new Map<string, ChartTransition[]>();
  for (const t of graph.transitions) {
    const own = from.get(t.source);
    if (own) own.push(t);
    else from.set(t.source, [t]);
  }
  const get = <A>(map: ReadonlyMap<string, A>, id: string, what: string): A => {
    const found = map.get(id);
    if (!found) throw badSource(what, id, 'part', { chart: graph.id });
    return found;
  };
  const state = (id: string) => get(states, id, 'state');
  const around = (id: string) => {
    const chain: ChartState[] = [];
    for (let at: string | undefined = id; at !== undefined; at = state(at).parent) chain.push(state(at));
    return chain;
  };
  const inside = (id: string): string[] => state(id).children.flatMap((child) => [child, ...inside(child)]);
  const leafOf = (id: string): string => {
    const { initial } = state(id);
    return initial === undefined ? id : leafOf(initial);
  };
  return {
    state,
    transition: (id) => get(transitions, id, 'transition'),
    has: (id) => states.has(id) || transitions.has(id),
    isState: (id) => states.has(id),
    from: (id) => from.get(id) ?? [],
    around,
    inside,
    isWithin: (id, outer) => around(id).some((each) => each.id === outer),
    leafOf,
    meeting(source, target) {
      const [up, down] = [around(source), around(target)];
      const i = up.findIndex((each) => down.includes(each));
      return { level: up[i]!.id, from: up[i - 1]?.id, to: down[down.indexOf(up[i]!) - 1]?.id };
    },
  };
});

/** The active states of a chart, including the root, in the order of the graph. */
export function activeStates(graph: Graph, value: StateValue): string[] {
  const active = new Set<string>([graph.root]);
  const visit = (inside: StateValue, prefix: string) => {
    for (const [key, inner] of typeof inside === 'string' ? [[inside, {}] as const] : Object.entries(inside)) {
      const id = `${prefix}${idPart(key)}`;
      active.add(id);
      visit(inner, `${id}.`);
    }
  };
  visit(value, '');
  return graph.states.filter(({ id }) => active.has(id)).map(({ id }) => id);
}
