import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { strangers } from '../../src/inspector/diagram.js';
import { graphOf } from '../../src/inspector/graph.js';
import { layout } from '../../src/inspector/layout.js';
import { toy } from '../toy/game.js';
import { checkLines, checkNesting } from '../../src/testing/diagram-checks.js';
import { foreign, lamp } from './machines.js';

const machines = [elfenwizards.machine, toy.machine, ...foreign];
// The stored diagrams of games, which are in columns, are checked by the test suite for all games.
for (const machine of machines) {
  const graph = graphOf(machine);
  const picture = layout(graph);

  test(`${graph.id}: every state is inside its parent, beside its siblings, and below the title`, () => {
    assert.deepEqual(strangers(graph, picture), []);
    checkNesting(graph, picture);
  });

  test(`${graph.id}: lines lead from source to target, and labels inside states do not overlap`, () => {
    checkLines(graph, picture);
  });
}

test('equal graphs have the same layout', () => {
  assert.equal(JSON.stringify(layout(graphOf(lamp))), JSON.stringify(layout(graphOf(lamp.config))));
  assert.equal(JSON.stringify(layout(graphOf(toy.machine))), JSON.stringify(layout(graphOf(toy.machine))));
});

test('strangers lists the ids in which an outdated diagram differs from the chart', () => {
  const old = layout(graphOf(toy.machine));
  const graph = graphOf(toy.machine);
  const [gone, ...states] = graph.states.toReversed();
  const changed = { ...graph, states: [...states, { ...gone!, id: 'new' }] };
  assert.deepEqual(strangers(changed, old), ['finished', 'new']);
});
