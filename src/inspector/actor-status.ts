/** Status of an actor of any XState machine in its chart. Says nothing about the results of its guards or its data. */
import {
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import type { StateValue } from '../kernel/game.js';
import { activeStates, graphOf, transitionIds, type Graph } from './graph.js';

export type ActorTransitionStatus =
  /** Its state is active: `open` if it has no guard, `depends` if it has one. `away` if its state is not active. */
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
    snapshot.status === 'active' ? getNextTransitions(snapshot).map((definition) => ids.get(definition)) : [],
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

/** Ids of the transitions that an inspected microstep took; empty for other inspection events. */
export function takenIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  const { machine } = event.snapshot as AnyMachineSnapshot;
  const ids = transitionIds(machine);
  // Early versions of XState 5 do not report the transitions of a microstep.
  return ((event._transitions ?? []) as AnyTransitionDefinition[]).flatMap((definition) => ids.get(definition) ?? []);
}
