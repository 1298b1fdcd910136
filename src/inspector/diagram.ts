/** The picture of a chart as numbers: where its states, arrows and words lie. Made by `layout.ts`, stored for our games. */
import type { ChartState, ChartTransition, Graph } from './graph.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** `x` and `y` are those of its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
export interface StatePlace {
  readonly id: string;
  readonly box: Box;
  /** The line of its name, inside the box; empty of the state that is the whole picture (`isFrame`). */
  readonly title: Box;
  /** Of a compound state: a dot inside it, and the line from there to the state in which it begins. */
  readonly begin?: { readonly dot: Point; readonly line: readonly Point[] };
}
export interface TransitionPlace {
  readonly id: string;
  readonly label: Box;
  /** Whether the words lie inside the source, with a line leading on from them at most; else beside the line. */
  readonly inside: boolean;
  /** A line for each target, its arrow at the last point; none when the state is not left. */
  readonly lines: readonly (readonly Point[])[];
}
/** Whether a state is the whole picture and no box in it: the root, unless it is all there is. */
export const isFrame = ({ parent, children }: ChartState): boolean => parent === undefined && children.length > 0;

/** All in units of one pixel of text of `TEXT` size; whole numbers. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly states: readonly StatePlace[];
  readonly transitions: readonly TransitionPlace[];
}

/** The size of text that the boxes are made for, and how wide a letter is taken to be. */
export const TEXT = 13;
const LETTER = 7.1;

/** The words on a picture. Of several, as in several languages, the longest makes the room. */
export interface Words {
  state(state: ChartState): readonly string[];
  transition(transition: ChartTransition): readonly string[];
}

/** The width that a line of words needs, with some air. */
export const widthOf = (words: readonly string[]): number =>
  Math.ceil(Math.max(0, ...words.map((line) => [...line].length)) * LETTER) + 14;

/** The event of a transition with its guard, as the chart names them. */
export function labelOf({ kind, event, guard }: ChartTransition): string {
  const cause = kind === 'always' ? '' : kind === 'event' ? event : [kind, event].filter(Boolean).join(' ');
  return [cause, guard && `[${guard}]`].filter(Boolean).join(' ') || 'always';
}
/** The names that a chart itself has. */
export const ownWords: Words = {
  // As UML marks a history state, with a star for a deep one.
  state: ({ key, history }) => {
    const name = key === '' ? '""' : key;
    return [history ? `${name} (H${history === 'deep' ? '*' : ''})` : name];
  },
  transition: (transition) => [labelOf(transition)],
};

/** Rounds every number, so that the same picture is the same text everywhere. */
export const rounded = (picture: Diagram): Diagram =>
  JSON.parse(
    JSON.stringify(picture, (_, value: unknown) => (typeof value === 'number' ? Math.round(value) : value)),
  ) as Diagram;

/** What a picture of this graph lacks or has too much: nothing, when the graph was not changed since. */
export function strangers(graph: Graph, picture: Diagram): string[] {
  const drawn = [...picture.states, ...picture.transitions].map(({ id }) => id);
  const there = [...graph.states, ...graph.transitions].map(({ id }) => id);
  return [...drawn.filter((id) => !there.includes(id)), ...there.filter((id) => !drawn.includes(id))];
}
