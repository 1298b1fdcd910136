/** A drawing of the rooms of `src/` and of who imports whom, made from the imports themselves. */
import { Graph, layout } from '@dagrejs/dagre';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { html, type Markup } from '../src/markup/html.js';

/** The reference pages are in English alone. */
const LABEL = 'The rooms of src; an arrow leads from a room down to one that it imports';

const src = new URL('../src/', import.meta.url);

/** The room of a file: a folder of `src/` or of `src/elements/`; games are one room, and so are the elements themselves. */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (!path.includes('/')) return 'entries';
  if (first !== 'elements') return first;
  return second.startsWith('playable-') ? 'playable-…' : second;
}

type Rooms = ReadonlyMap<string, ReadonlySet<string>>;

/** All rooms, each with those that it imports. */
export function imports(): Rooms {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    const path = file.replaceAll('\\', '/');
    if (!path.endsWith('.ts')) continue;
    const from = roomOf(path);
    const targets = found.get(from) ?? new Set<string>();
    found.set(from, targets);
    for (const { fileName } of ts.preProcessFile(readFileSync(new URL(path, src), 'utf8')).importedFiles) {
      const to = fileName.startsWith('.') && roomOf(posix.join(posix.dirname(path), fileName));
      if (to && to !== from) targets.add(to);
    }
  }
  return found;
}

/** Whether imports lead from one room to another, also over further ones. */
export const reaches = (rooms: Rooms, from: string, to: string, seen = new Set<string>()): boolean =>
  [...(rooms.get(from) ?? [])].some(
    (next) => next === to || (!seen.has(next) && reaches(rooms, next, to, seen.add(next))),
  );

/** The imports that are drawn as arrows: without those that follow from others. */
export const arrowsOf = (rooms: Rooms): Rooms =>
  new Map(
    [...rooms].map(([from, targets]) => {
      const follows = (to: string) =>
        [...targets].some((over) => over !== to && reaches(rooms, over, to) && !reaches(rooms, over, from));
      return [from, new Set([...targets].filter((to) => !follows(to)))];
    }),
  );

const [WIDTH, HEIGHT] = [104, 30];

/** The rooms as an SVG picture; whoever imports stands above what it imports. */
export function rooms(): Markup {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 14, ranksep: 30, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  const arrows = arrowsOf(imports());
  for (const room of arrows.keys()) graph.setNode(room, { width: WIDTH, height: HEIGHT });
  for (const [from, targets] of arrows) for (const to of targets) graph.setEdge(from, to);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const lines = graph.edges().map((edge) => {
    const { points } = graph.edge(edge) as { points: readonly { x: number; y: number }[] };
    return html`<polyline
      marker-end="url(#tip)"
      points="${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}"
    ></polyline>`;
  });
  const boxes = graph.nodes().map((room) => {
    const { x, y } = graph.node(room) as { x: number; y: number };
    return html`<rect
        x="${x - WIDTH / 2}"
        y="${y - HEIGHT / 2}"
        width="${WIDTH}"
        height="${HEIGHT}"
        rx="6"
        fill="none"
        stroke="currentColor"
      ></rect>
      <text x="${x}" y="${y + 5}">${room}</text>`;
  });
  return html`<svg
    viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}"
    role="img"
    aria-label="${LABEL}"
    font-size="13"
    text-anchor="middle"
    fill="currentColor"
  >
    <marker id="tip" viewBox="0 0 6 6" refX="6" refY="3" markerWidth="6" markerHeight="6" orient="auto">
      <path d="M0 0L6 3L0 6Z" />
    </marker>
    <g fill="none" stroke="currentColor">${lines}</g>
    ${boxes}
  </svg>`;
}
