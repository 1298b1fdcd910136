/** Builds the XState machine of a game's chart. Importing this module loads XState. */
import { assign, setup, type AnyStateMachine } from 'xstate';
import type { Machine } from './define-chart.js';

interface Implementations {
  readonly guards?: Readonly<Record<string, unknown>>;
  readonly actions?: Readonly<Record<string, { readonly assignment: never }>>;
}
const made = new WeakMap<Machine, AnyStateMachine>();

/** The XState machine of a chart, cached per chart. Returns a machine that XState created unchanged. @beta */
export function machineOf(machine: Machine): AnyStateMachine {
  if ('root' in machine) return machine as AnyStateMachine;
  let own = made.get(machine);
  if (!own) {
    const { actions = {}, ...others } = machine.implementations as Implementations;
    const assigns = Object.entries(actions).map(([name, { assignment }]): [string, object] => [
      name,
      assign(assignment),
    ]);
    own = setup({ ...others, actions: Object.fromEntries(assigns) } as object).createMachine(
      machine.config as object,
    ) as AnyStateMachine;
    made.set(machine, own);
  }
  return own;
}
