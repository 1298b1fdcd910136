import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createActor, createMachine, fromPromise, sendParent } from 'xstate';
import { ActorSystem, statusOf, type Message } from '../../src/inspector/actor-system.js';
import { brief } from '../../src/inspector/safe-copy.js';
import { orchestra } from './orchestra.js';

const told = ({ messages }: ActorSystem): string[] =>
  messages.map(({ from, to, type }: Message) => `${from?.id ?? '-'} > ${to?.id ?? '-'}: ${type}`);
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

test('children that were invoked or spawned before and after are listed below their parent', async () => {
  const { machine, finish } = orchestra();
  const actor = createActor(machine, { id: 'root' }).start();
  const system = new ActorSystem(actor, () => undefined);
  const names = () => system.actors.map(({ name, depth, isMachine }) => [name, depth, isMachine]);
  assert.deepEqual(names(), [
    ['orchestra', 0, true],
    ['drum', 1, false],
    ['clock', 1, false],
    ['score', 1, false],
  ]);
  finish();
  await rest();
  assert.deepEqual(names().at(-1), ['violin', 1, true]);
  assert.equal(statusOf(system.actors.find(({ name }) => name === 'score')!.ref), 'done');
  const child = new ActorSystem(system.actors.at(-1)!.ref, () => undefined);
  assert.equal(child.actors[0]!.name, 'orchestra');
});

test('messages between the actors are kept in order, with what is emitted and what comes from outside', async () => {
  const { machine, tell, finish } = orchestra();
  const actor = createActor(machine, { id: 'root' }).start();
  let changes = 0;
  const system = new ActorSystem(actor, () => changes++);
  finish();
  await rest();
  actor.send({ type: 'START', tempo: 90 });
  assert.deepEqual(told(system), [
    'score > score: xstate.promise.resolve',
    'score > root: xstate.done.actor.score',
    'root > violin: xstate.init',
    '- > root: START',
    'root > violin: PLAY',
    'violin > drum: BEAT',
    'drum > root: HEARD',
    'root > -: applause',
  ]);
  assert.deepEqual(system.messages.find(({ type }) => type === 'START')!.payload, { tempo: 90 });
  assert.deepEqual(system.messages.find(({ type }) => type === 'applause')!.payload, { loud: 3 });
  assert.equal(changes, 8);
  tell(7);
  assert.ok(told(system).includes('clock > root: xstate.snapshot.clock'));
  system.stop();
  const before = system.messages.length;
  actor.send({ type: 'START' });
  assert.equal(system.messages.length, before);
});

test('an actor that has stopped is known again when listening begins anew', () => {
  const short = createMachine({ id: 'short', entry: sendParent({ type: 'HERE' }) });
  const states = { a: { on: { GO: 'b' } }, b: { invoke: { id: 'kid', src: short }, on: { GO: 'a', HERE: {} } } };
  const actor = createActor(createMachine({ id: 'm', initial: 'a', states } as object), { id: 'root' }).start();
  const system = new ActorSystem(actor, () => undefined);
  for (let i = 0; i < 2; i++) actor.send({ type: 'GO' });
  const names = () => system.actors.map(({ name }) => name);
  const before = names();
  assert.deepEqual(before, ['m', 'kid']);
  system.stop();
  system.start();
  assert.deepEqual(names(), before);
});

test('of many actors that come and go those that have stopped are forgotten, and the oldest messages', () => {
  const short = createMachine({ id: 'short', initial: 'a', states: { a: { type: 'final' } } });
  const states = { a: { invoke: { id: 'kid', src: short, onDone: 'b' } }, b: { on: { AGAIN: 'a' } } };
  const actor = createActor(createMachine({ id: 'm', initial: 'b', states })).start();
  const system = new ActorSystem(actor, () => undefined);
  for (let i = 0; i < 400; i++) actor.send({ type: 'AGAIN' });
  assert.equal(system.messages.length, 500);
  assert.ok(system.actors.length < 220, String(system.actors.length));
  assert.equal(system.actors[0]!.name, 'm');
});

test('a failing child, and a child that answers its parent from the start', async () => {
  const answers = createMachine({ id: 'answers', entry: sendParent({ type: 'HERE' }) });
  const invoke = [
    { id: 'wrong', src: fromPromise(() => Promise.reject(new Error('no'))), onError: {} },
    { id: 'right', src: answers },
  ];
  const actor = createActor(createMachine({ id: 'm', invoke } as object), { id: 'root' });
  const system = new ActorSystem(actor, () => undefined);
  actor.start();
  await rest();
  for (const message of ['right > root: HERE', 'wrong > root: xstate.error.actor.wrong'])
    assert.ok(told(system).includes(message), told(system).join('\n'));
});

test('an event with a getter is copied without calling it, and a fault of ours never reaches the page', (t) => {
  const report = t.mock.method(console, 'error', () => undefined);
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } }, b: { on: { GO: 'a' } } } });
  const actor = createActor(machine).start();
  const system = new ActorSystem(actor, () => undefined);
  const event = Object.defineProperty({ type: 'GO', n: 1 }, 'bad', {
    enumerable: true,
    get: () => {
      throw new Error('do not look');
    },
  });
  actor.send(event as never);
  assert.equal(actor.getSnapshot().value, 'b');
  assert.equal(brief(system.messages.at(-1)!.payload), '{"n":1,"bad":(getter)}');
  assert.equal(report.mock.callCount(), 0);
  new ActorSystem(actor, () => {
    throw new Error('ours');
  });
  actor.send({ type: 'GO' });
  assert.deepEqual([actor.getSnapshot().value, actor.getSnapshot().status], ['a', 'active']);
  assert.equal(report.mock.callCount(), 1);
});
