/**
 * Lays out a chart. The inside of each state is laid out first, so that the size of a box is known before its neighbours
 * are placed. The same graph and labels give the same picture. Loads dagre: import this file lazily.
 */
import { indexOf, type ChartTransition, type Graph, type GraphIndex } from './graph.js';
import { arrange, type Arranged, type Link } from './level.js';
import {
  isFrame,
  ownWords,
  rounded,
  widthOf,
  type Box,
  type Diagram,
  type Point,
  type StatePlace,
  type Words,
} from './diagram.js';

export interface LayoutOptions {
  readonly words?: Words;
  /**
   * Number of columns into which the root's states are folded, read one after the other; without it, dagre places them
   * freely.
   */
  readonly columns?: number;
}

const TITLE = 30;
const ROW = 24;
const GAP = 6;
const PAD = 10;
/** Width in pixels at which the labels inside a state wrap to another line. */
const WRAP = 260;
const DOT = 10;

/** A state with its content, in coordinates relative to its corner. */
interface Block {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly title: Box;
  readonly inside: readonly { readonly id: string; readonly box: Box }[];
  readonly children: readonly Block[];
  /** Vertical offset of the children, below title and labels. */
  readonly top: number;
  readonly level: Arranged | undefined;
}

/** A transition's line to one of its targets. */
interface Way {
  readonly transition: ChartTransition;
  readonly link: Link;
}

/** Computes the picture of a graph. Pure, and slow for a large chart: some milliseconds per ten states. */
export function layout(graph: Graph, { words = ownWords, columns }: LayoutOptions = {}): Diagram {
  const index = indexOf(graph);
  const ways = new Map<string, Way[]>();
  const inside = new Map<string, ChartTransition[]>();
  for (const transition of graph.transitions) {
    const own = transition.targets.flatMap((target) => wayOf(index, transition, target, words) ?? []);
    if (own.length === 0) add(inside, transition.source, transition);
    own.forEach(({ level, link }) => add(ways, level, { transition, link }));
  }

  const wish = (id: string): number => {
    const widths = (inside.get(id) ?? []).map((t) => widthOf(words.transition(t)));
    const line = widths.reduce((sum, width) => sum + width + GAP, -GAP);
    return Math.max(titleWidth(id), Math.min(line, WRAP), ...widths) + 2 * PAD;
  };
  const frame = isFrame(index.state(graph.root)) ? graph.root : undefined;
  const titleWidth = (id: string) => (id === frame ? 0 : widthOf(words.state(index.state(id))) + 8);

  const block = (id: string, least = 0): Block => {
    const { children, initial, kind } = index.state(id);
    // States without children get the same width, so that a row of them looks even.
    const plain = children.filter((child) => index.state(child).children.length === 0);
    const wide = Math.max(0, ...plain.map(wish));
    const inner = children.map((child) => block(child, plain.includes(child) ? wide : 0));
    const level =
      inner.length > 0
        ? arrange(
            [
              ...(kind === 'compound' ? [{ id: dotOf(id), width: DOT, height: DOT }] : []),
              ...(ways.get(id) ?? []).flatMap(({ link, transition }) =>
                link.from === chipOf(transition.id)
                  ? [{ id: link.from, width: widthOf(words.transition(transition)), height: ROW }]
                  : [],
              ),
              ...inner,
            ],
            [
              ...(initial ? [{ name: dotOf(id), from: dotOf(id), to: initial, label: 0 }] : []),
              ...(ways.get(id) ?? []).map(({ link }) => link),
            ],
            id === graph.root ? columns : undefined,
          )
        : undefined;
    const width = Math.max(wish(id), least, level ? level.width + 2 * PAD : 0);
    let x = PAD;
    let y = id === frame ? PAD : TITLE;
    const rows = (inside.get(id) ?? []).map((t) => {
      const box = { x, y, width: widthOf(words.transition(t)), height: ROW };
      if (x > PAD && x + box.width > width - PAD) Object.assign(box, { x: PAD, y: (y += ROW + GAP) });
      x = box.x + box.width + GAP;
      return { id: t.id, box };
    });
    const top = rows.length > 0 ? y + ROW + PAD : id === frame ? 0 : TITLE + (level ? 0 : PAD / 2);
    return {
      id,
      width,
      height: top + (level ? level.height + PAD : 0),
      title: { x: PAD, y: 0, width: width - 2 * PAD, height: id === frame ? 0 : TITLE },
      inside: rows,
      children: inner,
      top,
      level,
    };
  };

  const root = block(graph.root);
  const states = new Map<string, StatePlace>();
  const labels = new Map<string, Box>();
  const within = new Set<string>();
  const boxes = new Map<string, Box>();
  const routes = new Map<string, Point[]>();
  const place = (at: Block, x: number, y: number): void => {
    const move = <P extends Point>(thing: P): P => ({ ...thing, x: thing.x + x, y: thing.y + y });
    const box = { x, y, width: at.width, height: at.height };
    boxes.set(at.id, box);
    for (const { id, box: own } of at.inside) {
      labels.set(id, move(own));
      within.add(id);
    }
    const dx = x + (at.width - (at.level?.width ?? 0)) / 2;
    const below = <P extends Point>(thing: P): P => ({ ...thing, x: thing.x + dx, y: thing.y + y + at.top });
    const dot = at.level?.nodes.get(dotOf(at.id));
    const line = at.level?.routes.get(dotOf(at.id))?.points.map(below);
    states.set(at.id, {
      id: at.id,
      box,
      title: move(at.title),
      ...(dot && line && { begin: { dot: below({ x: dot.x + DOT / 2, y: dot.y + DOT / 2 }), line } }),
    });
    for (const { transition, link } of ways.get(at.id) ?? []) {
      const { points, label } = at.level!.routes.get(link.name)!;
      const chip = at.level!.nodes.get(chipOf(transition.id));
      routes.set(link.name, points.map(below));
      if (!labels.has(transition.id)) labels.set(transition.id, below(chip ?? label));
      if (chip) within.add(transition.id);
    }
    for (const child of at.children) {
      const corner = below(at.level!.nodes.get(child.id)!);
      place(child, corner.x, corner.y);
    }
  };
  place(root, 0, 0);

  const linesOf = ({ id, source, targets }: ChartTransition): Point[][] =>
    targets.flatMap((target) => {
      const points = routes.get(linkName(id, target));
      return points ? [prolonged(points, boxes.get(source)!, boxes.get(target)!)] : [];
    });
  return rounded({
    width: root.width,
    height: root.height,
    states: graph.states.map(({ id }) => states.get(id)!),
    transitions: graph.transitions.map((t) => ({
      id: t.id,
      label: labels.get(t.id)!,
      inside: within.has(t.id),
      lines: linesOf(t),
    })),
  });
}

