/** A statechart with its state at the moment shown, in one form for a running game and for an actor of any machine. */
import type { Text } from '../../i18n/text.js';
import { indexOf, type ChartTransition, type Graph, type GraphIndex } from '../../inspector/graph.js';
import type { Words } from '../../inspector/diagram.js';

/** Status of a transition, as a kind and in words. */
export interface Mark {
  readonly kind: 'open' | 'refused' | 'waits' | 'depends' | 'away';
  readonly says: string;
}

/** The letter and the colours of the mark for the seat that moved. */
export interface Mover {
  readonly letter: string;
  readonly colours: readonly [body: string, outline: string, ink: string];
}

/** Transitions taken since the element last looked. */
export interface Taken {
  readonly ids: readonly string[];
  /** Whether the reader saw them happen; `false` after a jump. */
  readonly seen: boolean;
  /** The seat that moved; omitted for actors and for automatic transitions. */
  readonly mover?: Mover;
  /** How long the frame is shown, in milliseconds. */
  readonly time?: number;
}

/** Where a move would lead, as the chart marks it. */
export interface MovePreview {
  readonly states: ReadonlySet<string>;
  /** Those of `states` in which the game may come to rest. */
  readonly rests: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  readonly chance: boolean;
  readonly sure: boolean;
}

export interface LiveChart {
  readonly graph: Graph;
  readonly words: Words;
  readonly active: ReadonlySet<string>;
  readonly isOver: boolean;
  /** Whether an error ended it. The active states are then those in which it failed. */
  readonly hasFailed?: boolean;
  readonly taken: Taken;
  /** How often each transition was taken so far; those never taken are missing. */
  readonly counts: ReadonlyMap<string, number>;
  mark(transition: string): Mark;
}

export const indexIn = ({ graph }: LiveChart): GraphIndex => indexOf(graph);

export function itemName(chart: LiveChart, id: string): string {
  const { words } = chart;
  const index = indexIn(chart);
  return (index.isState(id) ? words.state(index.state(id)) : words.transition(index.transition(id)))[0]!;
}

/** The names of the states to which a transition leads; empty if it stays in its state. */
export const targetNames = (chart: LiveChart, { targets }: ChartTransition): string =>
  targets.map((target) => itemName(chart, target)).join(', ');

/** The names of the innermost active states; with parallel regions there are several. */
export function whereabouts(chart: LiveChart, text: Text): string {
  const { graph, active } = chart;
  const leaves = graph.states.filter(({ id, children }) => active.has(id) && !children.some((c) => active.has(c)));
  const phase = new Intl.ListFormat(text.lang).format(leaves.map(({ id }) => itemName(chart, id)));
  return text(chart.isOver && !chart.hasFailed ? 'phases.over' : 'phases.now', { phase });
}
