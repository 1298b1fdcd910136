/** Creates the XState actor of a game. Importing this module loads XState. */
import { createActor, type Actor, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { machineOf } from '../kernel/machine.js';
import type { Snapshot } from '../kernel/game.js';
import type { Machine } from '../kernel/define-chart.js';

/** Starts an actor of this chart at a snapshot. It passes its XState inspection events to `observe`. */
export const actorOf = (
  machine: Machine,
  snapshot: Snapshot,
  observe: (event: InspectionEvent) => void,
): Actor<AnyStateMachine> => createActor(machineOf(machine), { snapshot: snapshot as never, inspect: observe }).start();
