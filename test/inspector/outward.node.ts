/** Messages to external inspectors: all actors across undo and fork, no hidden information, only plain JSON. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type * as current from 'xstate';
import { assign, createActor, createMachine, fromCallback, setup, type AnyActorRef } from 'xstate';
import * as first from 'xstate-5.0';
import * as middle from 'xstate-5.13';
import { plain } from '../../src/inspector/plain.js';
import { actorSource, gameSource, type Source } from '../../src/inspector/outward/index.js';
import type { Told } from '../../src/inspector/outward/types.js';
import { xstateInspect } from '../../src/inspector/outward/xstate-inspect.js';
import type { Viewer } from '../../src/kernel/game.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { toy } from '../toy/game.js';
import { player } from './machines.js';

/** Records the messages of a source. */
function listen(source: Source, everything = false) {
  const told: Told[] = [];
  return { told, stop: source.tell(everything, (one) => told.push(one)) };
}
/** A game of the toy with these hands. */
const begin = async (
  hands = [
    [1, 2, 3],
    [4, 5, 6],
  ],
  seed = 1,
) => {
  const each = { hands, answers: hands.map(() => null), points: hands.map(() => 0) };
  const table = { round: 0, bid: null, isSworn: false, stake: null, ...each };
  const position = { game: 'toy', version: 3, phase: 'round.bidding', options: { hand: 3 }, table };
  return running(new Playthrough(toy, { start: { position, seed }, moves: [] }));
};
/** Starts the XState actor of a game, which is what inspectors show. */
async function running<G extends { run(): Promise<void> }>(game: G): Promise<G> {
  await game.run();
  return game;
}
const play = (game: Playthrough, ...lines: string[]) => lines.forEach((line) => game.play(parseMove(toy, line)));
const outline = (told: readonly Told[]) =>
  told.map((one) => {
    const what = one.type === 'event' ? one.event.type : `${JSON.stringify(one.snapshot.value)} ${one.snapshot.status}`;
    return `${one.type} ${what.replaceAll('"', '')}`;
  });

test('a game reports its state and every move; undo and fork report a new actor', async () => {
  const game = await begin();
  const { told, stop } = listen(gameSource(game, { viewer: () => 0 }));
  const begun = ['actor {round:bidding} active', 'event xstate.init', 'snapshot {round:bidding} active'];
  assert.deepEqual(outline(told), begun);
  play(game, 'ann bid 5');
  assert.deepEqual(outline(told).slice(3), ['event bid', 'snapshot {round:answering} active']);
  for (const [cause, step] of [
    ['undo', () => game.undo(0)],
    ['play', () => play(game, 'ann bid 4')],
    ['fork', () => game.fork(0)],
  ] as const) {
    told.length = 0;
    step();
    if (cause === 'play') {
      assert.deepEqual(outline(told), ['event bid', 'snapshot {round:answering} active']);
      continue;
    }
    assert.deepEqual(outline(told).slice(1), begun);
    assert.match(outline(told)[0]!, /^snapshot .* stopped$/);
    assert.notEqual(told[0]!.sessionId, told[1]!.sessionId);
  }
  stop();
  told.length = 0;
  play(game, 'ann bid 4');
  assert.equal(told.length, 0);
});

test('the last move is reported with the end of the game; a finished game can still be opened', async () => {
  const game = await running(new Playthrough(toy, { start: { players: 2, seed: 1 }, moves: [] }));
  play(game, 'ann bid 2', 'bob answer believe', 'bob bid 8');
  const { told } = listen(gameSource(game, { viewer: () => 'spectator' }));
  play(game, 'ann answer doubt');
  assert.deepEqual(outline(told).slice(-2), ['event answer', 'snapshot finished done']);
  assert.deepEqual(outline(listen(gameSource(game, { viewer: () => 0 })).told)[0], 'actor finished done');
});

/** All messages to a viewer during a game as text, without XState's session ids, which differ between runs. */
async function messagesTo(
  viewer: Viewer,
  hands: number[][],
  seed: number,
  moves: readonly string[],
  everything = false,
): Promise<string> {
  const game = await begin(hands, seed);
  const { told } = listen(gameSource(game, { viewer: () => viewer }), everything);
  play(game, ...moves);
  game.undo(1);
  return JSON.stringify(told.map((one) => ({ ...one, sessionId: '', id: '' })));
}

