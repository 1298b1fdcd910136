/** Any XState actor: its chart, events, context and history. */
import { expect, waitUntil } from '@open-wc/testing';
import { assign, createActor, createMachine, fromPromise, setup, type AnyActorRef } from 'xstate';
import type { PlayablePhases } from '../../../src/define.js';
import { all, ids, inPicture, item, make, one, open, room, settled, words } from './support.js';

const counter = () =>
  setup({
    types: { context: {} as { n: number; log: string[] }, events: {} as { type: string; by?: number } },
  }).createMachine({
    id: 'counter',
    context: { n: 0, log: [] },
    initial: 'idle',
    states: {
      idle: { description: 'Nothing goes on.', on: { START: 'counting' } },
      counting: {
        on: {
          ADD: {
            guard: function isGiven({ event }) {
              return typeof event.by === 'number';
            },
            actions: assign({ n: ({ context, event }) => context.n + event.by! }),
          },
          STOP: 'done',
        },
      },
      done: { type: 'final' },
    },
  });

async function show(actor: unknown): Promise<PlayablePhases> {
  const phases = make();
  phases.actor = actor as AnyActorRef;
  (await room()).append(phases);
  await phases.ready().catch(() => undefined);
  await waitUntil(() => all(phases, '.chart, .warning').length > 0);
  await settled(phases);
  return phases;
}
async function send(phases: PlayablePhases, event: string, payload = ''): Promise<string> {
  for (const [name, value] of Object.entries({ event, payload })) {
    const field = one<HTMLInputElement>(phases, `.send [name="${name}"]`);
    field.value = value;
    field.dispatchEvent(new Event('input'));
  }
  one(phases, '.send button.primary').click();
  await settled(phases);
  return words(one(phases, '.send .quiet'));
}

