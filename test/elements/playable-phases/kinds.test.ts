/** Machines of every kind, shown by the element: all of each in picture and tree, followed, sent events, and left. */
import { expect, waitUntil } from '@open-wc/testing';
import { createActor, type AnyStateMachine } from 'xstate';
import type { PlayablePhases } from '../../../src/define.js';
import { statesIn } from '../../../src/inspector/actor-status.js';
import { graphOf } from '../../../src/inspector/graph.js';
import { kinds, large, provided } from '../../inspector/kinds.js';
import { eventsOf } from '../../inspector/machine-events.js';
import { all, ids, inPicture, make, one, room, settled } from './support.js';

/** A picture is looked for as often as the browser paints. */
const drawn = (phases: PlayablePhases, id: string): Promise<unknown> =>
  waitUntil(() => all(phases, '.chart').length > 0, `a picture of ${id}`, { interval: 16, timeout: 10_000 });

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
  await drawn(phases, machine.id);
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
      // Beside each other: most of the time goes by between two frames.
      await Promise.all(machines.map((machine) => goThrough(machine, main)));
    }).timeout(30_000);

  /** The longest task in milliseconds while a machine is shown, sent events and left; 0 if none was long. */
  async function longestTask(machine: AnyStateMachine, main: HTMLElement): Promise<number> {
    let longest = 0;
    const heed = (entries: readonly PerformanceEntry[]) => {
      longest = Math.max(longest, ...entries.map(({ duration }) => duration));
    };
    const observer = new PerformanceObserver((list) => heed(list.getEntries()));
    observer.observe({ type: 'longtask' });
    const actor = createActor(provided(machine)).start();
    const phases = make();
    phases.actor = actor;
    main.append(phases);
    await phases.ready();
    await drawn(phases, machine.id);
    const beside = Number(one(phases, '.tree [role=treeitem]').getAttribute('aria-setsize'));
    await waitUntil(() => all(phases, '.tree [aria-level="1"]').length === beside, `the tree of ${machine.id}`);
    for (const event of eventsOf(machine).slice(0, 2)) await send(phases, event);
    phases.remove();
    await settled(phases);
    heed(observer.takeRecords());
    observer.disconnect();
    actor.stop();
    return longest;
  }
  /** What `beat` takes in milliseconds on a quiet machine. */
  const QUIET = 30;
  /** How many milliseconds the same work takes now. */
  function beat(): number {
    const began = performance.now();
    for (let i = 0, sum = 1; i < 2e7 && sum !== 0; i++) sum = Math.imul(sum, 16777619) | 1;
    return performance.now() - began;
  }
  it('take no task over 50 ms, the largest of each kind and charts of hundreds of states among them', async function () {
    if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) this.skip();
    const main = await room();
    let least = Math.min(QUIET, ...Array.from({ length: 5 }, beat));
    const largest = kinds.flatMap(([, machines]) => (machines.length === 10 ? machines.slice(-1) : machines));
    for (const machine of [...largest, ...large]) {
      // A task takes longer on a machine that is slow or busy: it is divided by how much longer `beat` takes, and the
      // shortest counts.
      let shortest = Infinity;
      for (let tries = 0; tries < 12 && shortest > 50; tries++) {
        const task = await longestTask(machine, main);
        const now = beat();
        least = Math.min(least, now);
        shortest = Math.min(shortest, (task * least) / now);
      }
      expect(shortest, `milliseconds of one task for ${machine.id}`).to.be.at.most(50);
    }
  }).timeout(60_000);
});
