/** The words of a game's catalogue on the picture of its chart. */
import type { ChartState, ChartTransition } from './graph.js';
import { labelOf, type Words } from './diagram.js';

type Catalogue = Readonly<Record<string, string>>;
/** The sentence of a key, if there is one. */
type Say = (key: string) => string | undefined;

const sayer = (catalogue: Catalogue | Say): Say =>
  typeof catalogue === 'function' ? catalogue : (key) => catalogue[key];

/** A state's number and name: `5 Competition`; its key, where the catalogue has none. */
export function stateWords(catalogue: Catalogue | Say, { id, key }: ChartState): string {
  const say = sayer(catalogue);
  return [say(`number:${id}`), say(`phase:${id}`) ?? key].filter(Boolean).join(' ');
}

/** What a transition is called: its verb, or under which condition it leads on; else as the chart names it. */
export const transitionWords = (catalogue: Catalogue | Say, transition: ChartTransition): string =>
  sayer(catalogue)(transition.kind === 'event' ? `group:${transition.event}` : `guard:${transition.guard ?? 'else'}`) ??
  labelOf(transition);

/** The words of these catalogues, one a language. */
export const catalogueWords = (catalogues: readonly (Catalogue | Say)[]): Words => ({
  state: (state) => catalogues.map((catalogue) => stateWords(catalogue, state)),
  transition: (transition) => catalogues.map((catalogue) => transitionWords(catalogue, transition)),
});