test('games that differ only in hidden information send equal messages, unless `everything` is set', async () => {
  const mine = [1, 2, 3];
  const one = [mine, [4, 5, 6], [7, 8, 9]];
  const other = [mine, [9, 9, 9], [1, 1, 1]];
  const moves = (word: string) => ['ann bid 3', `bob answer ${word}`];
  assert.equal(await messagesTo(0, one, 1, moves('believe')), await messagesTo(0, other, 2, moves('doubt')));
  assert.notEqual(
    await messagesTo(0, one, 1, moves('believe'), true),
    await messagesTo(0, other, 1, moves('believe'), true),
  );
  assert.notEqual(await messagesTo(1, one, 1, moves('believe')), await messagesTo(1, one, 1, moves('doubt')));
  assert.match(await messagesTo(1, one, 1, moves('doubt')), /"type":"answer","seat":1,"word":"doubt"/);
});

test('no message contains others’ cards or the generator, unless `everything` is set', async () => {
  const canaries = ['[4,5,6]', '"rng"', '"doubt"'];
  for (const everything of [false, true]) {
    const game = await begin();
    const sent: object[] = [];
    const inspect = xstateInspect(gameSource(game, { viewer: () => 0 }), {
      everything,
      post: (message) => sent.push(message),
    });
    inspect.receive({ type: 'xstate.inspecting' });
    play(game, 'ann bid 3', 'bob answer doubt');
    inspect.receive({ type: 'xstate.inspecting' });
    const text = JSON.stringify(sent).replaceAll('\\"', '"');
    assert.ok(sent.length > 5);
    for (const canary of canaries) assert.equal(text.includes(canary), everything, canary);
  }
});

test('a legal move from an inspector is played; illegal, malformed and outdated ones are ignored', async () => {
  const game = await begin();
  const source = gameSource(game, { viewer: () => 0, send: (move) => void game.play(move) });
  const { told } = listen(source);
  const now = () => told.findLast(({ type }) => type === 'actor')!.sessionId;
  const first = now();
  source.send(first, { type: 'bid', seat: 0, card: 5, more: 'dropped' } as never);
  assert.deepEqual(game.record.moves, [{ type: 'bid', seat: 0, card: 5 }]);
  for (const wrong of [
    { type: 'bid', seat: 0, card: 5 }, // No longer legal: the bid has been made.
    { type: 'answer', seat: 1, word: 'perhaps' },
    { type: 'answer', seat: 9, word: 'doubt' },
    { type: 'toString' },
  ])
    source.send(first, wrong);
  assert.equal(game.length, 1);
  game.undo(0);
  source.send(first, { type: 'bid', seat: 0, card: 5 } as never);
  assert.equal(game.length, 0);
  game.look(0);
  source.send(now(), { type: 'bid', seat: 0, card: 5 } as never);
  assert.equal(game.length, 1);
});

test('an inspector receives the current actors when it connects and when it follows another game', async () => {
  const game = await begin();
  const sent: { type: string; sessionId: string }[] = [];
  const inspect = xstateInspect(gameSource(game, { viewer: () => 0 }), {
    everything: false,
    post: (message) => sent.push(message as never),
  });
  const types = () => sent.splice(0).map(({ type }) => type);
  play(game, 'ann bid 3');
  assert.deepEqual(types(), []);
  inspect.receive('{"type":"xstate.inspecting"}');
  assert.deepEqual(types(), ['service.register']);
  inspect.follow(gameSource(await begin(), { viewer: () => 0 }));
  assert.deepEqual(types(), [
    'service.state',
    'service.stop',
    ...['service.register', 'service.event', 'service.state'],
  ]);
  play(game, 'bob answer doubt');
  assert.deepEqual(types(), []);
  inspect.stop();
  assert.deepEqual(types(), ['service.state', 'service.stop']);
});

