/** The picture of a chart as numbers: positions of states, arrows and labels. Made by `layout.ts`, stored for our games. */
import type { ChartState, ChartTransition, Graph } from './graph.js';

/** A point of the picture. */
export interface Point {
  /** From the left edge of the picture. */
  readonly x: number;
  /** From its upper edge. */
  readonly y: number;
}
/** A rectangle of the picture; `x` and `y` are those of its upper left corner. */
export interface Box extends Point {
  /** Its width. */
  readonly width: number;
  /** Its height. */
  readonly height: number;
}
/** Where a state is drawn. */
export interface StatePlace {
  /** The id of the state in the chart. */
  readonly id: string;
  /** The rectangle that stands for the state. */
  readonly box: Box;
  /** The line of its name, inside the box; empty for the state that is the whole picture (`isFrame`). */
  readonly title: Box;
  /** For a compound state: a dot inside it, and the line from the dot to its initial state. */
  readonly begin?: { readonly dot: Point; readonly line: readonly Point[] };
}
/** Where a transition is drawn. */
export interface TransitionPlace {
  /** The id of the transition in the chart. */
  readonly id: string;
  /** The rectangle around its text. */
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
  /** The width of the picture. */
  readonly width: number;
  /** The height of the picture. */
  readonly height: number;
  /** All states, also those that contain others. */
  readonly states: readonly StatePlace[];
  /** All transitions. */
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
