/**
 * XState's `setup` and `assign` for the charts of games, without XState: they write down what they are given, so that a
 * chart can be walked (`chart.ts`) and drawn before XState has come. `machineOf` of `machine.ts` makes XState's machine of it.
 */
import type * as xstate from 'xstate';

/** A chart as it was written: as much of an XState machine as the kernel reads. Every XState machine is one. */
export interface Machine {
  readonly id: string;
  readonly config: object;
  readonly implementations: object;
}

const write = (implementations: object) => ({
  createMachine: (config: { readonly id?: string }): Machine => ({
    id: config.id ?? '(machine)',
    config,
    implementations,
  }),
});
/** As XState's, with its types. What `createMachine` gives is a `Machine`, and no more: name it so where it is exported. */
export const setup = write as unknown as typeof xstate.setup;
/** As XState's, with its types. */
export const assign = ((assignment: unknown) => ({ assignment })) as unknown as typeof xstate.assign;