test('invalid messages from an inspector are ignored without an error', async () => {
  const game = await begin();
  const sent: object[] = [];
  const inspect = xstateInspect(gameSource(game, { viewer: () => 0, send: (move) => void game.play(move) }), {
    everything: false,
    post: (message) => sent.push(message),
  });
  const service = 'x:0';
  for (const message of [
    ...[undefined, null, 0, '', '{', '[]', [], {}, { type: 'xstate.event' }, { type: 'service.state', state: '{}' }],
    ...[{}, 'null', '{', 3, { name: 3 }, { data: [] }, { origin: {}, data: { type: 'bid' } }].map((event) => ({
      type: 'xstate.event',
      event,
      service,
    })),
  ])
    inspect.receive(message);
  assert.deepEqual(sent, []);
  assert.equal(game.length, 0);
});

const child = setup({}).createMachine({ id: 'child', initial: 'on', states: { on: { on: { OFF: 'off' } }, off: {} } });
const parent = setup({
  types: { context: {} as { n: number; self: unknown; f: unknown } },
  actors: { child, ear: fromCallback(() => {}) },
}).createMachine({
  id: 'parent',
  context: () => {
    const self: { own?: unknown } = {};
    self.own = self;
    return { n: 0, self, f: () => 1 };
  },
  invoke: [
    { src: 'child', id: 'kid' },
    { src: 'ear', id: 'ear' },
  ],
  on: { GO: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
});

test('any XState actor is reported with its child actors, and all of them can be sent events', () => {
  const actor = createActor(parent, { id: 'root' }).start();
  const source = actorSource(actor as AnyActorRef);
  const { told, stop } = listen(source);
  const names = told.map((one) => [one.type, one.type === 'actor' && [one.id, one.config.id, one.parent]]);
  assert.deepEqual(names, [
    ['actor', ['root', 'parent', undefined]],
    ['actor', ['kid', 'child', actor.sessionId]],
    ['actor', ['ear', 'ear', actor.sessionId]],
  ]);
  assert.deepEqual(told[0]!.type === 'actor' && told[0]!.snapshot.context, {
    ...{ n: 0, self: { own: '(circular)' }, f: 'function f' },
  });
  source.send(actor.sessionId, { type: 'GO' });
  source.send(told[1]!.sessionId, { type: 'OFF' });
  source.send('nobody', { type: 'GO' });
  assert.equal(actor.getSnapshot().context.n, 1);
  assert.deepEqual(outline(told.slice(3)), ['event GO', 'snapshot {} active', 'event OFF', 'snapshot off active']);
  actor.stop();
  assert.ok(told.some((one) => one.type === 'snapshot' && one.snapshot.status === 'stopped'));
  const count = told.length;
  stop();
  source.send(actor.sessionId, { type: 'GO' });
  assert.equal(told.length, count);
});

test('opened on a child, an inspector is told of all actors of its system', () => {
  const actor = createActor(parent).start();
  const { kid } = actor.getSnapshot().children;
  const { told } = listen(actorSource(kid as AnyActorRef));
  assert.deepEqual(
    told.map((one) => one.type === 'actor' && one.id),
    [actor.id, 'kid', 'ear'],
  );
});

test('events to an actor that has ended are not kept', async () => {
  setFlagsFromString('--expose-gc');
  const actor = createActor(child).start();
  actor.stop();
  const { told } = listen(actorSource(actor as AnyActorRef));
  const send = () => {
    const event = { type: 'OFF' as const };
    actor.send(event);
    return new WeakRef(event);
  };
  const events = Array.from({ length: 10 }, send);
  await new Promise((resolve) => setTimeout(resolve, 5));
  (runInNewContext('gc') as () => void)();
  assert.deepEqual(
    events.filter((event) => event.deref() !== undefined),
    [],
  );
  assert.equal(told.length, 1);
});

/** Other versions of XState, cast to the types of the current one. */
const versions = { '5.0.0': first, '5.13.2': middle } as unknown as Readonly<Record<string, typeof current>>;
for (const [version, xstate] of Object.entries(versions))
  test(`an actor of XState ${version} is reported until nobody listens`, () => {
    const machine = xstate.createMachine({ initial: 'a', states: { a: { on: { GO: 'b' } }, b: { on: { GO: 'a' } } } });
    const actor = xstate.createActor(machine).start();
    const { told, stop } = listen(actorSource(actor as AnyActorRef));
    actor.send({ type: 'GO' });
    assert.deepEqual(outline(told.slice(1)), ['event GO', 'snapshot b active']);
    stop();
    actor.send({ type: 'GO' });
    assert.equal(told.length, 3);
  });

test('a chart with data of any kind in its config is reported, and its actor goes on', () => {
  const meta: Record<string, unknown> = { big: 1n, of: player };
  meta['self'] = meta;
  const kid = createMachine({ id: 'kid', meta });
  const states = { a: { on: { GO: 'b' } }, b: { invoke: { id: 'kid', src: kid } } };
  const actor = createActor(createMachine({ id: 'm', initial: 'a', states })).start();
  const { told } = listen(actorSource(actor as AnyActorRef));
  actor.send({ type: 'GO' });
  assert.deepEqual([actor.getSnapshot().status, actor.getSnapshot().value], ['active', 'b']);
  const config = told.find((one) => one.type === 'actor' && one.id === 'kid') as Told & { type: 'actor' };
  assert.ok(JSON.stringify(config.config).startsWith('{"id":"kid","meta":{"big":"1n"'));
});

test('an inspector cannot stop an actor', () => {
  const any: string[] = [];
  const on = { '*': { actions: ({ event }: { event: { type: string } }) => any.push(event.type) } };
  const actor = createActor(createMachine({ id: 'm', on } as object)).start();
  const inspect = xstateInspect(actorSource(actor), { everything: true, post: () => {} });
  const send = (type: string) =>
    inspect.receive({
      type: 'xstate.event',
      event: JSON.stringify({ name: type, data: { type }, origin: actor.sessionId }),
    });
  for (const type of ['xstate.stop', '*', 'GO']) send(type);
  assert.equal(actor.getSnapshot().status, 'active');
  assert.deepEqual(any, ['GO']);
});

test('a chart is converted to the format of XState 4', () => {
  const sent: { machine: string }[] = [];
  const inspect = xstateInspect(actorSource(createActor(player).start()), {
    everything: true,
    post: (message) => sent.push(message as never),
  });
  inspect.receive({ type: 'xstate.inspecting' });
  const { states } = JSON.parse(sent[0]!.machine) as {
    states: Record<string, { states: Record<string, { on: Record<string, unknown>; entry?: string }> }>;
  };
  assert.deepEqual(states['transport']!.states['stopped']!.on, {
    PLAY: [{ target: 'playing', cond: 'hasTrack', actions: 'log' }, { target: 'loading' }],
  });
  assert.equal(states['transport']!.states['playing']!.entry, 'log');
  assert.deepEqual(states['sound']!.states['on']!.on, {
    MUTE: { target: 'off', cond: 'and(hasTrack, not(isLoud))' },
    LOUDER: { cond: 'guard', actions: ['assign', 'turnUp'] },
  });
});

test('any value in an actor is converted to plain data of limited size', () => {
  const own: { self?: unknown } = {};
  own.self = own;
  const deep = Array.from({ length: 100 }).reduce<object>((inner) => ({ inner }), {});
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const nasty = {
    get bad(): never {
      throw new Error('no');
    },
  };
  const values = { a: 1n, b: NaN, c: undefined, d: () => 1, e: [undefined], f: new Map([[1, new Set([2])]]) };
  assert.deepEqual(plain(values), { a: '1n', b: 'NaN', d: 'function d', e: [null], f: [[1, [2]]] });
  assert.deepEqual(plain([own, new Error('x'), new Date(0), nasty]), [
    ...[{ self: '(circular)' }, 'Error: x', '1970-01-01T00:00:00.000Z', { bad: '(getter)' }],
  ]);
  assert.ok(JSON.stringify(plain(deep)).length < 500);
  const sizes = [
    Array.from({ length: 30_000 }, () => ({})),
    Array.from({ length: 30_000 }, (_, n) => n),
    Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`k${n}`, n])),
  ].map((large) => Object.keys(plain(large) as object).length);
  assert.ok(Math.max(...sizes) <= 20_000, sizes.join());
  assert.equal(plain(new Float32Array(30_000)), '(Float32Array, 120000 bytes)');
  assert.equal(plain('x'.repeat(9000)), `${'x'.repeat(2000)}…`);
  assert.match(String((plain([proxy]) as string[])[0]), /^\(unreadable/);
});
