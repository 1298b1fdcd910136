/**
 * Exports the chart as a standalone SVG: no scripts, no external resources, light or dark by the reader's system setting.
 */
import { indexOf, type Graph } from '../graph.js';
import { TEXT, isFrame, labelOf, ownWords, type Diagram, type Point, type Words } from '../diagram.js';
import { tag, xml } from './xml.js';

const STYLE = `
text{font:${TEXT}px system-ui,sans-serif;fill:#1d2733}
.name{font-weight:600}
.state{fill:#fff;stroke:#54657a;stroke-width:1.5}
.outer{fill:#f3f6fa}
.root{fill:#fbfcfe;stroke:none}
.final{stroke-width:4}
.event{fill:#e6edf5;stroke:none}
.line{fill:none;stroke:#54657a;stroke-width:1.5}
.dot,.head{fill:#54657a}
.guard{fill:#5b4a00}
@media (prefers-color-scheme:dark){
text{fill:#e8eef6}
.state{fill:#1e2732;stroke:#9fb2c8}
.outer{fill:#18202a}
.root{fill:#121820}
.event{fill:#2c3947}
.line{stroke:#9fb2c8}
.dot,.head{fill:#9fb2c8}
.guard{fill:#f0d77b}
}
`;

/** The radius of the corners of a path. */
const RADIUS = 8;
/** SVG path through points, with rounded corners. */
export function pathThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  let path = `M${first!.x} ${first!.y}`;
  rest.forEach((corner, i) => {
    const next = rest[i + 1];
    const before = i > 0 ? rest[i - 1]! : first!;
    if (!next) {
      path += `L${corner.x} ${corner.y}`;
      return;
    }
    const [a, b] = [towards(corner, before, RADIUS), towards(corner, next, RADIUS)];
    path += `L${a.x} ${a.y}Q${corner.x} ${corner.y} ${b.x} ${b.y}`;
  });
  return path;
}

/** Programs that render SVG to pixels refuse more than 32,767 per side. */
const LARGEST = 30_000;

/** The point at this distance from one point towards another, at most halfway. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return { x: tenths(from.x + (to.x - from.x) * part), y: tenths(from.y + (to.y - from.y) * part) };
}

/** A complete SVG document. `title` is the accessible name of the picture. */
export function svgOf(graph: Graph, picture: Diagram, title = graph.id, words: Words = ownWords): string {
  const index = indexOf(graph);
  const text = (x: number, y: number, line: string, kind?: string) => tag('text', { x, y, class: kind }, [xml(line)]);
  const states = picture.states.flatMap(({ id, box, title: at, begin }) => {
    const state = index.state(id);
    const kind = isFrame(state) ? 'root' : state.children.length > 0 ? 'outer' : state.kind;
    return [
      tag('rect', { ...box, rx: isFrame(state) ? 0 : 8, class: `state ${kind}` }),
      ...(isFrame(state) ? [] : [text(at.x, at.y + 20, words.state(state)[0]!, 'name')]),
      ...(begin
        ? [
            tag('circle', { cx: begin.dot.x, cy: begin.dot.y, r: 5, class: 'dot' }),
            tag('path', { d: pathThrough(begin.line), class: 'line', 'marker-end': 'url(#head)' }),
          ]
        : []),
    ];
  });
  const transitions = picture.transitions.flatMap(({ id, label, inside, lines }) => {
    const transition = index.transition(id);
    const line = words.transition(transition)[0] ?? labelOf(transition);
    return [
      ...lines.map((points) => tag('path', { d: pathThrough(points), class: 'line', 'marker-end': 'url(#head)' })),
      ...(inside ? [tag('rect', { ...label, rx: 6, class: 'event' })] : []),
      text(label.x + 7, label.y + label.height / 2 + 4.5, line, transition.guard === undefined ? undefined : 'guard'),
    ];
  });
  const { width, height } = picture;
  const shrunk = Math.min(1, LARGEST / Math.max(width, height));
  const head = tag(
    'marker',
    { id: 'head', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: 'auto' },
    [tag('path', { d: 'M0 0L8 4L0 8z', class: 'head' })],
  );
  const svg = tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: Math.floor(width * shrunk),
      height: Math.floor(height * shrunk),
      role: 'img',
      'aria-labelledby': 'title',
    },
    [
      `\n${tag('title', { id: 'title' }, [xml(title)])}\n`,
      tag('style', {}, [STYLE]),
      tag('defs', {}, [head]),
      ...[...states, ...transitions].map((shape) => `\n${shape}`),
      '\n',
    ],
  );
  return `${svg}\n`;
}
