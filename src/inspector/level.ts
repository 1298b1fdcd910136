/**
 * Lays out the boxes inside one state: by dagre from top to bottom, or folded into columns that are read one after the
 * other.
 */
import { Graph, layout } from '@dagrejs/dagre';
import type { Box, Point } from './diagram.js';

export interface Thing {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}
/** A line between two boxes, with space for a label of this width in pixels; 0 for no label. */
export interface Link {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly label: number;
}
interface Route {
  readonly points: readonly Point[];
  readonly label: Box;
}
export interface Arranged {
  readonly width: number;
  readonly height: number;
  readonly nodes: ReadonlyMap<string, Box>;
  readonly routes: ReadonlyMap<string, Route>;
}

const MARGIN = 14;
const LABEL = 18;
/** Distances in pixels between two columns, and between two parallel lines. */
const GUTTER = 28;
const LANE = 16;

/** Lays out boxes and lines; with `columns`, folds the result into at most so many. */
export function arrange(things: readonly Thing[], links: readonly Link[], columns?: number): Arranged {
  const free = dagre(things, links);
  return columns === undefined ? free : fold(links, split(things, free, columns), free.nodes);
}

/** Dagre gets numbers as names, because it uses names as keys of plain objects, where some words already have a meaning. */
function dagre(things: readonly Thing[], links: readonly Link[]): Arranged {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 24, edgesep: 16, ranksep: 30, marginx: MARGIN, marginy: MARGIN });
  const order = new Map(things.map(({ id }, i) => [id, i]));
  const nodeOf = (id: string) => String(order.get(id));
  for (const { id, width, height } of things) graph.setNode(nodeOf(id), { width, height });
  for (const [i, { from, to, label }] of links.entries()) {
    // A higher weight draws states that follow each other in the config below each other.
    const weight = order.get(to)! - order.get(from)! === 1 ? 8 : 1;
    const edge = { width: label, height: label && LABEL, labelpos: 'r', labeloffset: 4, weight };
    graph.setEdge(nodeOf(from), nodeOf(to), edge, String(i));
  }
  layout(graph);
  const corner = ({ x, y, width, height }: Box): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
  const { width, height } = graph.graph() as { width: number; height: number };
  const nodes = new Map(things.map(({ id }) => [id, corner(graph.node(nodeOf(id)) as Box)]));
  const routes = new Map(
    links.map(({ name, from, to, label }, i) => {
      const edge = graph.edge({ v: nodeOf(from), w: nodeOf(to), name: String(i) }) as Box & {
        points: Point[];
      };
      const points = edge.points.map(({ x, y }) => ({ x, y }));
      return [name, { points, label: label ? corner(edge) : { ...points[0]!, width: 0, height: 0 } }];
    }),
  );
  return { width, height, nodes, routes };
}

/** Divides the boxes into columns: whole rows, in order, so that the tallest column is as short as possible. */
function split(things: readonly Thing[], { nodes }: Arranged, columns: number): Thing[][] {
  const rows = new Map<number, Thing[]>();
  for (const thing of things) {
    const { y, height } = nodes.get(thing.id)!;
    const middle = Math.round(y + height / 2);
    rows.set(middle, [...(rows.get(middle) ?? []), thing]);
  }
  const inOrder = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  const heights = inOrder.map((row) => Math.max(...row.map(({ height }) => height)) + 2 * LABEL);
  for (let cap = Math.max(...heights); ; cap++) {
    const made: Thing[][] = [];
    let filled = Infinity;
    inOrder.forEach((row, i) => {
      filled += heights[i]!;
      if (filled > cap) {
        made.push([]);
        filled = heights[i]!;
      }
      made.at(-1)!.push(...row);
    });
    if (made.length <= columns) return made;
  }
}

/**
 * Places columns side by side. A line to another column, or back up, leaves on the right and enters from above, in its
 * own lane.
 */
function fold(links: readonly Link[], columns: readonly Thing[][], free: ReadonlyMap<string, Box>): Arranged {
  const columnOf = new Map(columns.flatMap((column, i) => column.map(({ id }) => [id, i] as const)));
  const isInner = ({ from, to }: Link) =>
    columnOf.get(from) === columnOf.get(to) && free.get(from)!.y < free.get(to)!.y;
  const across = links.filter((link) => !isInner(link));
  const top = across.length * (LABEL + LANE) + LANE / 2;
  const nodes = new Map<string, Box>();
  const routes = new Map<string, Route>();
  const rights: number[] = [];
  let x = 0;
  let height = 0;
  columns.forEach((column, i) => {
    const made = dagre(
      column,
      links.filter((link) => isInner(link) && columnOf.get(link.from) === i),
    );
    const move = <P extends Point>(thing: P): P => ({ ...thing, x: thing.x + x, y: thing.y + top });
    for (const [id, box] of made.nodes) nodes.set(id, move(box));
    for (const [name, { points, label }] of made.routes)
      routes.set(name, { points: points.map(move), label: move(label) });
    height = Math.max(height, top + made.height);
    x += made.width;
    rights.push(x);
    x += LANE * across.filter(({ from }) => columnOf.get(from) === i).length + (i < columns.length - 1 ? GUTTER : 0);
  });
  // Lines back run further out than lines forward, and longer ones further out than shorter ones, so that none cross.
  const reach = ({ from, to }: Link) => {
    const by = columnOf.get(to)! - columnOf.get(from)!;
    return by > 0 ? by : columns.length - by;
  };
  [...across]
    .sort((a, b) => reach(b) - reach(a))
    .forEach(({ name, from, to, label }, lane) => {
      const u = nodes.get(from)!;
      const v = nodes.get(to)!;
      const inGutter = across
        .filter((l) => columnOf.get(l.from) === columnOf.get(from))
        .findIndex((l) => l.name === name);
      const right = rights[columnOf.get(from)!]! + LANE * (inGutter + 0.5);
      const above = LABEL + lane * (LABEL + LANE);
      const down = v.x + v.width / 2 + 14;
      const middle = u.y + u.height / 2;
      const points = [
        { x: u.x + u.width, y: middle },
        { x: right, y: middle },
        { x: right, y: above },
        { x: down, y: above },
        { x: down, y: v.y },
      ];
      routes.set(name, {
        points,
        label: { x: Math.max(0, (right + down - label) / 2), y: above - LABEL, width: label, height: LABEL },
      });
    });
  return { width: x, height, nodes, routes };
}
