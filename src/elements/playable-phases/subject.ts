/** What a chart is shown of, in one form: a game that runs somewhere, or an actor of any machine. */
import type { Text } from '../../i18n/text.js';
import { indexOf, type Graph, type GraphIndex } from '../../inspector/graph.js';
import type { Words } from '../../inspector/diagram.js';

/** How a transition stands now, and that in words. */
export interface Mark {
  readonly kind: 'open' | 'refused' | 'waits' | 'depends' | 'away';
  readonly says: string;
}

/** Transitions that were taken since the element last looked. */
export interface Taken {
  readonly ids: readonly string[];
  /** Whether that was seen to happen, and not jumped to. */
  readonly seen: boolean;
}

/** Where a move would lead, as the picture marks it. */
export interface Outlook {
  readonly states: ReadonlySet<string>;
  /** Of those, where the game may come to rest. */
  readonly rests: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  readonly chance: boolean;
  readonly sure: boolean;
}

export interface Subject {
  readonly graph: Graph;
  readonly words: Words;
  readonly active: ReadonlySet<string>;
  readonly isOver: boolean;
  readonly taken: Taken;
  mark(transition: string): Mark;
}

export const indexIn = ({ graph }: Subject): GraphIndex => indexOf(graph);

/** The name of a state or of a transition. */
export function nameOf(subject: Subject, id: string): string {
  const { words } = subject;
  const index = indexIn(subject);
  return (index.isState(id) ? words.state(index.state(id)) : words.transition(index.transition(id)))[0]!;
}

/** The innermost states in which it is, by name: of parallel regions several. */
export function whereabouts(subject: Subject, text: Text): string {
  const { graph, active } = subject;
  const leaves = graph.states.filter(({ id, children }) => active.has(id) && !children.some((c) => active.has(c)));
  const phase = new Intl.ListFormat(text.lang).format(leaves.map(({ id }) => nameOf(subject, id)));
  return text(subject.isOver ? 'phases.over' : 'phases.now', { phase });
}
