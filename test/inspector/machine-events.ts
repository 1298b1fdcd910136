/** The events that a machine can be sent. */
import type { AnyStateMachine } from 'xstate';
import { graphOf } from '../../src/inspector/graph.js';

/** The event names in its chart; for a wildcard pattern a matching name. */
export const eventsOf = (machine: AnyStateMachine): string[] => [
  ...new Set(
    graphOf(machine).transitions.flatMap(({ kind, event }) => (kind === 'event' ? [event.replace('*', 'any')] : [])),
  ),
];
