/** Reads a chart's config into a tree of states: expands shorthand forms and resolves the targets of transitions by name. */
import type { StateMeta } from './game.js';
import type { Machine } from './define-chart.js';

export interface Transition {
  readonly guard: unknown;
  readonly actions: readonly unknown[];
  /** The target state; `undefined` for a transition that stays in its state. Throws when no state has the target's name. */
  target(): StateNode | undefined;
}
export interface StateNode {
  readonly id: string;
  readonly path: readonly string[];
  readonly parent: StateNode | undefined;
  /** The `type` of the config; most states leave it out. */
  readonly type: 'atomic' | 'compound' | 'final' | 'history' | 'parallel' | undefined;
  readonly states: ReadonlyMap<string, StateNode>;
  /** The state within this one in which it begins; `acts`: whether XState would run actions then. */
  readonly begins: { readonly at: string; readonly acts: boolean } | undefined;
  readonly on: ReadonlyMap<string, readonly Transition[]>;
  readonly always: readonly Transition[];
  readonly meta: StateMeta | undefined;
  /** Whether the state does nothing but take transitions. */
  readonly isClosed: boolean;
}

/** A state as the config of a chart writes it. */
interface WrittenState {
  readonly id?: string;
  readonly type?: StateNode['type'];
  readonly initial?: string | { readonly target: string; readonly actions?: unknown };
  readonly states?: Readonly<Record<string, WrittenState>>;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly always?: unknown;
  readonly meta?: StateMeta;
}
/** A transition as the config writes it, if it is more than the name of its target. */
interface WrittenTransition {
  readonly target?: string | readonly string[];
  readonly guard?: unknown;
  readonly actions?: unknown;
}

/** XState takes a list, one thing alone, or nothing. */
const list = (one: unknown): readonly unknown[] => (one === undefined ? [] : Array.isArray(one) ? one : [one]);
/** Whether anything is written there: an empty object or list says nothing. */
const isSome = (thing: unknown): boolean =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing)
    ? Object.keys(thing).length > 0
    : list(thing).length > 0;
/** Keys of a state's config that make XState do more than take transitions. */
const OPEN = ['entry', 'exit', 'invoke', 'after'] as const;

/** The root state of a machine. */
export function treeOf(machine: Machine): StateNode {
  const ids = new Map<string, StateNode>();

  const node = (written: WrittenState, path: readonly string[], parent: StateNode | undefined): StateNode => {
    const states = new Map<string, StateNode>();
    const { initial } = written;
    const transitions = (given: unknown): readonly Transition[] =>
      list(given).map((one) => {
        const { target, guard, actions } = (typeof one === 'string' ? { target: one } : one) as WrittenTransition;
        const [name] = list(target) as readonly (string | undefined)[];
        return { guard, actions: list(actions), target: () => (name === undefined ? undefined : find(made, name)) };
      });
    const made: StateNode = {
      id: written.id ?? [machine.id, ...path].join('.'),
      path,
      parent,
      type: written.type,
      states,
      begins:
        initial === undefined
          ? undefined
          : typeof initial === 'string'
            ? { at: initial, acts: false }
            : { at: initial.target, acts: isSome(initial.actions) },
      on: new Map(Object.entries(written.on ?? {}).map(([type, given]) => [type, transitions(given)])),
      always: transitions(written.always),
      meta: written.meta,
      isClosed: !OPEN.some((key) => isSome((written as Readonly<Record<string, unknown>>)[key])),
    };
    ids.set(made.id, made);
    for (const [key, inner] of Object.entries(written.states ?? {})) states.set(key, node(inner, [...path, key], made));
    return made;
  };

  /** Finds a state by the name in a transition's target: `#id`, `.child`, or a sibling of the transition's state. */
  const find = (from: StateNode, name: string): StateNode => {
    const [first = '', ...inner] = name.split('.');
    const start = first.startsWith('#')
      ? ids.get(first.slice(1))
      : first === ''
        ? from
        : from.parent?.states.get(first);
    const found = inner.reduce<StateNode | undefined>((at, key) => at?.states.get(key), start);
    if (!found) throw new Error(`state ${from.id}: no state is called ${name}`);
    return found;
  };

  return node(machine.config as WrittenState, [], undefined);
}