const dotOf = (id: string) => `dot ${id}`;
const chipOf = (id: string) => `words ${id}`;
const linkName = (id: string, target: string) => `${id} ${target}`;

/** The state inside which a transition's line runs, and the boxes that it connects; `undefined` if no state is left. */
function wayOf(
  index: GraphIndex,
  transition: ChartTransition,
  target: string,
  words: Words,
): { readonly level: string; readonly link: Link } | undefined {
  const { id, source } = transition;
  const { level, from, to } = index.meeting(source, target);
  const label = widthOf(words.transition(transition));
  const way = (from: string, to: string, width = label) => ({
    level,
    link: { name: linkName(id, target), from, to, label: width },
  });
  if (source === target) return undefined;
  // To a state inside the source: the label stands inside the source, and a line leads on from it.
  if (from === undefined) return way(chipOf(id), to!, 0);
  // To an ancestor: the line leads to its initial dot.
  if (to === undefined) return index.state(target).initial ? way(from, dotOf(target)) : undefined;
  return way(from, to);
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** Extends a line between two boxes to the real source and target inside them. */
function prolonged(points: readonly Point[], source: Box, target: Box): Point[] {
  const ends = [...points];
  if (!touches(source, ends[0]!)) ends.unshift(borderTowards(source, ends[0]!));
  if (!touches(target, ends.at(-1)!)) ends.push(borderTowards(target, ends.at(-1)!));
  return ends;
}

const touches = ({ x, y, width, height }: Box, p: Point): boolean =>
  p.x >= x - 1 && p.x <= x + width + 1 && p.y >= y - 1 && p.y <= y + height + 1;

/** The point where the line from a box's centre to an outside point crosses the border. */
function borderTowards({ x, y, width, height }: Box, to: Point): Point {
  const cx = x + width / 2;
  const cy = y + height / 2;
  const scale = Math.min(width / 2 / Math.abs(to.x - cx || 1e-9), height / 2 / Math.abs(to.y - cy || 1e-9));
  return { x: cx + (to.x - cx) * scale, y: cy + (to.y - cy) * scale };
}
