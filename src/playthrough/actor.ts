/** The actor that runs a game. Whoever imports this loads XState. */
import { createActor, type Actor, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { machineOf } from '../kernel/machine.js';
import type { Snapshot } from '../kernel/game.js';
import type { Machine } from '../kernel/setup.js';

/** An actor of this chart that goes on from a snapshot; `observe` hears XState's inspection events of it. */
export const actorOf = (
  machine: Machine,
  snapshot: Snapshot,
  observe: (event: InspectionEvent) => void,
): Actor<AnyStateMachine> => createActor(machineOf(machine), { snapshot: snapshot as never, inspect: observe }).start();
