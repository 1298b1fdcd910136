import assert from 'node:assert/strict';
import { test } from 'node:test';
import { graphOf, indexOf } from '../../src/inspector/graph.js';
import { regionOf } from '../../src/inspector/region.js';
import { anyMachine } from './any-machine.js';
import { foreign } from './machines.js';
import { strange } from './strange.js';

test('the region around a state or a transition has it, its ends and their ancestors', () => {
  const machines = [...foreign, ...strange, ...Array.from({ length: 100 }, (_, seed) => anyMachine(seed))];
  for (const graph of machines.map(graphOf)) {
    const index = indexOf(graph);
    for (const { id } of [...graph.states, ...graph.transitions]) {
      const region = regionOf(graph, id, 3);
      const inside = indexOf(region);
      assert.ok(inside.has(id), `${graph.id}: ${id}`);
      const ends = index.isState(id) ? [id] : [index.transition(id).source, ...index.transition(id).targets];
      for (const { id: outer } of ends.flatMap((end) => index.around(end))) assert.ok(inside.has(outer), outer);
      for (const { children, initial } of region.states)
        for (const child of [...children, ...(initial === undefined ? [] : [initial])]) assert.ok(inside.has(child));
    }
  }
});
