/**
 * Watches every machine that XState's own tests run, as <playable-phases> does, and fails the test whose machine is shown
 * otherwise than it is.
 */
import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { Actor, createMachine, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { ActorWatch } from '../../../src/elements/playable-phases/actor-watch.js';
import { strangers } from '../../../src/inspector/diagram.js';
import { chartConfigOf } from '../../../src/inspector/exports/json.js';
import { mermaidOf } from '../../../src/inspector/exports/mermaid.js';
import { scxmlOf } from '../../../src/inspector/exports/scxml.js';
import { svgOf } from '../../../src/inspector/exports/svg.js';
import { graphOf, type Graph } from '../../../src/inspector/graph.js';
import { layout } from '../../../src/inspector/layout.js';
import { parseXml } from '../../../src/testing/xml.js';
import { reportUnhandledError } from './report.js';

/** Given by the test runner, which is installed with XState and not here. */
declare const afterEach: (run: () => void) => void;
declare const vi: { useRealTimers(): void };

globalThis.reportError = reportUnhandledError;

/** What was seen of an actor beside our watch. */
interface Seen {
  readonly watch: ActorWatch;
  /** The transitions that XState reported, as source and targets. */
  readonly taken: string[];
}
let watched: Seen[] = [];
const drawn = new Set<AnyStateMachine>();

interface Definition {
  readonly source: { readonly id: string };
  readonly target?: readonly { readonly id: string }[];
}
const arrow = (source: string, targets: readonly string[]): string => `${source} -> ${targets.join()}`;

function observe(actor: AnyActorRef): void {
  const seen: Seen = { watch: new ActorWatch(actor, () => undefined), taken: [] };
  watched.push(seen);
  actor.system.inspect((event) => {
    if (event.type === '@xstate.microstep' && event.actorRef === actor)
      for (const { source, target = [] } of (event._transitions ?? []) as readonly Definition[])
        seen.taken.push(
          arrow(
            source.id,
            target.map(({ id }) => id),
          ),
        );
  });
}
const start = Reflect.get(Actor.prototype, 'start') as (this: AnyActorRef) => AnyActorRef;
Actor.prototype.start = function (this: AnyActorRef) {
  const isNew = (this as unknown as { _processingStatus: number })._processingStatus === 0;
  if (isNew && 'root' in (this as unknown as { logic: object }).logic) observe(this);
  return start.call(this);
} as never;

/** XState's ids of the states of a graph. */
function namesIn(machine: AnyStateMachine, graph: Graph): Map<string, string> {
  const nodes: { id: string; states: Record<string, unknown> }[] = [];
  const visit = (node: AnyStateMachine['root']) => {
    nodes.push(node as never);
    Object.values(node.states).forEach((inner) => visit(inner as never));
  };
  visit(machine.root);
  assert.equal(graph.states.length, nodes.length, 'the graph has every state');
  return new Map(graph.states.map(({ id }, i) => [id, nodes[i]!.id]));
}

/** Diagram, SVG and exports of a machine. */
function checkChart(machine: AnyStateMachine, graph: Graph): void {
  const picture = layout(graph);
  assert.deepEqual(strangers(graph, picture), [], 'the diagram has exactly the states and transitions');
  const boxes = parseXml(svgOf(graph, picture)).filter(({ attributes: { class: name } }) => /^state /.test(name ?? ''));
  assert.equal(boxes.length, graph.states.length, 'the SVG has a box for every state');
  parseXml(scxmlOf(graph));
  mermaidOf(graph);
  const again = createMachine(JSON.parse(JSON.stringify(chartConfigOf(machine))) as object);
  assert.deepEqual(withoutLogic(graphOf(again)), withoutLogic(graph), 'the exported JSON gives the same chart');
}
/** In JSON, logic that the config gives inline has a name. */
const withoutLogic = ({ states, ...graph }: Graph) => ({
  ...graph,
  states: states.map(({ invokes, ...state }) => ({ ...state, invokes: invokes.map(({ id }) => id) })),
});

function check({ watch, taken }: Seen): void {
  const { actor, snapshot } = watch;
  const machine = (actor as unknown as { logic: AnyStateMachine }).logic;
  const graph = graphOf(machine);
  const names = namesIn(machine, graph);
  const nodes = (snapshot as AnyMachineSnapshot & { _nodes?: readonly { id: string }[] })._nodes ?? [];
  const look = watch.look((() => '') as never);
  assert.deepEqual(
    [...look.active].map((id) => names.get(id)).sort(),
    nodes.map(({ id }) => id).sort(),
    'the states shown as active are those of the actor',
  );
  const last = watch.happenings.at(-1);
  if (last) assert.deepEqual([...last.to].sort(), [...look.active].sort(), 'the history ends in these states');
  if (watch.happenings.length < 500 && snapshot.status !== 'error') {
    const arrows = new Map(
      graph.transitions.map(({ id, source, targets }) => [
        id,
        arrow(
          names.get(source)!,
          targets.map((target) => names.get(target)!),
        ),
      ]),
    );
    const told = watch.happenings.flatMap((happening) => happening.taken.map((id) => arrows.get(id)));
    const real = taken.filter((one) => !/^ -> /.test(one));
    assert.deepEqual(told, real, 'the history tells the transitions that the actor took');
  }
  assert.equal(watch.failure !== undefined, snapshot.status === 'error', 'its failure is shown');
  if (drawn.has(machine)) return;
  drawn.add(machine);
  checkChart(machine, graph);
}

afterEach(() => {
  const seen = watched;
  watched = [];
  vi.useRealTimers();
  const faults: string[] = [];
  for (const one of seen) {
    one.watch.stop();
    try {
      check(one);
    } catch (error) {
      faults.push(String((error as Error).stack));
    }
  }
  appendFileSync(process.env.WATCH_LOG!, `${seen.length}\n`);
  assert.deepEqual(faults, []);
});
