/** Status of an actor of any XState machine in its chart. Says nothing about the results of its guards or its data. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import type { StateValue } from '../kernel/game.js';
import { activeStates, graphOf, transitionIds, type Graph } from './graph.js';

export type ActorTransitionStatus =
  /** Some event may take it now: `open` if it has no guard, `depends` if it has one. `away` if none can. */
  { readonly status: 'open' } | { readonly status: 'depends'; readonly guard: string } | { readonly status: 'away' };

/** The active states of an actor; none for an actor that failed on creation, because its snapshot has no value. */
export const statesIn = (graph: Graph, value: unknown): readonly string[] =>
  value === undefined ? [] : activeStates(graph, value as StateValue);

/** The active states, and the status of every transition by its id. */
export function actorStatus(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
): {
  readonly active: readonly string[];
  readonly transitions: ReadonlyMap<string, ActorTransitionStatus>;
} {
  const graph = graphOf(machine);
  const ids = transitionIds(machine);
  const next = new Set(
    snapshot.status === 'active' ? reachable(snapshot).map((definition) => ids.get(definition)) : [],
  );
  return {
    active: statesIn(graph, snapshot.value),
    transitions: new Map(
      graph.transitions.map(({ id, guard }) => [
        id,
        !next.has(id) ? { status: 'away' } : guard === undefined ? { status: 'open' } : { status: 'depends', guard },
      ]),
    ),
  };
}

/** Whether a descriptor names an event: `*` names any, `mouse.*` any that begins so. */
export const names = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/**
 * The transitions that some event may take. As XState does, asks inner states before those around them, and a state's
 * transitions in their order, until one has no guard: those after it are never asked.
 */
function reachable(snapshot: AnyMachineSnapshot): AnyTransitionDefinition[] {
  const { _nodes: nodes, machine } = snapshot as AnyMachineSnapshot & { readonly _nodes: readonly AnyStateNode[] };
  const active = new Set(nodes);
  const patterns = new Map(
    nodes.map((node) => {
      const written = [...node.transitions.keys()].filter((descriptor) => descriptor.endsWith('*'));
      return [node, written.sort((a, b) => b.length - a.length)];
    }),
  );
  const found = new Set(nodes.flatMap(({ always = [] }) => always as AnyTransitionDefinition[]));
  const isTaken = (node: AnyStateNode, event: string): boolean => {
    const inner = Object.values(node.states).filter((child) => active.has(child));
    if (inner.map((child) => isTaken(child, event)).includes(true)) return true;
    const heard = [event, ...patterns.get(node)!.filter((pattern) => names(pattern, event))].flatMap(
      (descriptor) => (node.transitions.get(descriptor) ?? []) as AnyTransitionDefinition[],
    );
    for (const definition of heard) {
      found.add(definition);
      if (definition.guard === undefined) return true;
    }
    return false;
  };
  // In place of a pattern, an event that is written nowhere.
  const events = nodes.flatMap(({ transitions }) => [...transitions.keys()].map((key) => key.replace(/\*$/, '\0')));
  for (const event of new Set(events)) isTaken(machine.root, event);
  return [...found];
}

/** Ids of the transitions that an inspected microstep took; empty for other inspection events. */
export function takenIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  const { machine } = event.snapshot as AnyMachineSnapshot;
  const ids = transitionIds(machine);
  // Early versions of XState 5 do not report the transitions of a microstep.
  return ((event._transitions ?? []) as AnyTransitionDefinition[]).flatMap((definition) => ids.get(definition) ?? []);
}
