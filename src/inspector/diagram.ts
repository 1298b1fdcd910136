/** The picture of a chart as numbers: positions of states, arrows and labels. Made by `layout.ts`, stored for our games. */
import type { ChartState, ChartTransition, Graph } from './graph.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** `x` and `y` are those of the upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
export interface StatePlace {
  readonly id: string;
  readonly box: Box;
  /** The line of its name, inside the box; empty for the state that is the whole picture (`isFrame`). */
  readonly title: Box;
  /** For a compound state: a dot inside it, and the line from the dot to its initial state. */
  readonly begin?: { readonly dot: Point; readonly line: readonly Point[] };
}
export interface TransitionPlace {
  readonly id: string;
  readonly label: Box;
  /**
   * Whether the label lies inside the source, at most with a line that starts from it; otherwise it lies beside the line.
   */
  readonly inside: boolean;
  /** One line per target, with the arrowhead at the last point; none if the state is not left. */
  readonly lines: readonly (readonly Point[])[];
}
/** Whether a state is drawn as the whole picture, without a box: the root, unless it is the only state. */
export const isFrame = ({ parent, children }: ChartState): boolean => parent === undefined && children.length > 0;

/** The picture of a chart, in pixels at a text size of `TEXT`; whole numbers. @beta */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly states: readonly StatePlace[];
  readonly transitions: readonly TransitionPlace[];
}

/** Font size for which boxes are sized, and the assumed width of a letter, in pixels. */
export const TEXT = 13;
const LETTER = 7.1;

/** The labels of a picture. If there are several, as in several languages, the longest determines the size. */
export interface Words {
  state(state: ChartState): readonly string[];
  transition(transition: ChartTransition): readonly string[];
}

/** Width in pixels that the longest of these labels needs, with padding. */
export const widthOf = (words: readonly string[]): number =>
  Math.ceil(Math.max(0, ...words.map((line) => [...line].length)) * LETTER) + 14;

/** The event of a transition with its guard, as the chart names them. */
export function labelOf({ kind, event, guard }: ChartTransition): string {
  const cause = kind === 'always' ? '' : kind === 'event' ? event : [kind, event].filter(Boolean).join(' ');
  return [cause, guard && `[${guard}]`].filter(Boolean).join(' ') || 'always';
}
/** The chart's own names as labels. */
export const ownWords: Words = {
  // UML notation for a history state, with a star for a deep one.
  state: ({ key, history }) => {
    const name = key === '' ? '""' : key;
    return [history ? `${name} (H${history === 'deep' ? '*' : ''})` : name];
  },
  transition: (transition) => [labelOf(transition)],
};

/** Rounds all numbers, so that the same picture is the same text everywhere. */
export const rounded = (picture: Diagram): Diagram =>
  JSON.parse(
    JSON.stringify(picture, (_, value: unknown) => (typeof value === 'number' ? Math.round(value) : value)),
  ) as Diagram;

/** Ids that only one of graph and picture has; empty if the picture fits the graph. */
export function strangers(graph: Graph, picture: Diagram): string[] {
  const drawn = [...picture.states, ...picture.transitions].map(({ id }) => id);
  const there = [...graph.states, ...graph.transitions].map(({ id }) => id);
  return [...drawn.filter((id) => !there.includes(id)), ...there.filter((id) => !drawn.includes(id))];
}
