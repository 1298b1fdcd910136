/** What is asked of a layout that is made elsewhere: the graph with its words, since functions cannot be sent. */
import type { Diagram, Words } from './diagram.js';
import type { Graph } from './graph.js';

export interface LayoutRequest {
  readonly id: number;
  readonly graph: Graph;
  /** Of each state and transition the words on the picture. */
  readonly states: ReadonlyMap<string, readonly string[]>;
  readonly transitions: ReadonlyMap<string, readonly string[]>;
}
/** Without a diagram: it could not be made. */
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
/** The words of a request. */
export const wordsIn = ({ states, transitions }: LayoutRequest): Words => ({
  state: ({ id }) => states.get(id) ?? [],
  transition: ({ id }) => transitions.get(id) ?? [],
});
