/**
 * The drawn chart: states as nested boxes, transitions as labelled arrows. Hidden from screen readers: the tree says the
 * same.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Text } from '../../i18n/text.js';
import { pathThrough } from '../../inspector/exports/svg.js';
import { isFrame, type Box, type Diagram, type StatePlace, type TransitionPlace } from '../../inspector/diagram.js';
import { indexIn, itemName, type Mark, type Mover, type MovePreview, type LiveChart } from './live-chart.js';
import { tokens, pathsOf } from './token.js';

export interface ChartProps {
  readonly chart: LiveChart;
  readonly picture: Diagram;
  /** The visible part of the picture. */
  readonly seen: Box;
  /** The states and transitions that are seen; all, if it is not given. */
  readonly near?: ReadonlySet<string> | undefined;
  readonly text: Text;
  /** Prefix of the ids in the drawing. */
  readonly prefix: string;
  /** Callback for a `ref`: measures the drawing. */
  readonly measure: (svg: Element | undefined) => void;
  readonly preview: MovePreview | undefined;
  readonly selected: string | undefined;
  readonly select: (id: string) => void;
}

/** Minimum number of arrows with the same label before it is shown once, under the picture. */
const MANY = 3;

/** The label shared by so many arrows that it need not stand at each; `undefined` if there is none. */
export function commonWords(chart: LiveChart, picture: Diagram): string | undefined {
  const arrows = picture.transitions.filter(({ inside }) => !inside);
  const counts = new Map<string, number>();
  for (const { id } of arrows) {
    const name = itemName(chart, id);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [[name, count] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  return count >= MANY && count * 6 >= arrows.length ? name : undefined;
}

/** Minimum and maximum travel time of a token, in milliseconds. */
const TRAVEL = [550, 1600] as const;
/** The token for transitions without a mover. */
const NOBODY: Mover = { letter: '', colours: ['var(--accent)', 'var(--panel)', ''] };

const cls = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

export function drawChart(props: ChartProps): TemplateResult {
  const { picture, seen, prefix, chart } = props;
  const common = commonWords(chart, picture);
  const isLeaf = (id: string) => indexIn(chart).state(id).children.length === 0;
  const statesThat = (hold: (id: string) => boolean) =>
    repeat(
      picture.states.filter(({ id }) => hold(id)),
      ({ id }) => id,
      (place) => state(props, place),
    );
  const transitionsThat = (hold: (place: TransitionPlace) => boolean) =>
    repeat(
      picture.transitions.filter(hold),
      ({ id }) => id,
      (place) => transition(props, place, itemName(chart, place.id) === common),
    );
  // Arrows are drawn before the leaf states, so an arrow that crosses a state does not cover its name.
  const box = [seen.x, seen.y, seen.width, seen.height].map((value) => Math.round(value * 100) / 100).join(' ');
  return svg`<svg class="chart" ${ref(props.measure)} aria-hidden="true" viewBox=${box} width=${picture.width} height=${picture.height}>
    <defs>${['away', 'near', 'open'].map((kind) => head(prefix, kind))}</defs>
    ${picture.transitions.filter(leaves).map((place) => trail(props, place))}
    ${statesThat((id) => !isLeaf(id))} ${transitionsThat((place) => !place.inside)}
    ${statesThat(isLeaf)} ${picture.transitions.filter((place) => !leaves(place)).map((place) => trail(props, place))}
    ${transitionsThat((place) => place.inside)}
    ${keyed(
      chart.taken,
      picture.transitions.filter(({ id }) => chart.taken.ids.includes(id)).map((place) => journey(props, place)),
    )}
    ${keyed(chart.taken, travel(props))}
  </svg>`;
}

/**
 * Whether the transition has an arrow. One that stays in its state has only a label on the state, and its trail runs
 * around the label.
 */
const leaves = ({ lines }: TransitionPlace): boolean => lines.length > 0;
const isFar = (near: ChartProps['near'], { id }: { readonly id: string }): boolean => near?.has(id) === false;
/** The trail of a transition: the more often it was taken, the wider. */
function trail({ chart, near }: ChartProps, place: TransitionPlace) {
  const count = (isFar(near, place) ? 0 : chart.counts.get(place.id)) ?? 0;
  if (count === 0) return nothing;
  const width = Math.round(30 + 20 * Math.log2(count)) / 10;
  return pathsOf(place).map((path) => svg`<path class="trail" d=${path} stroke-width=${width}/>`);
}
/** Sends the mover's token along the transitions just taken, one after the other. */
function travel({ chart, picture }: ChartProps) {
  const { ids, seen, mover = NOBODY, time = 0 } = chart.taken;
  if (!seen) return nothing;
  const places = ids.flatMap((id) => picture.transitions.find((place) => place.id === id) ?? []);
  const whole = Math.min(TRAVEL[1], Math.max(TRAVEL[0], time));
  return places.map((place, i) => tokens(place, mover, i, places.length, whole));
}

const head = (prefix: string, kind: string) =>
  svg`<marker id=${`${prefix}${kind}`} class=${`head ${kind}`} viewBox="0 0 8 8" refX="7" refY="4"
    markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>`;

const ring = ({ x, y, width, height }: Box, by: number, kind: string) =>
  svg`<rect class=${`ring ${kind}`} x=${x - by} y=${y - by} width=${width + 2 * by} height=${height + 2 * by} rx=${8 + by}/>`;

function state(props: ChartProps, place: StatePlace) {
  const { id, box, title, begin } = place;
  const { chart, near, preview, selected, text, prefix, select } = props;
  const own = indexIn(chart).state(id);
  const { children, kind } = own;
  const isActive = chart.active.has(id);
  const isReached = preview?.states.has(id) ?? false;
  const rests = preview?.rests.has(id) ?? false;
  const isLeaf = children.length === 0;
  const { x, y, width, height } = box;
  const dot = begin
    ? svg`<circle class="dot" cx=${begin.dot.x} cy=${begin.dot.y} r="5"/>
        <path class="line away" d=${pathThrough(begin.line)} marker-end=${`url(#${prefix}away)`}/>`
    : nothing;
  if (isFrame(own)) return svg`<g>${dot}</g>`;
  return svg`<g class=${cls('state', isActive && 'active', isLeaf ? 'leaf' : 'outer', kind === 'final' && 'final', isFar(near, place) && 'far')}
      data-id=${id} @click=${() => select(id)}>
    <rect class="box" x=${x} y=${y} width=${width} height=${height} rx="8"/>
    ${kind === 'final' ? svg`<rect class="inner" x=${x + 4} y=${y + 4} width=${width - 8} height=${height - 8} rx="5"/>` : nothing}
    ${isActive && isLeaf ? svg`<path class="here" d=${`M${x - 12} ${y + 7}l14 9l-14 9z`}/>` : nothing}
    ${name(itemName(chart, id), title)}
    ${dot}
    ${id === selected ? ring(box, 4, 'selected') : nothing}
    ${isReached && isLeaf ? ring(box, 7, rests ? 'rests' : 'passes') : nothing}
    ${
      rests && isLeaf && preview!.chance
        ? svg`<text class="chance" x=${x + width - 8} y=${y + 20}>${text('phases.chance')}</text>`
        : nothing
    }
  </g>`;
}

/** Sets the number before a name apart. */
function name(words: string, { x, y }: Box) {
  const [, number = '', rest = words] = /^(\d+\p{L}?) (.+)$/u.exec(words) ?? [];
  return svg`<text class="name" x=${x} y=${y + 20}>${number && svg`<tspan class="number">${number}</tspan> `}${rest}</text>`;
}

function transition(props: ChartProps, place: TransitionPlace, isCommon: boolean) {
  const { id, label, inside, lines } = place;
  const { chart, near, preview, selected, prefix, select } = props;
  const { kind } = chart.mark(id);
  const isNear = kind !== 'away';
  const look = kind === 'open' ? 'open' : isNear ? 'near' : 'away';
  const isAhead = preview?.transitions.has(id);
  const { x, y, width, height } = label;
  const names = cls(
    'transition',
    kind,
    isAhead && 'ahead',
    chart.taken.ids.includes(id) && 'taken',
    isCommon && 'common',
    isFar(near, place) && 'far',
  );
  return svg`<g class=${names} data-id=${id} @click=${() => select(id)}>
    ${lines.map(
      (points) => svg`<path class=${`line ${look}`} d=${pathThrough(points)} marker-end=${`url(#${prefix}${look})`}/>`,
    )}
    <rect class=${inside ? 'chip' : 'word'} x=${x} y=${y} width=${width} height=${height} rx="6"/>
    <text x=${inside ? x + width / 2 : x + 7} y=${y + height / 2 + 4.5}>${itemName(chart, id)}</text>
    ${isNear ? badge(kind, inside ? { x: x + 1, y: y + 1 } : { x: x - 3, y: y + height / 2 }) : nothing}
    ${id === selected ? ring(label, 3, 'selected') : nothing}
  </g>`;
}

/** The signs that the picture explains. */
export const SIGNS = ['open', 'refused', 'depends', 'waits'] as const;
/** A sign in a line of text. */
export const sign = (kind: (typeof SIGNS)[number]): TemplateResult =>
  html`<svg class="sign ${kind}" viewBox="-8 -8 16 16" aria-hidden="true">${badge(kind, { x: 0, y: 0 })}</svg>`;
/** Status by shape, for readers who do not see the colour. */
function badge(kind: Mark['kind'], { x, y }: { readonly x: number; readonly y: number }) {
  const path = {
    open: 'M-3.2 0.2L-1 2.6L3.2 -2.6',
    refused: 'M-2.4 -2.4L2.4 2.4M2.4 -2.4L-2.4 2.4',
    waits: 'M-1.6 -2.6V2.6M1.6 -2.6V2.6',
    depends: 'M-2 -1.6Q0 -4.4 2 -1.6Q2 0 0 0.8M0 2.6V3.2',
    away: '',
  }[kind];
  return svg`<g class="badge" transform=${`translate(${x} ${y})`}><circle r="6.5"/><path d=${path}/></g>`;
}

/** Highlights a transition just taken, once: along its arrows, or around its label if it stays in its state. */
function journey(props: ChartProps, { label, lines }: TransitionPlace) {
  const names = cls('journey', props.chart.taken.seen && 'runs');
  if (lines.length === 0) {
    const { x, y, width, height } = label;
    return svg`<rect class=${names} pathLength="1" x=${x} y=${y} width=${width} height=${height} rx="6"/>`;
  }
  return lines.map((points) => svg`<path class=${names} pathLength="1" d=${pathThrough(points)}/>`);
}
