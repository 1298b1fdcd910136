/** Machines of every kind, shown by the element: all of each in picture and tree, followed, sent events, and left. */
import { expect, waitUntil } from '@open-wc/testing';
import { createActor, type AnyStateMachine } from 'xstate';
import type { PlayablePhases } from '../../../src/define.js';
import { statesIn } from '../../../src/inspector/foreign.js';
import { graphOf } from '../../../src/inspector/graph.js';
import { kinds, provided } from '../../inspector/kinds.js';
import { eventsOf } from '../../inspector/machine-events.js';
import { all, ids, inPicture, make, one, room, settled } from './support.js';

/** Opens whatever is closed in the tree. */
async function unfold(phases: PlayablePhases): Promise<void> {
  for (;;) {
    const closed = all<HTMLElement>(phases, '.tree [aria-expanded="false"]');
    if (closed.length === 0) return;
    for (const item of closed) item.click();
    await settled(phases);
  }
}
/** Sends an event as a reader does. */
async function send(phases: PlayablePhases, type: string): Promise<void> {
  const field = one<HTMLInputElement>(phases, '.send input[name=event]');
  field.value = type;
  field.dispatchEvent(new Event('input'));
  await phases.updateComplete;
  one(phases, '.send button').click();
  await settled(phases);
}

async function goThrough(machine: AnyStateMachine, main: HTMLElement): Promise<void> {
  const actor = createActor(provided(machine));
  const observers = () => (actor as unknown as { readonly observers: ReadonlySet<unknown> }).observers.size;
  const before = observers();
  const phases = make();
  phases.actor = actor.start();
  main.append(phases);
  await phases.ready();
  await waitUntil(() => all(phases, '.chart').length > 0, `a picture of ${machine.id}`, { timeout: 5000 });
  const graph = graphOf(machine);
  const things = [...graph.states, ...graph.transitions].map(({ id }) => id);
  const shown = things.filter((id) => id !== graph.root || graph.states.length === 1).sort();
  await unfold(phases);
  expect([...new Set(ids(phases, '.chart [data-id]'))].sort(), `the picture of ${machine.id}`).to.eql(shown);
  expect(
    ids(phases, '.tree [data-id]')
      .filter((id) => shown.includes(id))
      .sort(),
    `the tree`,
  ).to.eql(shown);
  for (const event of eventsOf(machine).slice(0, 3)) {
    await send(phases, event);
    const active = statesIn(graph, actor.getSnapshot().value);
    expect(phases.active, `${machine.id} after ${event}`).to.eql(active);
    expect(inPicture(phases).sort()).to.eql(active.filter((id) => shown.includes(id)).sort());
  }
  phases.remove();
  expect(observers(), `observers of ${machine.id}`).to.equal(before);
  actor.stop();
}

describe('machines of every kind', () => {
  it('are more than 200', () => {
    expect(kinds.flatMap(([, machines]) => machines).length).to.be.greaterThan(200);
  });
  for (const [kind, machines] of kinds)
    it(`${kind}: ${machines.length} of them`, async () => {
      const main = await room();
      for (const machine of machines) await goThrough(machine, main);
    }).timeout(30_000);
});
