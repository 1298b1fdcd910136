/** A part of a chart that is too large to read at once. */
import { indexOf, type ChartState, type ChartTransition, type Graph } from './graph.js';

/** Charts with more states or transitions than this are shown in parts. */
const STATES = 120;
const TRANSITIONS = 320;

/** Whether a picture of the whole chart would be slow to make and too large to read. */
export const isLarge = ({ states, transitions }: Graph): boolean =>
  states.length > STATES || transitions.length > TRANSITIONS;

const endsOf = ({ source, targets }: ChartTransition): readonly string[] => [source, ...targets];

/**
 * A graph of the states nearest to `center`, a state or a transition with its ends, counted by transitions in either
 * direction, with their ancestors (about `most` states) and the transitions between them.
 */
export function regionOf(graph: Graph, center: string, most = 24): Graph {
  const index = indexOf(graph);
  const near = new Map<string, string[]>(graph.states.map(({ id }) => [id, []]));
  for (const { source, targets } of graph.transitions)
    for (const target of targets) {
      near.get(source)!.push(target);
      near.get(target)!.push(source);
    }
  for (const { id, initial } of graph.states) if (initial !== undefined) near.get(id)!.push(initial);
  const kept = new Set<string>();
  const keep = (id: string) => index.around(id).forEach(({ id: outer }) => kept.add(outer));
  const seen = new Set(index.isState(center) ? [center] : endsOf(index.transition(center)));
  seen.forEach(keep);
  for (const id of seen) {
    if (kept.size >= most) break;
    keep(id);
    for (const next of near.get(id)!) seen.add(next);
  }
  const within = ({ initial, ...state }: ChartState): ChartState => ({
    ...state,
    children: state.children.filter((child) => kept.has(child)),
    ...(initial !== undefined && kept.has(initial) && { initial }),
  });
  return {
    ...graph,
    states: graph.states.filter(({ id }) => kept.has(id)).map(within),
    transitions: graph.transitions.filter(
      ({ source, targets }) => kept.has(source) && targets.every((target) => kept.has(target)),
    ),
  };
}
