/** Unusual or hostile actors: other versions of XState, failures, contexts of any shape, large charts. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import * as current from 'xstate';
import { assign, createActor, createMachine, fromObservable, type AnyActorRef, type AnyStateMachine } from 'xstate';
import * as first from 'xstate-5.0';
import * as middle from 'xstate-5.13';
import type { PlayablePhases } from '../../../src/define.js';
import { graphOf } from '../../../src/inspector/graph.js';
import { strange } from '../../inspector/strange.js';
import { all, ids, make, one, open, room, settled, words } from './support.js';
import { uncaught } from '../playable-game/support.js';

/** Other versions of XState, cast to the types of the current one. */
const versions = { '5.0.0': first, '5.13.2': middle } as unknown as Readonly<Record<string, typeof current>>;

async function show(actor: unknown): Promise<PlayablePhases> {
  const phases = make();
  phases.actor = actor as AnyActorRef;
  (await room()).append(phases);
  await phases.ready();
  await settled(phases);
  return phases;
}
const drawn = (phases: PlayablePhases) =>
  waitUntil(() => all(phases, '.chart').length > 0, 'the chart', { timeout: 5000 });

describe('an unusual actor', () => {
  for (const [version, xstate] of Object.entries(versions))
    it(`of XState ${version} is followed`, async () => {
      const machine = xstate.createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } });
      const actor = xstate.createActor(machine).start();
      const phases = await show(actor);
      actor.send({ type: 'GO' });
      await settled(phases);
      expect(phases.active).to.eql(['#m', 'b']);
      await open(phases, 'history');
      expect(all(phases, '.events > li')).to.have.length(1);
      phases.remove();
      actor.send({ type: 'GO' });
    });

  it('is drawn even if a label of its chart cannot be sent to a worker', async () => {
    const description = (() => 'empty') as unknown as string;
    const machine = createMachine({ id: 'form', initial: 'empty', states: { empty: { description } } });
    const phases = await show(createActor(machine).start());
    await drawn(phases);
    expect(ids(phases, '.chart .state')).to.include('empty');
  });

  it('that fails shows its error, which still reaches the page as uncaught', async () => {
    const fails = () => {
      throw new Error('out of paper');
    };
    const actor = createActor(
      createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: { actions: fails } } } } }),
    ).start();
    const phases = await show(actor);
    const caught = await uncaught(() => actor.send({ type: 'GO' }));
    expect(caught.map(String)).to.eql(['Error: out of paper']);
    await settled(phases);
    expect(words(one(phases, '.note'))).to.equal('The actor has failed: Error: out of paper');
    expect(words(one(phases, '.now'))).not.to.include('It is over');
  });
  it('that fails while two elements show it reaches the page as uncaught once', async () => {
    const fails = () => {
      throw new Error('out of paper');
    };
    const states = { a: { on: { GO: { actions: fails } } } };
    const actor = createActor(createMachine({ id: 'm', initial: 'a', states })).start();
    await show(actor);
    await show(actor);
    const caught = await uncaught(() => actor.send({ type: 'GO' }));
    expect(caught.map(String)).to.eql(['Error: out of paper']);
  });
  it('that had failed before adds no error, also when the element is moved in the page', async () => {
    const fails = () => {
      throw new Error('long ago');
    };
    const actor = createActor(createMachine({ id: 'm', initial: 'a', entry: fails, states: { a: {} } }));
    actor.subscribe({ error: () => undefined });
    actor.start();
    const caught = await uncaught(async () => {
      const phases = await show(actor);
      expect(words(one(phases, '.note'))).to.include('long ago');
      const parent = phases.parentElement!;
      phases.remove();
      parent.append(phases);
      await settled(phases);
    });
    expect(caught).to.eql([]);
  });
  it('that failed on creation is shown with its error and without an active state', async () => {
    for (const xstate of Object.values(versions)) {
      const machine = xstate.createMachine({
        ...{ id: 'm', initial: 'a', states: { a: {} } },
        context: () => {
          throw new Error('no input');
        },
      });
      const phases = await show(xstate.createActor(machine));
      expect(words(one(phases, '.note'))).to.include('no input');
      expect(phases.active).to.eql([]);
    }
  });
  it('whose error the page observes is not reported as uncaught', async () => {
    const actor = createActor(
      createMachine({
        ...{ id: 'm', initial: 'a' },
        states: {
          a: {
            on: {
              GO: {
                actions: () => {
                  throw new Error('heard');
                },
              },
            },
          },
        },
      }),
    );
    const heard: unknown[] = [];
    actor.subscribe({ error: (error) => heard.push(error) });
    actor.start();
    await show(actor);
    expect(await uncaught(() => actor.send({ type: 'GO' }))).to.eql([]);
    expect(heard.map(String)).to.eql(['Error: heard']);
  });

  for (const machine of strange)
    it(`with the machine “${machine.id}” has every state and transition in the tree and the chart`, async () => {
      const actor = createActor(machine, { clock: { setTimeout: () => 0, clearTimeout: () => undefined } } as object);
      actor.subscribe({ error: () => undefined });
      const phases = await show(actor.start());
      await drawn(phases);
      const graph = graphOf(machine);
      const shown = new Set(ids(phases, '.chart [data-id]'));
      const things = [...graph.states, ...graph.transitions].map(({ id }) => id);
      expect(things.filter((id) => !shown.has(id) && (id !== graph.root || graph.states.length === 1))).to.eql([]);
      expect(new Set(things).size).to.equal(things.length);
      for (let walked = -1; walked < all(phases, '.tree [aria-expanded="false"]').length; walked = 0) {
        const closed = all<HTMLElement>(phases, '.tree [aria-expanded="false"]');
        if (closed.length === 0) break;
        for (const item of closed) item.click();
        await settled(phases);
      }
      const listed = new Set(ids(phases, '.tree [data-id]'));
      expect(things.filter((id) => !listed.has(id) && (id !== graph.root || graph.states.length === 1))).to.eql([]);
      expect(phases.active.length).to.be.greaterThan(0);
    });

  it('with a context of any shape is followed without errors, and its values are named by type', async () => {
    const loop: Record<string, unknown> = { big: 10n, when: new Date(0), sign: /x/g, wrong: new Error('no') };
    loop['self'] = loop;
    Object.defineProperty(loop, 'bad', {
      enumerable: true,
      get: () => {
        throw new Error('do not look');
      },
    });
    const deep = JSON.parse('[1,'.repeat(3000) + '2' + ']'.repeat(3000)) as unknown;
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const context = {
      ...{ loop, deep, proxy, place: document.body, map: new Map([['a', 1]]), set: new Set([1]), n: 0 },
    };
    const machine = createMachine({
      ...{ id: 'm', initial: 'a', context },
      states: { a: { entry: assign({ child: ({ spawn }) => spawn(createMachine({ id: 'c' })) }) } },
      on: {
        GO: {
          actions: [
            () => {
              context.map.set('b', 2);
              context.set.add(2);
            },
            assign({
              loop: () => ({ self: undefined as unknown }),
              child: ({ spawn }) => spawn(createMachine({ id: 'c' })),
            }),
          ],
        },
      },
    } as never) as AnyStateMachine;
    const actor = createActor(machine).start();
    const phases = await show(actor);
    await open(phases, 'table');
    await open(phases, 'history');
    const caught = await uncaught(async () => {
      actor.send({ type: 'GO', carried: context });
      await settled(phases);
      actor.send({ type: 'GO', carried: loop });
      await settled(phases);
    });
    expect(caught).to.eql([]);
    expect(all(phases, '.events > li')).to.have.length(2);
    const table = words(one(phases, '.table'));
    for (const said of ['<body>', 'Map · 2 entries', 'Set · 2 entries', '(unreadable', 'actor '])
      expect(table).to.include(said);
    expect(words(one(phases, '.events'))).to.include('map.b');
  });

  it('that takes many events is shown once for all of them, and the element says when', async () => {
    const states = { a: { on: { GO: 'b' } }, b: { on: { GO: 'a', END: 'c' } }, c: {} };
    const actor = createActor(createMachine({ id: 'm', initial: 'a', states })).start();
    const phases = await show(actor);
    let updates = 0;
    const update = Reflect.get(phases, 'performUpdate') as () => void;
    const performUpdate = () => {
      updates++;
      update.call(phases);
    };
    Object.assign(phases, { performUpdate });
    for (let i = 0; i < 41; i++) {
      actor.send({ type: 'GO' });
      await aTimeout(0);
    }
    actor.send({ type: 'END' });
    await phases.updateComplete;
    expect(phases.active).to.eql(['#m', 'c']);
    expect(updates).to.be.lessThan(30);
  });
  it('keeps the changes of an event open while older events are dropped', async () => {
    const actions = assign({ n: ({ context }: { context: { n: number } }) => context.n + 1 });
    const actor = createActor(
      createMachine({ id: 'm', context: { n: 0 }, on: { SET: { actions } } } as object),
    ).start();
    const phases = await show(actor);
    await open(phases, 'history');
    for (let i = 0; i < 500; i++) actor.send({ type: 'SET' });
    await settled(phases);
    const opened = () =>
      all<HTMLDetailsElement>(phases, '.events details[open]').map((each) => each.closest('li')!.dataset['n']);
    one<HTMLDetailsElement>(phases, '.events details').open = true;
    expect(opened()).to.eql(['500']);
    actor.send({ type: 'SET' });
    await settled(phases);
    expect(opened()).to.eql(['500']);
  });
  it('has its context copied only after an event has changed it, and not before the page goes on', async () => {
    let copies = 0;
    const ownKeys = () => {
      copies++;
      return [];
    };
    const machine = createMachine({
      ...{ id: 'm', context: { n: 0, seen: new Proxy({}, { ownKeys }) } },
      on: { SET: { actions: assign({ n: ({ context }: { context: { n: number } }) => context.n + 1 }) }, GO: {} },
    } as object);
    const actor = createActor(machine).start();
    const phases = await show(actor);
    copies = 0;
    actor.send({ type: 'GO' });
    await settled(phases);
    expect(copies, 'without a change').to.equal(0);
    actor.send({ type: 'SET' });
    expect(copies, 'before the page goes on').to.equal(0);
    await settled(phases);
    expect(copies, 'when it is shown').to.equal(1);
  });

  it('with ten thousand simultaneous changes shows some of them, and the number of the rest', async () => {
    const list = Array.from({ length: 10_000 }, (_, i) => i);
    const matrix = Array.from({ length: 300 }, () => list.slice(0, 300));
    const machine = createMachine({
      ...{ id: 'm', initial: 'a', context: { list, matrix }, states: { a: {} } },
      on: {
        GO: {
          actions: assign({
            list: ({ context }) => (context as { list: number[] }).list.map((n) => n + 1),
            matrix: ({ context }) => (context as { matrix: number[][] }).matrix.map((row) => row.map((n) => n + 1)),
          }),
        },
      },
    } as never) as AnyStateMachine;
    const actor = createActor(machine).start();
    const phases = await show(actor);
    await open(phases, 'table');
    await open(phases, 'history');
    for (let depth = 0; depth < 2; depth++) {
      for (const each of all<HTMLDetailsElement>(phases, '.table details:not([open])').slice(0, 5)) each.open = true;
      await settled(phases);
    }
    for (let i = 0; i < 3; i++) {
      actor.send({ type: 'GO' });
      await settled(phases);
    }
    expect(all(phases, '.events > li')).to.have.length(3);
    expect(all(phases, '*').length).to.be.lessThan(10_000);
    expect(words(one(phases, '.table'))).to.match(/\(\d+ more\)/);
  });
  it('shows the content of events, here the snapshot of an observable with a circular subscription', async () => {
    // The snapshot of an observable contains its subscription, which is circular in RxJS.
    const subscription: Record<string, unknown> = { unsubscribe: () => undefined };
    subscription['self'] = subscription;
    let tell: ((value: number) => void) | undefined;
    const subscribe = (observer: { readonly next: (value: number) => void }) => {
      tell = (value) => observer.next(value);
      return subscription;
    };
    const src = fromObservable(() => ({ subscribe }) as never);
    const machine = createMachine({ id: 'm', invoke: { id: 'kid', src, onSnapshot: { actions: () => undefined } } });
    const phases = await show(createActor(machine).start());
    await open(phases, 'history');
    tell!(7);
    await settled(phases);
    expect(words(one(phases, '.events > li')))
      .to.include('xstate.snapshot.kid {"snapshot":{')
      .and.not.include('[object');
  });

  it('with a context that is not JSON reports so on export', async () => {
    const phases = await show(createActor(createMachine({ id: 'm', context: { big: 10n } })).start());
    await drawn(phases);
    one(phases, '[data-save="json"]').click();
    await waitUntil(() => all(phases, '.exports .note').length > 0);
    expect(words(one(phases, '.exports .note')))
      .to.include('context.big')
      .and.to.include('10n');
  });
  it('that does not run a machine is refused with what was expected', async () => {
    const phases = await show(createActor(current.fromPromise(() => Promise.resolve(1)))).catch(
      (error: Error) => error,
    );
    expect((phases as Error).message)
      .to.include('other logic')
      .and.to.include('an XState 5 machine');
  });

  it('with a large chart shows the part around its state, and offers the whole chart', async () => {
    const n = 300;
    const states = Array.from({ length: n }, (_, i) => [
      `s${i}`,
      { on: { A: `s${(i + 1) % n}`, B: `s${(i * 7 + 3) % n}`, C: `s${(i + 2) % n}` } },
    ]);
    const machine = createMachine({
      id: 'm',
      initial: 's0',
      states: Object.fromEntries(states) as Record<string, object>,
    });
    const actor = createActor(machine).start();
    const phases = await show(actor);
    await waitUntil(() => all(phases, '.tree [data-id]').length > n, 'the tree');
    await drawn(phases);
    expect(ids(phases, '.chart .state')).to.include('s0');
    expect(ids(phases, '.chart .state').length).to.be.lessThan(40);
    actor.send({ type: 'B' });
    await waitUntil(() => ids(phases, '.chart .state').includes('s3') && ids(phases, '.chart .state').includes('s24'));
    expect(words(one(phases, '[data-do="whole"]'))).to.equal('Draw the whole chart (301 states)');
  });
  it('with a large chart draws the part around whatever is clicked in it', async () => {
    const inner = { initial: 'x', states: { x: { on: { IN: 'y' } }, y: {}, last: { type: 'history' } } };
    const states = Array.from({ length: 150 }, (_, i) => [
      `s${i}`,
      { ...(i % 3 === 0 && inner), on: { NEXT: `s${(i + 1) % 150}`, STAY: { actions: 'a' } } },
    ]);
    const on = { JUMP: ['.s75', '.s76'] };
    const machine = createMachine({
      id: 'm',
      initial: 's0',
      on,
      states: Object.fromEntries(states) as object,
    } as object);
    const phases = await show(createActor(machine).start());
    await drawn(phases);
    const caught = await uncaught(async () => {
      for (const kind of ['state', 'transition'])
        for (const id of ids(phases, `.chart .${kind}`).slice(0, 12)) {
          const place = all<SVGElement>(phases, '.chart [data-id]').find((each) => each.dataset['id'] === id);
          if (!place) continue;
          place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          await settled(phases);
          await waitUntil(() => ids(phases, '.chart [data-id]').includes(id), id);
          expect(all(phases, '.about.chosen')).to.have.length(1);
          one(phases, '.tree [data-id]').focus();
        }
    });
    expect(caught).to.eql([]);
  });
});
