/** Messages to and from the layout worker: the graph is sent with its labels as data, since functions cannot be sent. */
import type { Diagram, Words } from './diagram.js';
import type { Graph } from './graph.js';

export interface LayoutRequest {
  readonly id: number;
  readonly graph: Graph;
  /** The labels of each state and transition. */
  readonly states: ReadonlyMap<string, readonly string[]>;
  readonly transitions: ReadonlyMap<string, readonly string[]>;
}
/** Without `diagram` if the layout failed. */
export interface LayoutReply {
  readonly id: number;
  readonly diagram?: Diagram;
}

export const layoutRequest = (id: number, graph: Graph, words: Words): LayoutRequest => ({
  id,
  graph,
  states: new Map(graph.states.map((state) => [state.id, words.state(state)])),
  transitions: new Map(graph.transitions.map((transition) => [transition.id, words.transition(transition)])),
});
/** The labels of a request, as functions. */
export const wordsIn = ({ states, transitions }: LayoutRequest): Words => ({
  state: ({ id }) => states.get(id) ?? [],
  transition: ({ id }) => transitions.get(id) ?? [],
});
