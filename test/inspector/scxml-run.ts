/** Runs a machine in XState and its SCXML export in an interpreter, side by side. */
import assert from 'node:assert/strict';
import { createActor, type AnyStateMachine } from 'xstate';
import { scxmlOf } from '../../src/inspector/exports/scxml.js';
import { activeStates, graphOf, indexOf } from '../../src/inspector/graph.js';
import type { StateValue } from '../../src/kernel/game.js';
import { parseXml } from '../../src/testing/xml.js';
import { picker } from '../../src/testing/picker.js';
import { eventsOf } from './machine-events.js';
import { Interpreter } from './scxml-interpreter.js';

const STATES = ['state', 'parallel', 'final', 'history'];

/** Sends the same random events to both, and asserts that the same states are active after each. */
export function runBoth(
  machine: AnyStateMachine,
  seed: number,
  { length = 20, events = [...eventsOf(machine), 'unheard'], guard = (_name: string): boolean => false } = {},
): void {
  const graph = graphOf(machine);
  const guards = Object.fromEntries(
    graph.transitions.flatMap(({ guard: name }) => (name === undefined ? [] : [[name, () => guard(name)]])),
  );
  // Without an implementation XState would treat the named delays as already elapsed.
  const delays = Object.fromEntries(
    graph.transitions.flatMap(({ kind, event }) => (kind === 'after' ? [[event, 1]] : [])),
  );
  const document = scxmlOf(graph);
  const elements = parseXml(document).filter(({ name }) => STATES.includes(name));
  const drawn = graph.states.slice(graph.states.length - elements.length);
  const idOf = new Map(elements.map(({ attributes: { id } }, i) => [id, drawn[i]!.id]));

  // Delays never elapse in either of them.
  const clock = { setTimeout: () => 0, clearTimeout: () => undefined };
  const actor = createActor(machine.provide({ guards, delays }), { clock } as object);
  actor.subscribe({ error: () => undefined });
  actor.start();
  const interpreter = new Interpreter(document, { guard });
  interpreter.start();
  const pick = picker(seed);
  const sent: string[] = [];
  for (let i = 0; ; i++) {
    const here = activeStates(graph, actor.getSnapshot().value as StateValue).filter((id) => id !== graph.root);
    const there = interpreter.configuration.flatMap((id) => idOf.get(id) ?? []).filter((id) => id !== graph.root);
    assert.deepEqual(there, here, `${machine.id}, ${seed}: ${sent.join(' ')}`);
    if (i === length || actor.getSnapshot().status !== 'active') break;
    const name = events[pick(events.length)]!;
    sent.push(name);
    actor.send({ type: name });
    interpreter.send(name.replace(/\s+/g, '_'));
  }
  actor.stop();
}

/**
 * Whether a transition leads from one region into another of the same parallel state. When one event takes several of those
 * at once, XState and SCXML leave and enter in different orders.
 */
export const crosses = (machine: AnyStateMachine): boolean => {
  const graph = graphOf(machine);
  const index = indexOf(graph);
  const chain = (id: string) => index.around(id).map((state) => state.id);
  return graph.transitions.some(({ source, targets }) =>
    targets.some((target) => {
      const level = chain(source).find((id) => chain(target).includes(id))!;
      return index.state(level).kind === 'parallel' && level !== source && level !== target;
    }),
  );
};
