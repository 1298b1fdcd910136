/** What a chart is shown of, in one form: a game that runs somewhere, or an actor of any machine. */
import type { Text } from '../../i18n/text.js';
import { indexOf, type Graph, type GraphIndex } from '../../inspector/graph.js';
import type { Words } from '../../inspector/diagram.js';

/** How a transition stands now, and that in words. */
export interface Mark {
  readonly kind: 'open' | 'refused' | 'waits' | 'depends' | 'away';
  readonly says: string;
}

/** Who made a move: a letter and the colours of a small mark. */
export interface Mover {
  readonly letter: string;
  readonly colours: readonly [body: string, outline: string, ink: string];
}

/** Transitions that were taken since the element last looked. */
export interface Taken {
  readonly ids: readonly string[];
  /** Whether that was seen to happen, and not jumped to. */
  readonly seen: boolean;
  /** Who took them; nobody where an actor of anybody is looked at, or where they follow of themselves. */
  readonly mover?: Mover;
  /** How long they are looked at, in milliseconds. */
  readonly time?: number;
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
  /** It came to an end by an error, in the states where it still stands. */
  readonly hasFailed?: boolean;
  readonly taken: Taken;
  /** How often each transition was taken so far; one that never was is missing. */
  readonly worn: ReadonlyMap<string, number>;
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
  return text(subject.isOver && !subject.hasFailed ? 'phases.over' : 'phases.now', { phase });
}
