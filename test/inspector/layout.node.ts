import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagrams } from '../../src/games/elfenwizards/data/diagrams.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { load } from '../../src/games/index.js';
import { graphOf, indexOf } from '../../src/inspector/graph.js';
import { layout } from '../../src/inspector/layout.js';
import { strangers, widthOf, type Box, type Diagram, type Point } from '../../src/inspector/diagram.js';
import { COLUMNS, diagramsOf } from '../../src/inspector/diagrams.js';
import { stateWords, transitionWords } from '../../src/inspector/words.js';
import { toy } from '../toy/game.js';
import { foreign, lamp } from './machines.js';

const ui = await load('elfenwizards');
const [en, fr, it] = [await ui.text('en'), await ui.text('fr'), await ui.text('it')] as const;
const machines = [elfenwizards.machine, toy.machine, ...foreign];
const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
/** Rounding moves an end by half a unit. */
const isOn = ({ x, y, width, height }: Box, p: Point) =>
  p.x >= x - 2 && p.x <= x + width + 2 && p.y >= y - 2 && p.y <= y + height + 2;
const boxOf = (picture: Diagram, id: string) => picture.states.find((state) => state.id === id)!.box;

for (const machine of machines) {
  const graph = graphOf(machine);
  const index = indexOf(graph);
  const ways = machine === elfenwizards.machine ? [undefined, ...COLUMNS] : [undefined];
  for (const columns of ways) {
    const picture = layout(graph, columns ? { columns } : {});
    const name = `${graph.id}${columns ? ` in ${columns} columns` : ''}`;

    test(`${name}: every state lies within its own, beside the others, below the words`, () => {
      assert.deepEqual(strangers(graph, picture), []);
      for (const { id, box, title } of picture.states) {
        assert.ok(contains({ x: 0, y: 0, width: picture.width, height: picture.height }, box), id);
        assert.ok(contains(box, title), id);
        const children = index.state(id).children.map((child) => boxOf(picture, child));
        children.forEach((child, i) => {
          assert.ok(contains(box, child), id);
          assert.ok(!overlap(title, child), id);
          children.slice(0, i).forEach((other) => assert.ok(!overlap(child, other), id));
        });
      }
    });

    test(`${name}: lines go from source to target, words of what stays lie inside and apart`, () => {
      for (const { id, label, inside, lines } of picture.transitions) {
        const { source, targets } = index.transition(id);
        const from = boxOf(picture, source);
        assert.ok(!inside || contains(from, label), id);
        if (lines.length === 0) assert.ok(inside, id);
        else assert.equal(lines.length, targets.length);
        lines.forEach((line, i) => {
          assert.ok(isOn(from, line[0]!), `${id} leaves its source`);
          assert.ok(isOn(boxOf(picture, targets[i]!), line.at(-1)!), `${id} comes to its target`);
        });
      }
      const own = picture.transitions.filter(({ inside }) => inside);
      own.forEach(({ label }, i) => own.slice(0, i).forEach((other) => assert.ok(!overlap(label, other.label))));
      for (const { id, begin } of picture.states) {
        const { initial } = index.state(id);
        assert.equal(begin !== undefined, initial !== undefined, id);
        if (begin) assert.ok(isOn(boxOf(picture, initial!), begin.line.at(-1)!), id);
      }
    });
  }
}

test('the same graph is laid out the same', () => {
  assert.equal(JSON.stringify(layout(graphOf(lamp))), JSON.stringify(layout(graphOf(lamp.config))));
  assert.equal(JSON.stringify(layout(graphOf(toy.machine))), JSON.stringify(layout(graphOf(toy.machine))));
});

test('the pictures made for the build are what a fresh layout gives', () => {
  assert.deepEqual(diagrams, diagramsOf(elfenwizards.machine, [en, fr, it]));
});

const leaves = graphOf(elfenwizards.machine).states.slice(1);
diagrams.forEach((picture, i) => {
  const columns = COLUMNS[i]!;
  test(`in ${columns} columns the phases read in order, and no arrow crosses a box`, () => {
    const boxes = leaves.map(({ id }) => boxOf(picture, id));
    assert.equal(new Set(boxes.map(({ x }) => x)).size, columns, 'one left edge a column');
    boxes.slice(1).forEach((box, n) => {
      const before = boxes[n]!;
      assert.ok(box.x === before.x ? box.y > before.y + before.height : box.x > before.x, leaves[n + 1]!.id);
    });
    for (const { id, lines } of picture.transitions) {
      for (const line of lines) {
        line.slice(1).forEach((to, n) => {
          const from = line[n]!;
          const x = Math.min(from.x, to.x);
          const y = Math.min(from.y, to.y);
          const stretch = { x, y, width: Math.abs(to.x - from.x) || 1, height: Math.abs(to.y - from.y) || 1 };
          for (const box of boxes) {
            const inner = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 };
            assert.ok(!overlap(stretch, inner), id);
          }
        });
      }
    }
  });

  test(`in ${columns} columns there is room for the words of every language`, () => {
    const index = indexOf(graphOf(elfenwizards.machine));
    for (const words of [en, fr, it]) {
      for (const { id, title } of picture.states.slice(1))
        assert.ok(title.width >= widthOf([stateWords(words, index.state(id))]), id);
      for (const { id, label } of picture.transitions)
        assert.ok(label.width >= widthOf([transitionWords(words, index.transition(id))]), id);
    }
  });
});

test('every state, verb and guard of the chart has words', () => {
  const { transitions } = graphOf(elfenwizards.machine);
  for (const words of [en, fr, it] as Readonly<Record<string, string>>[]) {
    for (const { id } of leaves) assert.ok(words[`phase:${id}`], id);
    for (const { kind, event, guard } of transitions)
      assert.ok(words[kind === 'event' ? `group:${event}` : `guard:${guard ?? 'else'}`], event || guard);
  }
});

test('a picture of a chart that has changed since is known by its strangers', () => {
  const old = layout(graphOf(toy.machine));
  const graph = graphOf(toy.machine);
  const [gone, ...states] = graph.states.toReversed();
  const changed = { ...graph, states: [...states, { ...gone!, id: 'new' }] };
  assert.deepEqual(strangers(changed, old), ['finished', 'new']);
});
