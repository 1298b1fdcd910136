/** What a machine may be sent. */
import type { AnyStateMachine } from 'xstate';
import { graphOf } from '../../src/inspector/graph.js';

/** The events that its chart names; for a pattern one that fits. */
export const eventsOf = (machine: AnyStateMachine): string[] => [
  ...new Set(
    graphOf(machine).transitions.flatMap(({ kind, event }) => (kind === 'event' ? [event.replace('*', 'any')] : [])),
  ),
];
