/**
 * An SCXML interpreter, written after the algorithm in the W3C recommendation (appendix D) independently of the export, so
 * that the test of exported charts does not repeat mistakes of the export. It implements only the transitions between
 * states: no data model, no delays, no invocations. Names are those of the recommendation.
 */
import { parseXml, type XmlElement } from '../../src/testing/xml.js';

interface State {
  readonly id: string;
  readonly kind: 'scxml' | 'state' | 'parallel' | 'final' | 'history';
  readonly parent: State | undefined;
  readonly children: State[];
  readonly transitions: Transition[];
  /** The ids of the initial states of a compound state; `undefined` for its first child. */
  readonly initial: readonly string[] | undefined;
  readonly isDeep: boolean;
  /** The position in document order. */
  readonly place: number;
}
interface Transition {
  readonly source: State;
  readonly events: readonly string[] | undefined;
  readonly cond: string | undefined;
  readonly target: readonly string[];
  readonly isInternal: boolean;
}

/** The function that conditions in a document call: the guards of the exported chart. */
export interface Provided {
  readonly guard: (name: string) => boolean;
}

const STATES = ['state', 'parallel', 'final', 'history'];
const byPlace = (a: State, b: State) => a.place - b.place;
const isDescendant = (state: State, of: State): boolean => {
  for (let at = state.parent; at; at = at.parent) if (at === of) return true;
  return false;
};
const isCompound = ({ kind, children }: State) => kind === 'scxml' || (kind === 'state' && realOf(children).length > 0);
const isAtomic = ({ kind, children }: State) => kind === 'final' || (kind === 'state' && realOf(children).length === 0);
const realOf = (children: readonly State[]): State[] => children.filter(({ kind }) => kind !== 'history');
const wordsOf = (value: string | undefined) => value?.split(/\s+/).filter(Boolean);

export class Interpreter {
  readonly #byId = new Map<string, State>();
  readonly #root: State;
  readonly #provided: Provided;
  readonly #history = new Map<State, readonly State[]>();
  readonly #internal: string[] = [];
  #configuration = new Set<State>();
  #isRunning = true;

  constructor(document: string, provided: Provided) {
    this.#provided = provided;
    let place = 0;
    const read = (element: XmlElement, parent: State | undefined): State => {
      const { name, attributes, children } = element;
      const first = children.find((child) => child.name === 'initial')?.children[0]?.attributes['target'];
      const state: State = {
        ...{ id: attributes['id'] ?? '', kind: name as State['kind'], parent, children: [], transitions: [] },
        initial: wordsOf(attributes['initial'] ?? first),
        isDeep: attributes['type'] === 'deep',
        place: place++,
      };
      if (state.id !== '') this.#byId.set(state.id, state);
      for (const inner of children) {
        if (STATES.includes(inner.name)) state.children.push(read(inner, state));
        if (inner.name !== 'transition') continue;
        const { event, cond, target, type } = inner.attributes;
        state.transitions.push({
          ...{ source: state, events: wordsOf(event), cond, target: wordsOf(target) ?? [] },
          isInternal: type === 'internal',
        });
      }
      return state;
    };
    this.#root = read(parseXml(document)[0]!, undefined);
  }

