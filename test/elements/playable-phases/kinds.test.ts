/** Machines of every kind in the element: complete chart and tree, following, sending events, disconnecting. */
import { expect, waitUntil } from '@open-wc/testing';
import { createActor, type AnyStateMachine } from 'xstate';
import type { PlayablePhases } from '../../../src/define.js';
import { statesIn } from '../../../src/inspector/actor-status.js';
import { graphOf } from '../../../src/inspector/graph.js';
import { kinds, large, provided } from '../../inspector/kinds.js';
import { isWhole } from '../../turns.js';
import { eventsOf } from '../../inspector/machine-events.js';
import { all, ids, inPicture, make, one, room, settled } from './support.js';

/** Waits for the chart, polling every frame. */
const drawn = (phases: PlayablePhases, id: string): Promise<unknown> =>
  waitUntil(() => all(phases, '.chart').length > 0, `the chart of ${id}`, { interval: 16, timeout: 10_000 });

/** Expands every state of the tree. */
async function unfold(phases: PlayablePhases): Promise<void> {
  for (;;) {
    const closed = all<HTMLElement>(phases, '.tree [aria-expanded="false"]');
    if (closed.length === 0) return;
    for (const item of closed) item.click();
    await settled(phases);
  }
}
/** Sends an event by the form of the element. */
async function send(phases: PlayablePhases, type: string): Promise<void> {
  const field = one<HTMLInputElement>(phases, '.send input[name=event]');
  field.value = type;
  field.dispatchEvent(new Event('input'));
  await phases.updateComplete;
  one(phases, '.send button').click();
  await settled(phases);
}

async function checkMachine(machine: AnyStateMachine, main: HTMLElement): Promise<void> {
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
  expect(
    [...new Set(ids(phases, '.chart [data-id]'))].sort(),
    `states and transitions in the chart of ${machine.id}`,
  ).to.eql(shown);
  expect(
    ids(phases, '.tree [data-id]')
      .filter((id) => shown.includes(id))
      .sort(),
    `states and transitions in the tree of ${machine.id}`,
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

/** Of the many machines that are made by a number a change waits for every third, with the smallest and the largest. */
const chosen = (machines: readonly AnyStateMachine[]) =>
  isWhole || machines.length < 10 ? machines : machines.filter((_, n) => n % 3 === 0);

describe('machines of every kind', () => {
  it('number more than 200', () => {
    expect(kinds.flatMap(([, machines]) => machines).length).to.be.greaterThan(200);
  });
  for (const [kind, machines] of kinds)
    it(`are shown completely, followed and left without observers: ${kind}, ${machines.length} machines`, async () => {
      const main = await room();
      // In parallel, because most of the time is spent waiting for frames.
      await Promise.all(chosen(machines).map((machine) => checkMachine(machine, main)));
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
  /** The duration of `calibrate` in milliseconds on an idle computer. */
  const QUIET = 30;
  /** Measures how many milliseconds a fixed amount of work takes now. */
  function calibrate(): number {
    const began = performance.now();
    for (let i = 0, sum = 1; i < 2e7 && sum !== 0; i++) sum = Math.imul(sum, 16777619) | 1;
    return performance.now() - began;
  }
  it('cause no task over 50 ms, not even the largest of each kind and charts of hundreds of states', async function () {
    if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) this.skip();
    const main = await room();
    let least = Math.min(QUIET, ...Array.from({ length: 5 }, calibrate));
    // A change waits for the largest of each kind, which has the longest tasks.
    const measured = kinds.flatMap(([, machines]) => (isWhole ? machines : machines.slice(-1)));
    for (const machine of [...measured, ...large]) {
      // A slow or busy computer lengthens every task, so durations are scaled by that of `calibrate`, and the shortest of
      // several attempts counts.
      let shortest = Infinity;
      for (let tries = 0; tries < 40 && shortest > 50; tries++) {
        const task = await longestTask(machine, main);
        const now = calibrate();
        least = Math.min(least, now);
        shortest = Math.min(shortest, (task * least) / now);
      }
      expect(shortest, `milliseconds of one task for ${machine.id}`).to.be.at.most(50);
    }
  }).timeout(150_000);
});
