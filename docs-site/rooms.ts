/** A drawing of the rooms of `src/` and of who imports whom, made from the imports themselves. */
import { Graph, layout } from '@dagrejs/dagre';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { html, type Markup } from '../src/cli/site/html.js';

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

/** How many imports lead from one room to another. */
function arrows(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    const path = file.replaceAll('\\', '/');
    if (!path.endsWith('.ts')) continue;
    const from = roomOf(path);
    const counts = found.get(from) ?? new Map<string, number>();
    found.set(from, counts);
    for (const { fileName } of ts.preProcessFile(readFileSync(new URL(path, src), 'utf8')).importedFiles) {
      const to = fileName.startsWith('.') && roomOf(posix.join(posix.dirname(path), fileName));
      if (to && to !== from) counts.set(to, (counts.get(to) ?? 0) + 1);
    }
  }
  return found;
}

const [WIDTH, HEIGHT] = [104, 30];

/** The rooms as an SVG picture; whoever imports stands above what it imports. An arrow that follows from others is left out. */
export function rooms(): Markup {
  const all = arrows();
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(all.get(from)?.keys() ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 14, ranksep: 30, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const room of all.keys()) graph.setNode(room, { width: WIDTH, height: HEIGHT });
  for (const [from, targets] of all)
    for (const to of targets.keys())
      if (![...targets.keys()].some((over) => over !== to && reaches(over, to) && !reaches(over, from)))
        graph.setEdge(from, to);
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
