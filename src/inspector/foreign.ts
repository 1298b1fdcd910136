/** How an actor of any XState machine stands in its chart. Of its guards and data nothing is claimed. */
import {
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import type { StateValue } from '../kernel/game.js';
import { activeStates, graphOf, transitionIds, type Graph } from './graph.js';

export type ForeignStatus =
  /** Its state is active; without a guard its event takes it, with one that depends on the event. */
  { readonly status: 'open' } | { readonly status: 'depends'; readonly guard: string } | { readonly status: 'away' };

/** The states in which an actor is; one that failed when it was made has a snapshot without a value, and is in none. */
export const statesIn = (graph: Graph, value: unknown): readonly string[] =>
  value === undefined ? [] : activeStates(graph, value as StateValue);

/** The active states and every transition of the chart by its id. */
export function foreignStatus(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
): {
  readonly active: readonly string[];
  readonly transitions: ReadonlyMap<string, ForeignStatus>;
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

/** The transitions that one inspected step of an actor took; none when the event is none of a step. */
export function takenIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  const { machine } = event.snapshot as AnyMachineSnapshot;
  const ids = transitionIds(machine);
  // Before XState 5.? a step did not say which transitions it took.
  return ((event._transitions ?? []) as AnyTransitionDefinition[]).flatMap((definition) => ids.get(definition) ?? []);
}