  /** Whether no top-level final state has been entered. */
  get isRunning(): boolean {
    return this.#isRunning;
  }
  /** The ids of the active states, in document order. */
  get configuration(): string[] {
    return [...this.#configuration].sort(byPlace).map(({ id }) => id);
  }
  start(): void {
    this.#enter([this.#startOf(this.#root)]);
    this.#settle();
  }
  send(name: string): void {
    if (!this.#isRunning) return;
    this.#microstep(this.#select(name));
    this.#settle();
  }

  /** Takes eventless transitions and internal events until none is left. */
  #settle(): void {
    for (let steps = 0; this.#isRunning; steps++) {
      if (steps > 1000) throw new Error('Endless eventless transitions');
      const eventless = this.#select(undefined);
      if (eventless.length > 0) this.#microstep(eventless);
      else if (this.#internal.length > 0) this.#microstep(this.#select(this.#internal.shift()));
      else return;
    }
  }
  #startOf(state: State): Transition {
    const target = state.initial ?? [realOf(state.children)[0]!.id];
    return { source: state, events: undefined, cond: undefined, target, isInternal: true };
  }

  // Selecting transitions.

  #matches({ events, cond }: Transition, name: string | undefined): boolean {
    if (name === undefined ? events !== undefined : !events) return false;
    const isNamed = (descriptor: string) => {
      const stem = descriptor.replace(/\.?\*$/, '');
      return stem === '' || name === stem || name!.startsWith(`${stem}.`);
    };
    if (name !== undefined && !events!.some(isNamed)) return false;
    if (cond === undefined) return true;
    // A condition is a JavaScript expression in a document that these tests generate.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const run = Function('_event', 'In', 'guard', `return (${cond})`) as (...given: readonly unknown[]) => unknown;
    const isIn = (id: string) => [...this.#configuration].some((state) => state.id === id);
    return Boolean(run({ name }, isIn, this.#provided.guard));
  }
  #select(name: string | undefined): Transition[] {
    const enabled = new Set<Transition>();
    for (const atomic of [...this.#configuration].filter(isAtomic).sort(byPlace)) {
      for (let at: State | undefined = atomic; at; at = at.parent) {
        const found = at.transitions.find((transition) => this.#matches(transition, name));
        if (!found) continue;
        enabled.add(found);
        break;
      }
    }
    const filtered = new Set<Transition>();
    for (const t1 of enabled) {
      let isPreempted = false;
      const removed = new Set<Transition>();
      for (const t2 of filtered) {
        const left = this.#exitSet([t2]);
        if (![...this.#exitSet([t1])].some((state) => left.has(state))) continue;
        if (isDescendant(t1.source, t2.source)) removed.add(t2);
        else {
          isPreempted = true;
          break;
        }
      }
      if (isPreempted) continue;
      for (const each of removed) filtered.delete(each);
      filtered.add(t1);
    }
    return [...filtered];
  }

  // Exiting and entering states.

  #microstep(transitions: readonly Transition[]): void {
    if (transitions.length === 0) return;
    const left = [...this.#exitSet(transitions)].sort(byPlace).reverse();
    for (const state of left)
      for (const history of state.children.filter(({ kind }) => kind === 'history'))
        this.#history.set(
          history,
          [...this.#configuration].filter((active) =>
            history.isDeep ? isAtomic(active) && isDescendant(active, state) : active.parent === state,
          ),
        );
    for (const state of left) this.#configuration.delete(state);
    this.#enter(transitions);
  }
  #exitSet(transitions: readonly Transition[]): Set<State> {
    const left = new Set<State>();
    for (const transition of transitions) {
      if (transition.target.length === 0) continue;
      const domain = this.#domain(transition)!;
      for (const state of this.#configuration) if (isDescendant(state, domain)) left.add(state);
    }
    return left;
  }
  #targets({ target }: Pick<Transition, 'target'>): State[] {
    return target.flatMap((id) => {
      const state = this.#byId.get(id);
      if (!state) throw new Error(`There is no state ${id}`);
      if (state.kind !== 'history') return [state];
      return this.#history.get(state) ?? this.#targets(state.transitions[0]!);
    });
  }
  #domain(transition: Transition): State | undefined {
    const { source, isInternal } = transition;
    const targets = this.#targets(transition);
    if (targets.length === 0) return undefined;
    if (isInternal && isCompound(source) && targets.every((state) => isDescendant(state, source))) return source;
    return this.#commonAncestor([source, ...targets]);
  }
  #commonAncestor([first, ...others]: readonly State[]): State {
    for (let at = first!.parent; at; at = at.parent)
      if (isCompound(at) && others.every((state) => isDescendant(state, at))) return at;
    return this.#root;
  }
  #enter(transitions: readonly Transition[]): void {
    const entered = new Set<State>();
    for (const transition of transitions) {
      for (const id of transition.target) this.#addDescendants(this.#byId.get(id)!, entered);
      const domain = this.#domain(transition);
      for (const state of this.#targets(transition)) this.#addAncestors(state, domain, entered);
    }
    for (const state of [...entered].sort(byPlace)) {
      this.#configuration.add(state);
      if (state.kind !== 'final') continue;
      const parent = state.parent!;
      if (parent.kind === 'scxml') {
        this.#isRunning = false;
        continue;
      }
      this.#internal.push(`done.state.${parent.id}`);
      const grand = parent.parent;
      if (grand?.kind === 'parallel' && realOf(grand.children).every((region) => this.#isFinal(region)))
        this.#internal.push(`done.state.${grand.id}`);
    }
  }
  #isFinal(state: State): boolean {
    if (state.kind === 'parallel') return realOf(state.children).every((region) => this.#isFinal(region));
    return (
      isCompound(state) && state.children.some((child) => child.kind === 'final' && this.#configuration.has(child))
    );
  }
  #addDescendants(state: State, entered: Set<State>): void {
    if (state.kind === 'history') {
      const kept = this.#history.get(state);
      const next = kept ?? this.#targets(state.transitions[0]!);
      for (const each of next) this.#addDescendants(each, entered);
      for (const each of next) this.#addAncestors(each, state.parent, entered);
      return;
    }
    entered.add(state);
    if (isCompound(state)) {
      const { target } = this.#startOf(state);
      for (const id of target) this.#addDescendants(this.#byId.get(id)!, entered);
      for (const each of this.#targets({ target })) this.#addAncestors(each, state, entered);
    } else if (state.kind === 'parallel') this.#addRegions(state, entered);
  }
  #addAncestors(state: State, up: State | undefined, entered: Set<State>): void {
    for (let at = state.parent; at && at !== up && at.kind !== 'scxml'; at = at.parent) {
      entered.add(at);
      if (at.kind === 'parallel') this.#addRegions(at, entered);
    }
  }
  #addRegions(parallel: State, entered: Set<State>): void {
    for (const region of realOf(parallel.children))
      if (![...entered].some((state) => state === region || isDescendant(state, region)))
        this.#addDescendants(region, entered);
  }
}
