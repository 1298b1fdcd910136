/**
 * Replacements of XState's `setup` and `assign` for the charts of games. They only record their arguments, so that the
 * kernel can run a chart (`chart.ts`) and draw it before XState is loaded. `machineOf` in `machine.ts` makes the XState
 * machine of it.
 */
import type * as xstate from 'xstate';
import type { Machine } from './define-chart.js';

export type { Machine };

const write = (implementations: object) => ({
  createMachine: (config: { readonly id?: string }): Machine => ({
    id: config.id ?? '(machine)',
    config,
    implementations,
  }),
});
/**
 * Has the type of XState's `setup`. At run time `createMachine` returns only a `Machine`, whatever its type says: annotate
 * an exported chart as `Machine`.
 */
export const setup = write as unknown as typeof xstate.setup;
/** Has the type of XState's `assign`. */
export const assign = ((assignment: unknown) => ({ assignment })) as unknown as typeof xstate.assign;