describe('an actor', () => {
  it('is shown with its state and open transitions; guarded ones depend on their guard', async () => {
    const actor = createActor(counter()).start();
    const phases = await show(actor);
    expect(inPicture(phases)).to.eql(['idle']);
    expect(ids(phases, '.chart .transition.open')).to.eql(['idle:START']);
    expect(words(one(phases, '.about'))).to.include('Nothing goes on.');
    actor.send({ type: 'START' });
    await settled(phases);
    expect(inPicture(phases)).to.eql(['counting']);
    expect(ids(phases, '.chart .transition.depends')).to.eql(['counting:ADD']);
    expect(item(phases, 'counting:ADD').ariaLabel).to.include('depends on its guard: isGiven');
    expect(ids(phases, '.chart .transition.taken')).to.eql(['idle:START']);
    expect(all(phases, '[data-do="go"]')).to.have.length(0);
  });
  it('can be sent events with a payload, and an invalid payload is reported', async () => {
    const actor = createActor(counter()).start();
    const phases = await show(actor);
    expect([...one<HTMLDataListElement>(phases, 'datalist').options].map(({ value }) => value)).to.eql([
      'START',
      'ADD',
      'STOP',
    ]);
    expect(await send(phases, 'START')).to.equal('Sent: START. A transition was taken.');
    expect(await send(phases, 'ADD', '{"by": 3}')).to.equal('Sent: ADD. A transition was taken.');
    expect(actor.getSnapshot().context.n).to.equal(3);
    expect(await send(phases, 'ADD', '{by: 3}')).to.match(/^Not sent\. payload: .*JSON/);
    expect(await send(phases, 'ADD', '[3]')).to.include('expected an object');
    for (const type of [' ', '*', 'xstate.stop']) expect(await send(phases, type)).to.match(/^Not sent\. event: /);
    expect(actor.getSnapshot().status).to.equal('active');
    await send(phases, 'STOP');
    expect(await send(phases, 'ADD')).to.equal('The actor has stopped.');
    expect(words(one(phases, '.now'))).to.include('It is over: done');
  });
  it('reports whether an event was taken, ignored, or rejected by a guard', async () => {
    const actor = createActor(counter()).start();
    const phases = await show(actor);
    const ignored = 'It was ignored: no transition is there for it now.';
    expect(await send(phases, 'ADD', '{"by": 3}')).to.equal(`Sent: ADD. ${ignored}`);
    expect(await send(phases, 'NOTHING')).to.equal(`Sent: NOTHING. ${ignored}`);
    await send(phases, 'START');
    expect(await send(phases, 'ADD')).to.equal('Sent: ADD. No transition was taken: its guard did not hold (isGiven).');
    expect(actor.getSnapshot().context.n).to.equal(0);
  });
  it('reports a transition that only runs an action as taken', async () => {
    const on = { PING: { actions: () => undefined }, PONG: { guard: () => false } };
    const phases = await show(createActor(createMachine({ id: 'm', on })).start());
    expect(await send(phases, 'PING')).to.equal('Sent: PING. A transition was taken.');
    expect(await send(phases, 'PONG')).to.include('its guard did not hold');
  });
  it('has a history of events with their changes, and marks changed values in the context', async () => {
    const actor = createActor(counter()).start();
    const phases = await show(actor);
    await open(phases, 'history');
    await open(phases, 'table');
    actor.send({ type: 'START' });
    actor.send({ type: 'ADD', by: 4 });
    await settled(phases);
    const rows = all(phases, '.events > li').map(words);
    expect(rows).to.have.length(2);
    expect(rows[0]).to.include('ADD {"by":4}').and.to.include('1 change in the context').and.to.include('n 0 → 4');
    expect(rows[1]).to.include('idle → counting');
    expect(words(one(phases, '.data .changed'))).to.equal('n 4 changed, before: 0');
  });
  it('shows the diagram of a past event and follows again with the next event', async () => {
    const actor = createActor(counter()).start();
    const phases = await show(actor);
    expect(all(phases, '.band')).to.have.length(0);
    actor.send({ type: 'START' });
    actor.send({ type: 'ADD', by: 4 });
    await settled(phases);
    const track = () => one<HTMLInputElement>(phases, '.track input');
    const back = () => one(phases, '.time [aria-label="One event back"]');
    expect([track().max, track().value]).to.eql(['2', '2']);
    expect(all(phases, '.track .mark')).to.have.length(1);
    back().click();
    await settled(phases);
    expect([track().value, ...inPicture(phases)]).to.eql(['1', 'counting']);
    expect(all(phases, '.transition:not(.away)')).to.have.length(0);
    back().click();
    await settled(phases);
    expect([track().value, ...inPicture(phases)]).to.eql(['0', 'idle']);
    actor.send({ type: 'STOP' });
    await settled(phases);
    expect([track().value, ...inPicture(phases)]).to.eql(['3', 'done']);
    expect(all(phases, '.note').map(words)).to.eql(['The actor has stopped.']);
    back().click();
    await settled(phases);
    expect(words(one(phases, '.now .phase'))).to.equal('Now: counting');
    expect(all(phases, '.note').map(words)).to.eql([
      'This is the past: the state after 2 of 3 events. The context is the present one.',
    ]);
    expect(await send(phases, 'ADD')).to.equal('The actor has stopped.');
  });
  it('can be replaced by another actor, and by a game', async () => {
    const first = createActor(counter()).start();
    const phases = await show(first);
    phases.actor = createActor(createMachine({ id: 'light', initial: 'red', states: { red: {}, green: {} } })).start();
    await phases.ready();
    await settled(phases);
    expect(phases.active).to.eql(['#light', 'red']);
    first.send({ type: 'START' });
    await settled(phases);
    expect(phases.active).to.eql(['#light', 'red']);
    phases.actor = undefined;
    await phases.ready();
    await settled(phases);
    expect(phases.active[0]).to.equal('#elfenwizards');
  });
  it('is not played on after another actor is shown', async () => {
    const phases = await show(createActor(counter()).start());
    const play = () => one(phases, '[data-do="play"]');
    const withEvents = async () => {
      phases.actor!.send({ type: 'START' });
      phases.actor!.send({ type: 'STOP' });
      await settled(phases);
    };
    await withEvents();
    play().click();
    await settled(phases);
    expect(words(play())).to.equal('Pause');
    phases.actor = createActor(counter()).start();
    await phases.ready();
    await withEvents();
    expect(words(play())).to.equal('Replay');
  });
  it('keeps the reader in the tree when the state around the focus is left', async () => {
    const states = { a: { initial: 'x', states: { x: {}, y: {} }, on: { GO: 'b' } }, b: {} };
    const actor = createActor(createMachine({ id: 'm', initial: 'a', states })).start();
    const phases = await show(actor);
    item(phases, 'a.x').focus();
    actor.send({ type: 'GO' });
    await settled(phases);
    expect(phases.shadowRoot!.activeElement).to.equal(item(phases, 'a.x'));
    expect(inPicture(phases)).to.eql(['b']);
  });
  it('is followed again after the element was removed and reinserted', async () => {
    const actor = createActor(counter()).start();
    const phases = await show(actor);
    const parent = phases.parentElement!;
    phases.remove();
    actor.send({ type: 'START' });
    parent.append(phases);
    await settled(phases);
    expect(inPicture(phases)).to.eql(['counting']);
    actor.send({ type: 'STOP' });
    await settled(phases);
    expect(inPicture(phases)).to.eql(['done']);
  });
  it('is not listened to by an element that is not in the page', async () => {
    const phases = await show(createActor(counter()).start());
    const parent = phases.parentElement!;
    phases.remove();
    const actor = createActor(counter()).start();
    const { observers } = actor as unknown as { observers: ReadonlySet<unknown> };
    phases.actor = actor;
    await phases.updateComplete;
    expect(observers.size).to.equal(0);
    parent.append(phases);
    actor.send({ type: 'START' });
    await settled(phases);
    expect(inPicture(phases)).to.eql(['counting']);
  });
  for (const [name, thing] of Object.entries({
    'a string': 'actor',
    'a machine': counter(),
    'an actor without a chart': createActor(fromPromise(() => Promise.resolve(1))).start(),
  })) {
    it(`is refused if it is no machine’s actor: ${name}`, async () => {
      const phases = await show(thing);
      expect(words(one(phases, '.warning'))).to.match(/^These phases cannot be shown\. (actor|machine): /);
    });
  }
});
