/** Exported SCXML, run by an interpreter of it, comes to the states to which XState comes by the same events. */
import { expect } from '@open-wc/testing';
import { createActor, type AnyStateMachine } from 'xstate';
import { scxmlOf } from '../../src/inspector/exports/scxml.js';
import { activeStates, graphOf } from '../../src/inspector/graph.js';
import type { StateValue } from '../../src/kernel/game.js';
import { picker } from '../picker.js';
import { lamp, player } from './machines.js';
import { strange } from './strange.js';

/** What SCION is told of a state; it knows SCXML's algorithm, and not its XML. */
interface Model {
  $type: string;
  id?: string;
  isDeep?: boolean;
  initial?: string[];
  states: Model[];
  transitions: { event?: string; target?: string[]; type?: string; cond?: (event: { name: string }) => boolean }[];
}
interface Interpreter {
  start(): void;
  gen(event: { name: string }): void;
  getFullConfiguration(): string[];
}
let Statechart: new (model: Model) => Interpreter;
before(async () => {
  const script = document.createElement('script');
  script.src = new URL('../../node_modules/@scion-scxml/core/dist/core.min.js', import.meta.url).href;
  const loaded = new Promise((resolve, reject) => Object.assign(script, { onload: resolve, onerror: reject }));
  document.head.append(script);
  await loaded;
  Statechart = (window as unknown as { scion: { core: { Statechart: typeof Statechart } } }).scion.core.Statechart;
});

const words = (element: Element, name: string) => element.getAttribute(name)?.split(' ');
function modelOf(element: Element, holds: (guard: string) => boolean): Model {
  const within = (...names: string[]) => [...element.children].filter(({ localName }) => names.includes(localName));
  const initial = words(element, 'initial');
  return {
    $type: element.localName,
    ...(element.id && { id: element.id }),
    ...(element.getAttribute('type') === 'deep' && { isDeep: true }),
    ...(initial && { initial }),
    states: within('state', 'parallel', 'final', 'history').map((state) => modelOf(state, holds)),
    transitions: within('transition').map((transition) => {
      const [event, cond, type] = ['event', 'cond', 'type'].map((name) => transition.getAttribute(name) ?? undefined);
      const target = words(transition, 'target');
      return {
        ...(event !== undefined && { event }),
        ...(target && { target }),
        ...(type !== undefined && { type }),
        ...(cond !== undefined && {
          cond: (_event: { name: string }) =>
            (Function('_event', 'guard', `return ${cond}`) as (event: object, guard: typeof holds) => boolean)(
              _event,
              holds,
            ),
        }),
      };
    }),
  };
}

/** Sends both the same events, and compares where they are after each. */
function run(machine: AnyStateMachine, events: readonly string[], length: number, seed: number): void {
  const graph = graphOf(machine);
  const guards = Object.fromEntries(
    graph.transitions.flatMap(({ guard }) => (guard === undefined ? [] : [[guard, () => false]])),
  );
  const root = new DOMParser().parseFromString(scxmlOf(graph), 'application/xml').documentElement;
  const elements = [...root.querySelectorAll('state, parallel, final, history')];
  const drawn = graph.states.slice(graph.states.length - elements.length);
  const idOf = new Map(elements.map(({ id }, i) => [id, drawn[i]!.id]));

  // No time passes in either of them.
  const clock = { setTimeout: () => 0, clearTimeout: () => undefined };
  const actor = createActor(machine.provide({ guards }), { clock } as object);
  actor.subscribe({ error: () => undefined });
  actor.start();
  const chart = new Statechart(modelOf(root, () => false));
  chart.start();
  const pick = picker(seed);
  const sent: string[] = [];
  for (let i = 0; ; i++) {
    const here = activeStates(graph, actor.getSnapshot().value as StateValue).filter((id) => id !== graph.root);
    const there = chart.getFullConfiguration().flatMap((id) => idOf.get(id) ?? []);
    expect(there.filter((id) => id !== graph.root).sort(), `${machine.id} ${seed}: ${sent.join(' ')}`).to.eql(
      here.sort(),
    );
    if (i === length || actor.getSnapshot().status !== 'active') break;
    const name = events[pick(events.length)]!;
    sent.push(name);
    actor.send({ type: name });
    chart.gen({ name });
  }
  actor.stop();
}
const eventsOf = (machine: AnyStateMachine): string[] => [
  ...new Set(
    graphOf(machine).transitions.flatMap(({ kind, event }) => (kind === 'event' ? [event.replace('*', 'any')] : [])),
  ),
];

describe('SCXML, run', () => {
  for (const machine of [lamp, player, ...strange.filter(({ id }) => id === 'regions' || id === 'forbidden')])
    it(`of ${machine.id} goes where XState goes`, () => {
      for (let seed = 0; seed < 40; seed++) run(machine, [...eventsOf(machine), 'door.slam', 'unheard'], 20, seed);
    });
});
