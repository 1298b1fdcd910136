/** How an actor of any XState machine stands in its chart. Of its guards and data nothing is claimed. */
import {
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import type { StateValue } from '../kernel/game.js';
import { activeStates, graphOf, transitionIds } from './graph.js';

export type ForeignStatus =
  /** Its state is active; without a guard its event takes it, with one that depends on the event. */
  { readonly status: 'open' } | { readonly status: 'depends'; readonly guard: string } | { readonly status: 'away' };

/** The active states and every transition of the chart by its id. */
export function foreignStatus(snapshot: AnyMachineSnapshot): {
  readonly active: readonly string[];
  readonly transitions: ReadonlyMap<string, ForeignStatus>;
} {
  const graph = graphOf(snapshot.machine);
  const ids = transitionIds(snapshot.machine);
  const next = new Set(
    snapshot.status === 'active' ? getNextTransitions(snapshot).map((definition) => ids.get(definition)) : [],
  );
  return {
    active: activeStates(graph, snapshot.value as StateValue),
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
  return (event._transitions as AnyTransitionDefinition[]).flatMap((definition) => ids.get(definition) ?? []);
}
