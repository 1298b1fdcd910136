import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { strangers } from '../../src/inspector/diagram.js';
import { graphOf } from '../../src/inspector/graph.js';
import { layout } from '../../src/inspector/layout.js';
import { toy } from '../toy/game.js';
import { checkLines, checkNesting } from './diagram-checks.js';
import { foreign, lamp } from './machines.js';

const machines = [elfenwizards.machine, toy.machine, ...foreign];
// A game's stored diagrams, in columns, are checked by the suite of all games.
for (const machine of machines) {
  const graph = graphOf(machine);
  const picture = layout(graph);

  test(`${graph.id}: every state lies within its own, beside the others, below the words`, () => {
    assert.deepEqual(strangers(graph, picture), []);
    checkNesting(graph, picture);
  });

  test(`${graph.id}: lines go from source to target, words of what stays lie inside and apart`, () => {
    checkLines(graph, picture);
  });
}

test('the same graph is laid out the same', () => {
  assert.equal(JSON.stringify(layout(graphOf(lamp))), JSON.stringify(layout(graphOf(lamp.config))));
  assert.equal(JSON.stringify(layout(graphOf(toy.machine))), JSON.stringify(layout(graphOf(toy.machine))));
});

test('a picture of a chart that has changed since is known by its strangers', () => {
  const old = layout(graphOf(toy.machine));
  const graph = graphOf(toy.machine);
  const [gone, ...states] = graph.states.toReversed();
  const changed = { ...graph, states: [...states, { ...gone!, id: 'new' }] };
  assert.deepEqual(strangers(changed, old), ['finished', 'new']);
});
