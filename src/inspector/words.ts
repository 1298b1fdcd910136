/** Labels for the picture of a chart, from a game's catalogues. */
import { indexOf, type ChartState, type ChartTransition, type Graph } from './graph.js';
import { labelOf, type Words } from './diagram.js';

type Catalogue = Readonly<Record<string, string>>;
/** The text of a key, or `undefined`. */
type Say = (key: string) => string | undefined;

const sayer = (catalogue: Catalogue | Say): Say =>
  typeof catalogue === 'function' ? catalogue : (key) => catalogue[key];

/**
 * The unique numbers of a chart's states. If all states inside one have the same number, only the outer state shows it;
 * other states that share a number, like steps of one phase, get a letter.
 */
function numbersOf(graph: Graph, say: Say): ReadonlyMap<string, string> {
  const index = indexOf(graph);
  const numbers = new Map(graph.states.flatMap(({ id }) => [[id, say(`number:${id}`) || ''] as const]));
  for (const { id, parent, children } of graph.states) {
    if (parent === undefined || children.length === 0) continue;
    const inside = index.inside(id);
    const all = new Set(inside.map((each) => numbers.get(each)!).filter(Boolean));
    if (all.size !== 1) continue;
    numbers.set(id, [...all][0]!);
    for (const each of inside) numbers.set(each, '');
  }
  const sharing = new Map<string, string[]>();
  for (const [id, number] of numbers) if (number) sharing.set(number, [...(sharing.get(number) ?? []), id]);
  for (const [number, ids] of sharing)
    if (ids.length > 1) ids.forEach((id, i) => numbers.set(id, `${number}${String.fromCharCode(97 + i)}`));
  return numbers;
}

/**
 * Removes what the name of the outer state already says: `Travel: pay the caravan` in `Travel` becomes `Pay the caravan`.
 */
function withoutOuter(name: string, outer: string | undefined): string {
  const rest =
    outer !== undefined && name.startsWith(outer)
      ? /^\s*(?::\s*(.+)|\((.+)\))$/u.exec(name.slice(outer.length))
      : undefined;
  const said = rest?.[1] ?? rest?.[2];
  return said === undefined ? name : said[0]!.toLocaleUpperCase() + said.slice(1);
}

/** Names states by number and name, such as `5 Competition`; by key if the catalogue has no name. */
function stateNamer(graph: Graph, say: Say): (state: ChartState) => string {
  const numbers = numbersOf(graph, say);
  return ({ id, key, parent }) => {
    const name = withoutOuter(say(`phase:${id}`) ?? key, parent && say(`phase:${parent}`));
    return [numbers.get(id), name].filter(Boolean).join(' ');
  };
}

/** The label of a transition: its verb, or the condition under which it leads on; otherwise as the chart names it. */
export const transitionWords = (catalogue: Catalogue | Say, transition: ChartTransition): string =>
  sayer(catalogue)(transition.kind === 'event' ? `group:${transition.event}` : `guard:${transition.guard ?? 'else'}`) ??
  labelOf(transition);

/** The labels of a chart from these catalogues, one per language. */
export function catalogueWords(graph: Graph, catalogues: readonly (Catalogue | Say)[]): Words {
  const namers = catalogues.map((catalogue) => stateNamer(graph, sayer(catalogue)));
  return {
    state: (state) => namers.map((name) => name(state)),
    transition: (transition) => catalogues.map((catalogue) => transitionWords(catalogue, transition)),
  };
}
