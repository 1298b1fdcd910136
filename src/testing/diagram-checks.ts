/** Checks that every diagram of a chart must pass, whether laid out now or stored with a game. */
import assert from 'node:assert/strict';
import type { Box, Diagram, Point } from '../inspector/diagram.js';
import { indexOf, type Graph } from '../inspector/graph.js';

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
/** Whether a point is in or near a box: rounding moves the ends of lines by half a unit. */
const isOn = ({ x, y, width, height }: Box, p: Point) =>
  p.x >= x - 2 && p.x <= x + width + 2 && p.y >= y - 2 && p.y <= y + height + 2;
const boxOf = (diagram: Diagram, id: string): Box => diagram.states.find((state) => state.id === id)!.box;

/** Every state is inside its parent, beside its siblings, and below the parent's title. */
export function checkNesting(graph: Graph, diagram: Diagram): void {
  const index = indexOf(graph);
  for (const { id, box, title } of diagram.states) {
    assert.ok(contains({ x: 0, y: 0, width: diagram.width, height: diagram.height }, box), id);
    assert.ok(contains(box, title), id);
    const children = index.state(id).children.map((child) => boxOf(diagram, child));
    children.forEach((child, i) => {
      assert.ok(contains(box, child), id);
      assert.ok(!overlap(title, child), id);
      children.slice(0, i).forEach((other) => assert.ok(!overlap(child, other), id));
    });
  }
}

/** Lines lead from source to target; labels of transitions without a line are inside their state and do not overlap. */
export function checkLines(graph: Graph, diagram: Diagram): void {
  const index = indexOf(graph);
  for (const { id, label, inside, lines } of diagram.transitions) {
    const { source, targets } = index.transition(id);
    const from = boxOf(diagram, source);
    assert.ok(!inside || contains(from, label), id);
    if (lines.length === 0) assert.ok(inside, id);
    else assert.equal(lines.length, targets.length);
    lines.forEach((line, i) => {
      assert.ok(isOn(from, line[0]!), `${id} leaves its source`);
      assert.ok(isOn(boxOf(diagram, targets[i]!), line.at(-1)!), `${id} reaches its target`);
    });
  }
  const own = diagram.transitions.filter(({ inside }) => inside);
  own.forEach(({ label }, i) => own.slice(0, i).forEach((other) => assert.ok(!overlap(label, other.label))));
  for (const { id, begin } of diagram.states) {
    const { initial } = index.state(id);
    assert.equal(begin !== undefined, initial !== undefined, id);
    if (begin) assert.ok(isOn(boxOf(diagram, initial!), begin.line.at(-1)!), id);
  }
}
