import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createActor, createMachine, fromPromise } from 'xstate';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import {
  activeStates,
  graphOf,
  indexOf,
  machineFrom,
  transitionDefinitions,
  transitionIds,
  type Graph,
} from '../../src/inspector/graph.js';
import { itemId, outlineOf, visibleItems } from '../../src/inspector/outline.js';
import { chartOf } from '../../src/kernel/chart.js';
import { toy } from '../toy/game.js';
import { foreign, lamp, player } from './machines.js';

const charts: readonly Graph[] = [elfenwizards.machine, toy.machine, ...foreign].map(graphOf);

test('the graph of Elfenwizards has its phases with their rules and transitions', () => {
  const graph = graphOf(elfenwizards.machine);
  const index = indexOf(graph);
  assert.equal(graph.id, 'elfenwizards');
  assert.equal(graph.root, '#elfenwizards');
  const chart = chartOf(elfenwizards.machine);
  assert.deepEqual(index.state(graph.root).children, chart.phases);
  assert.equal(index.state(graph.root).initial, 'highWizardRetires');
  for (const phase of chart.phases) {
    assert.deepEqual(index.state(phase).rules, chart.meta(phase).rules);
    const events = index.from(phase).filter(({ kind }) => kind === 'event');
    assert.deepEqual(
      events.map(({ event }) => event),
      chart.verbs(phase),
    );
  }
  assert.deepEqual(index.state('competition').closed['use'], 'EW-5.5');
  assert.deepEqual(index.transition('competition:favour'), {
    id: 'competition:favour',
    source: 'competition',
    targets: [],
    kind: 'event',
    event: 'favour',
    guard: 'allowed',
    actions: ['compete'],
    reenter: false,
  });
  assert.deepEqual(index.transition('score:always:2').targets, ['highWizardRetires']);
  assert.equal(index.state('over').kind, 'final');
  assert.equal(graph.transitions.length, 39);
});

test('nested states have the name of their phase as id', () => {
  const index = indexOf(graphOf(toy.machine));
  assert.deepEqual(index.state('round').children, ['round.bidding', 'round.answering']);
  assert.deepEqual(
    index.around('round.answering').map(({ id }) => id),
    ['round.answering', 'round', '#toy'],
  );
  assert.deepEqual(index.transition('round.answering:always').targets, ['showing']);
});

test('the graph of any XState machine has all its features', () => {
  const graph = graphOf(player);
  const index = indexOf(graph);
  const { id, kind, description, children } = index.state('#player');
  assert.deepEqual(
    { id, kind, description, children },
    {
      id: '#player',
      kind: 'parallel',
      description: 'Plays & <pauses> "tracks"',
      children: ['transport', 'sound'],
    },
  );
  const loading = index.state('transport.loading');
  assert.deepEqual([loading.tags, loading.invokes], [['busy'], [{ id: 'fetch', src: 'fetchTrack' }]]);
  const playing = index.state('transport.playing');
  assert.deepEqual([playing.entry, playing.exit, playing.initial], [['log'], ['turnUp'], 'transport.playing.normal']);
  const { history, otherwise } = index.state('transport.playing.last');
  assert.deepEqual([history, otherwise], ['deep', ['transport.playing.fast']]);
  const hasFields = (transition: string, expected: Partial<Graph['transitions'][number]>) =>
    assert.deepEqual({ ...index.transition(transition), ...expected }, index.transition(transition));
  hasFields('transport:track.*', { kind: 'event', reenter: true, guard: 'hasTrack', targets: ['transport.playing'] });
  hasFields('transport.stopped:PLAY', { guard: 'hasTrack', actions: ['log'] });
  hasFields('transport.stopped:PLAY:2', { targets: ['transport.loading'] });
  hasFields('transport.loading:done:fetch', { kind: 'done', event: 'fetch', targets: ['transport.playing'] });
  hasFields('transport.loading:error:fetch', { kind: 'error', targets: ['transport.stopped'] });
  hasFields('transport.playing:after:aWhile', { kind: 'after', event: 'aWhile', targets: ['transport.stopped'] });
  hasFields('transport.playing:after:250', { kind: 'after', targets: [], actions: ['log'] });
  hasFields('transport.playing:done', { kind: 'done', event: '', targets: ['transport.stopped'] });
  hasFields('transport.paused:PLAY', { targets: ['transport.playing.last'] });
  hasFields('sound.on:MUTE', { guard: 'and(hasTrack, not(isLoud))' });
  hasFields('sound.on:LOUDER', { guard: 'guard', actions: ['assign', 'turnUp'] });
  hasFields('sound.off:always', { kind: 'always', guard: 'isLoud' });
});

