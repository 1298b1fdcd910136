/** Builds the XState machine of a game's chart. Importing this module loads XState. */
import { assign, setup, type AnyStateMachine } from 'xstate';
import type { Machine } from './define-chart.js';
import { memoized } from './memoized.js';

interface Implementations {
  readonly guards?: Readonly<Record<string, unknown>>;
  readonly actions?: Readonly<Record<string, { readonly assignment: never }>>;
}

const made = memoized((machine: Machine): AnyStateMachine => {
  const { actions = {}, ...others } = machine.implementations as Implementations;
  const assigns = Object.entries(actions).map(([name, { assignment }]): [string, object] => [name, assign(assignment)]);
  const own = setup({ ...others, actions: Object.fromEntries(assigns) } as object);
  return own.createMachine(machine.config as object) as AnyStateMachine;
});
/** The XState machine of a chart, cached per chart. Returns a machine that XState created unchanged. @beta */
export function machineOf(machine: Machine): AnyStateMachine {
  return 'root' in machine ? (machine as AnyStateMachine) : made(machine);
}
