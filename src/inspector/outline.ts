/** The chart as a tree of words, for screen readers and keyboards: the same states and transitions as the picture. */
import { indexOf, type ChartState, type ChartTransition, type Graph } from './graph.js';

/** An item of the tree: a state with its transitions and inner states, or a transition. */
export type OutlineItem =
  | {
      readonly kind: 'state';
      readonly state: ChartState;
      /** From 1, as in `aria-level`. */
      readonly level: number;
      /** The transitions of the state, then the states inside it, each in their order. */
      readonly items: readonly OutlineItem[];
    }
  | { readonly kind: 'transition'; readonly transition: ChartTransition; readonly level: number };

export const itemId = (item: OutlineItem): string => (item.kind === 'state' ? item.state.id : item.transition.id);

/** The tree, from the root. */
export function outlineOf(graph: Graph): OutlineItem {
  const index = indexOf(graph);
  const item = (id: string, level: number): OutlineItem => {
    const state = index.state(id);
    const transitions = index
      .from(id)
      .map((transition): OutlineItem => ({ kind: 'transition', transition, level: level + 1 }));
    return {
      kind: 'state',
      state,
      level,
      items: [...transitions, ...state.children.map((child) => item(child, level + 1))],
    };
  };
  return item(graph.root, 1);
}

/** The visible items if only the states for which `isOpen` is true are expanded, each before its children. */
export function visibleItems(item: OutlineItem, isOpen: (id: string) => boolean = () => true): OutlineItem[] {
  if (item.kind === 'transition') return [item];
  return [item, ...(isOpen(item.state.id) ? item.items.flatMap((inner) => visibleItems(inner, isOpen)) : [])];
}
