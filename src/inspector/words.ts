/** The words of a game's catalogue on the picture of its chart. */
import type { ChartState, ChartTransition } from './graph.js';
import { labelOf, type Words } from './picture.js';

type Catalogue = Readonly<Record<string, string>>;

/** A state's number and name: `5 Competition`; its key, where the catalogue has none. */
export const stateWords = (catalogue: Catalogue, { id, key }: ChartState): string =>
  [catalogue[`number:${id}`], catalogue[`phase:${id}`] ?? key].filter(Boolean).join(' ');

/** What a transition is called: its verb, or under which condition it leads on; else as the chart names it. */
export const transitionWords = (catalogue: Catalogue, transition: ChartTransition): string =>
  catalogue[transition.kind === 'event' ? `group:${transition.event}` : `guard:${transition.guard ?? 'else'}`] ??
  labelOf(transition);

/** The words of these catalogues, one a language. */
export const catalogueWords = (catalogues: readonly Catalogue[]): Words => ({
  state: (state) => catalogues.map((catalogue) => stateWords(catalogue, state)),
  transition: (transition) => catalogues.map((catalogue) => transitionWords(catalogue, transition)),
});
