/** Properties of the chart of random machines. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createMachine } from 'xstate';
import { configOf } from '../../src/inspector/exports/json.js';
import { mermaidOf } from '../../src/inspector/exports/mermaid.js';
import { scxmlOf } from '../../src/inspector/exports/scxml.js';
import { svgOf } from '../../src/inspector/exports/svg.js';
import { graphOf, indexOf, type Graph } from '../../src/inspector/graph.js';
import { layout } from '../../src/inspector/layout.js';
import { itemId, outlineOf, visibleItems } from '../../src/inspector/outline.js';
import { strangers } from '../../src/inspector/diagram.js';
import { distances } from '../../src/inspector/path-search.js';
import { anyMachine } from './any-machine.js';

const forAnyMachine = (check: (graph: Graph, machine: ReturnType<typeof anyMachine>) => void, numRuns = 60) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const machine = anyMachine(seed);
      check(graphOf(machine), machine);
    }),
    { numRuns },
  );

test('the random machines have all kinds of states, and some are large', () => {
  const graphs = Array.from({ length: 100 }, (_, seed) => graphOf(anyMachine(seed)));
  const kinds = new Set(graphs.flatMap(({ states }) => states.map(({ kind }) => kind)));
  assert.deepEqual([...kinds].sort(), ['atomic', 'compound', 'final', 'history', 'parallel']);
  assert.ok(graphs.some(({ states }) => states.length > 30));
  assert.ok(graphs.some(({ transitions }) => transitions.length > 60));
});

test('the outline has the same states and transitions as the graph', () =>
  forAnyMachine((graph) => {
    const items = visibleItems(outlineOf(graph));
    const of = (kind: string) => items.filter((item) => item.kind === kind).map(itemId);
    assert.deepEqual(
      of('state'),
      graph.states.map(({ id }) => id),
    );
    assert.deepEqual(of('transition').sort(), graph.transitions.map(({ id }) => id).sort());
  }));

test('ids of states and transitions are unique', () =>
  forAnyMachine(({ states, transitions }) => {
    const ids = [...states, ...transitions].map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
  }));

test('the layout has the same states and transitions, children inside their parent and side by side', () =>
  forAnyMachine((graph) => {
    const index = indexOf(graph);
    const picture = layout(graph);
    assert.deepEqual(strangers(graph, picture), []);
    const boxes = new Map(picture.states.map(({ id, box }) => [id, box]));
    for (const { id, children } of graph.states) {
      const outer = boxes.get(id)!;
      children.forEach((child, i) => {
        const box = boxes.get(child)!;
        assert.ok(box.x >= outer.x && box.y >= outer.y, child);
        assert.ok(box.x + box.width <= outer.x + outer.width && box.y + box.height <= outer.y + outer.height, child);
        for (const before of children.slice(0, i)) {
          const other = boxes.get(before)!;
          const isApart =
            box.x >= other.x + other.width ||
            other.x >= box.x + box.width ||
            box.y >= other.y + other.height ||
            other.y >= box.y + box.height;
          assert.ok(isApart, `${child} and ${before}`);
        }
      });
    }
    for (const { id, lines, label } of picture.transitions) {
      const { source, targets } = index.transition(id);
      assert.ok(lines.length === 0 || lines.length === targets.length);
      const ends = [source, ...targets].map((state) => boxes.get(state)!);
      for (const line of lines) {
        for (const [end, box] of [
          [line[0]!, ends[0]!],
          [line.at(-1)!, ends[1]!],
        ] as const) {
          assert.ok(end.x >= box.x - 2 && end.x <= box.x + box.width + 2, id);
          assert.ok(end.y >= box.y - 2 && end.y <= box.y + box.height + 2, id);
        }
      }
      assert.ok(label.width > 0 && label.height > 0, id);
      assert.ok([label.x, label.y, ...lines.flat().flatMap(({ x, y }) => [x, y])].every(Number.isFinite), id);
    }
  }, 20));

test('a machine created from the JSON export has the same graph', () =>
  forAnyMachine((graph, machine) =>
    assert.deepEqual(graphOf(createMachine(JSON.parse(JSON.stringify(configOf(machine))) as object)), graph),
  ));

test('the exports contain every state, and their transitions lead only to declared states', () =>
  forAnyMachine((graph) => {
    const declared = new Set([...mermaidOf(graph).matchAll(/^ *state "[^"]*" as (\S+)/gm)].map(([, name]) => name!));
    assert.ok(declared.size >= graph.states.length - 1);
    for (const [, from, to] of mermaidOf(graph).matchAll(/^ *(\S+) --> (\S+)/gm))
      for (const name of [from!, to!]) assert.ok(name === '[*]' || declared.has(name), name);
    const ids = [...scxmlOf(graph).matchAll(/<(?:state|parallel|final|history) id="([^"]*)"/g)].map(([, id]) => id!);
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.length >= graph.states.length - 1);
    for (const [, targets] of scxmlOf(graph).matchAll(/ target="([^"]*)"/g))
      for (const target of targets!.split(' ')) assert.ok(ids.includes(target), target);
    assert.equal(svgOf(graph, layout(graph)).match(/<rect [^>]*class="state /g)!.length, graph.states.length);
  }, 20));

test('distances to a state have no gaps and include 0', () =>
  forAnyMachine((graph) => {
    const index = indexOf(graph);
    const target = graph.states.at(-1)!.id;
    const far = distances(graph, target);
    for (const [leaf, steps] of far) {
      assert.equal(index.state(leaf).children.length, 0);
      if (steps > 0) assert.ok([...far.values()].includes(steps - 1));
    }
    for (const { id } of index.around(target)) assert.ok([...distances(graph, id).values()].includes(0));
  }));