test('a machine, its actor and its config have the same graph, and other values are refused', () => {
  assert.equal(machineFrom(createActor(lamp)), lamp);
  assert.equal(graphOf(createActor(lamp)), graphOf(lamp));
  assert.deepEqual(graphOf(lamp.config), graphOf(lamp));
  const promise = fromPromise(() => Promise.resolve(1));
  for (const chartless of [promise, createActor(promise), {}, null, 'lamp'])
    assert.throws(() => graphOf(chartless), { name: 'BadInput', path: 'machine' });
});

test('an unknown id throws an error that names it', () => {
  const index = indexOf(graphOf(lamp));
  assert.throws(() => index.state('lit.red'), /state: "lit.red", expected one of the chart lamp/);
  assert.throws(() => index.transition('lit:RED'), /transition: "lit:RED"/);
  assert.deepEqual([index.has('lit'), index.has('lit:OFF'), index.has('lit:RED')], [true, true, false]);
});

test('activeStates lists all active states of a nested or parallel machine', () => {
  const graph = graphOf(player);
  assert.deepEqual(activeStates(graph, { transport: { playing: 'fast' }, sound: 'off' }), [
    '#player',
    'transport',
    'transport.playing',
    'transport.playing.fast',
    'sound',
    'sound.off',
  ]);
  assert.deepEqual(activeStates(graphOf(toy.machine), 'finished'), ['#toy', 'finished']);
});

for (const graph of charts) {
  test(`${graph.id}: ids are unique, and all parents, children, sources and targets exist`, () => {
    const ids = [...graph.states, ...graph.transitions].map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    const index = indexOf(graph);
    for (const { parent, children, id } of graph.states) {
      children.forEach((child) => assert.equal(index.state(child).parent, id));
      if (parent !== undefined) assert.ok(index.state(parent).children.includes(id));
    }
    for (const { source, targets } of graph.transitions) [source, ...targets].forEach((id) => index.state(id));
    assert.deepEqual(JSON.parse(JSON.stringify(graph)), graph);
  });

  test(`${graph.id}: the outline has each state and transition once, below its parent or source`, () => {
    const items = visibleItems(outlineOf(graph));
    const of = (kind: string) => items.filter((item) => item.kind === kind).map(itemId);
    assert.deepEqual(
      of('state'),
      graph.states.map(({ id }) => id),
    );
    assert.deepEqual(of('transition').sort(), graph.transitions.map(({ id }) => id).sort());
    const check = (item: ReturnType<typeof outlineOf>) => {
      if (item.kind === 'transition') return;
      for (const inner of item.items) {
        assert.equal(inner.level, item.level + 1);
        assert.equal(inner.kind === 'state' ? inner.state.parent : inner.transition.source, item.state.id);
        check(inner);
      }
    };
    check(outlineOf(graph));
  });
}

test('transition ids and transition definitions of a machine map to each other', () => {
  const ids = transitionIds(player);
  for (const [id, definition] of transitionDefinitions(player)) assert.equal(ids.get(definition), id);
  assert.equal(ids.size, graphOf(player).transitions.length);
});

test('children of a collapsed state are not visible in the outline', () => {
  const walked = visibleItems(outlineOf(graphOf(lamp)), (id) => id !== 'lit').map(itemId);
  assert.deepEqual(walked, ['#lamp', 'off', 'off:ON', 'off:TOGGLE', 'off:BREAK', 'lit', 'broken']);
});

test('logic given inline has the name of its machine, or else `inline`', () => {
  const invoke = [{ src: createMachine({ id: 'timer' }) }, { src: fromPromise(() => Promise.resolve()) }];
  const { states } = graphOf(createMachine({ invoke }));
  assert.deepEqual(
    states[0]!.invokes.map(({ src }) => src),
    ['timer', 'inline'],
  );
});

test('metadata of a machine that are no rules, though they are called so, are none', () => {
  const metas = [
    { rules: [(value: unknown) => !!value], closed: { GO: () => true } },
    { rules: 'required', closed: 'yes' },
    { rules: { id: 'x' }, closed: ['GO'] },
    'rules',
  ];
  for (const meta of metas) {
    const [, state] = graphOf({ id: 'form', initial: 'empty', states: { empty: { meta } } }).states;
    assert.deepEqual([state!.rules, state!.closed], [[], {}]);
  }
});
