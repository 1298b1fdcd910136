/** Connections to Stately's inspector: a frame runs the receiver of its package, so no network is needed. */
import { expect } from '@open-wc/testing';
import { createActor, type AnyActorRef } from 'xstate';
import {
  actorSource,
  gameSource,
  openStately,
  openXStateInspect,
  OutwardError,
  outwardRefusal,
  type Outward,
  type Source,
} from '../../src/inspector/outward/index.js';
import { BadInput } from '../../src/kernel/game.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { toy, type Table } from '../toy/game.js';
import { player } from './machines.js';

interface Message {
  readonly type: string;
  readonly sessionId: string;
  readonly rootId: string;
  readonly name?: string;
  readonly definition?: string;
  readonly event?: { readonly type: string };
  readonly snapshot?: { readonly status: string; readonly value: unknown };
}
const RECEIVER = new URL('./stately-receiver.html', import.meta.url).href;
let frame: HTMLIFrameElement;
let outward: Outward | undefined;
afterEach(() => {
  outward?.stop();
  frame.remove();
});
function emptyFrame(): Window {
  frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow!;
}

const received = () => (frame.contentWindow as unknown as { received?: Message[] }).received ?? [];
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 300) throw new Error(`Received only ${JSON.stringify(received())}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
async function open(source: Source, everything = false, ended?: () => void): Promise<Outward> {
  const window = emptyFrame();
  outward = await openStately(source, { url: RECEIVER, everything, window, ...(ended && { ended }) });
  await until(() => received().length > 0);
  return outward;
}
const begin = () => new Playthrough(toy, { start: { players: 2, seed: 1 }, moves: [] });
const actors = () => received().filter(({ type }) => type === '@xstate.actor');

it('Stately’s receiver gets a game, across undo, fork and a change to another game', async () => {
  const game = begin();
  const inspector = await open(gameSource(game, { viewer: () => 0 }));
  expect(inspector.isOpen).to.equal(true);
  const [first] = actors();
  expect([first!.name, first!.snapshot!.value]).to.deep.equal(['toy', { round: 'bidding' }]);
  expect(Object.keys((JSON.parse(first!.definition!) as { states: object }).states)).to.deep.equal([
    'round',
    'showing',
    'finished',
  ]);
  const steps = [
    () => void game.play(parseMove(toy, 'ann bid 5')),
    () => game.undo(0),
    () => void game.play(parseMove(toy, 'ann bid 6')),
    () => game.fork(1),
    () => inspector.follow(gameSource(begin(), { viewer: () => 0 })),
  ];
  for (const [n, step] of steps.entries()) {
    const before = received().length;
    step();
    await until(() => received().length > before);
    await until(() => received().at(-1)!.type === '@xstate.snapshot');
    if (n % 2 === 0 && n < 4) expect(received().some(({ event }) => event?.type === 'bid')).to.equal(true);
  }
  await until(() => actors().length === 4);
  expect(new Set(actors().map(({ sessionId }) => sessionId)).size).to.equal(4);
  const stopped = received().filter(({ snapshot }) => snapshot?.status === 'stopped');
  expect(stopped.length).to.equal(3);
  expect(received().every(({ rootId, sessionId }) => rootId === sessionId)).to.equal(true);
});

it('the receiver gets hidden hands and the generator only if `everything` is set', async () => {
  for (const everything of [false, true]) {
    const game = begin();
    const inspector = await open(gameSource(game, { viewer: () => 0 }), everything);
    game.play(parseMove(toy, 'ann bid 5'));
    await until(() => received().some(({ event }) => event?.type === 'bid'));
    const { hands, rng } = game.snapshot.context.table as Table;
    const text = JSON.stringify(received());
    for (const canary of [JSON.stringify(hands[1]), JSON.stringify(rng)])
      expect(text.includes(canary)).to.equal(everything);
    inspector.stop();
    frame.remove();
  }
});

it('the receiver gets any XState actor with its child actor', async () => {
  const actor = createActor(player).start();
  await open(actorSource(actor as AnyActorRef));
  actor.send({ type: 'PLAY' });
  await until(() => actors().length === 2);
  await until(() => received().some(({ event }) => event?.type === 'PLAY'));
  const [own, made] = actors();
  expect([own!.name, own!.rootId, made!.rootId]).to.deep.equal(['player', actor.sessionId, actor.sessionId]);
});

it('a reloaded receiver gets the current state, and a removed one ends the connection', async () => {
  const game = begin();
  let ended = 0;
  const inspector = await open(gameSource(game, { viewer: () => 0 }), false, () => void ended++);
  game.play(parseMove(toy, 'ann bid 5'));
  await until(() => received().some(({ event }) => event?.type === 'bid'));
  frame.contentWindow!.location.reload();
  await until(() => received().length === 1 && received()[0]!.snapshot !== undefined);
  expect(received()[0]!.snapshot!.value).to.deep.equal({ round: 'answering' });
  frame.remove();
  expect([inspector.isOpen, ended]).to.deep.equal([false, 0]);
  game.play(parseMove(toy, 'bob answer doubt'));
  game.play(parseMove(toy, 'bob bid 3'));
  expect(ended).to.equal(1);
});

it('messages from other windows than the inspector’s are ignored', async () => {
  const url = RECEIVER;
  const source = gameSource(begin(), { viewer: () => 0 });
  outward = await openXStateInspect(source, { url, everything: false, window: emptyFrame() });
  const page = () =>
    frame.contentWindow as unknown as { all?: { type: string }[]; say: (message: { type: string }) => void };
  await until(() => page().all !== undefined);
  window.postMessage({ type: 'xstate.inspecting' }, '*');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(page().all).to.deep.equal([]);
  page().say({ type: 'xstate.inspecting' });
  await until(() => page().all!.length > 0);
  expect(page().all!.map(({ type }) => type)).to.deep.equal(['service.register']);
});

it('invalid URLs and blocked windows are reported; a page outside a frame may open an inspector', async () => {
  const source = gameSource(begin(), { viewer: () => 0 });
  for (const open of [openStately, openXStateInspect]) {
    for (const url of ['javascript:alert(1)', 'http://', 'data:text/html,x']) {
      const error = await open(source, { url, everything: false }).catch((e: unknown) => e);
      expect([error instanceof BadInput, (error as BadInput).path]).to.deep.equal([true, 'inspector-url']);
    }
    const real = window.open.bind(window);
    window.open = () => null;
    const error = await open(source, { everything: false }).catch((e: unknown) => e);
    window.open = real;
    expect([error instanceof OutwardError, (error as OutwardError).code]).to.deep.equal([true, 'blocked']);
  }
  expect(outwardRefusal()).to.equal(undefined);
});
