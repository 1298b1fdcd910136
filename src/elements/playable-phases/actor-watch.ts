/** An actor of any XState machine: the current state of its chart, and the events observed since it was given. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Text } from '../../i18n/text.js';
import { differencesOf, type Difference } from '../../inspector/changes.js';
import { actorStatus, names, statesIn, takenIn } from '../../inspector/actor-status.js';
import { hearEmitted, hearSystem, payloadOf } from '../../inspector/actor-system.js';
import { graphOf, machineFrom } from '../../inspector/graph.js';
import { safeCopy, type SafeValue } from '../../inspector/safe-copy.js';
import { ownWords } from '../../inspector/diagram.js';
import { badSource } from '../../kernel/bad-source.js';
import type { Mark, LiveChart, Taken } from './live-chart.js';
import { countTaken } from './transition-counts.js';

/** One event that the actor handled. Holds copies: the originals may change later, or may reference a whole page. */
export interface Happening {
  readonly n: number;
  readonly type: string;
  /** The event without its type; `undefined` if it has no other fields. */
  readonly payload: SafeValue;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly taken: readonly string[];
  /** The events that it emitted. */
  readonly emitted: readonly Pick<Happening, 'type' | 'payload'>[];
  /** Changes in the context, limited to the first `CHANGES`. */
  readonly changes: readonly Difference[];
}

/** Limits: events remembered, changes kept per event, contexts that wait for their copy, and the milliseconds for copies. */
const MEMORY = 500;
const CHANGES = 200;
const WAITING = 50;
const TIME = 8;

/** Effect of an event that was sent: a transition was taken, none handles the event, the guards of those that do did not hold, or the actor failed. */
export type Sent =
  { readonly kind: 'taken' | 'ignored' | 'failed' } | { readonly kind: 'refused'; readonly guards: readonly string[] };

type Mutable<A> = { -readonly [K in keyof A]: A[K] };

const watches = new WeakMap<AnyActorRef, Set<ActorWatch>>();

export class ActorWatch {
  readonly actor: AnyActorRef;
  readonly happenings: Happening[] = [];
  /** Index of the past event shown, -1 for before the first; `undefined` for the actor's current state. */
  at: number | undefined;
  #last: { readonly happening: Happening | undefined; readonly taken: Taken } | undefined;
  #count = 0;
  #taken: string[] = [];
  #emitted: Happening['emitted'] = [];
  #from: readonly string[] = [];
  /** The actor's own context as it was last seen, and its latest copy. */
  #original: unknown;
  #context: SafeValue;
  /** The events that changed the context since it was copied, each with the context after it. */
  #waiting: (readonly [happening: Mutable<Happening>, context: unknown])[] = [];
  #failure: { readonly error: unknown } | undefined;
  #leave: (() => void) | undefined;
  readonly #machine: AnyStateMachine;
  readonly #onChange: () => void;

  /** `onChange` is called after each change of the actor. Throws `BadInput` if `actor` is not an actor of a state machine. */
  constructor(actor: unknown, onChange: () => void) {
    const { subscribe, system, logic } = (actor ?? {}) as Partial<AnyActorRef> & { logic?: unknown };
    if (typeof subscribe !== 'function' || !system) throw badSource('actor', typeof actor, 'actor');
    this.#machine = machineFrom(logic);
    graphOf(this.#machine);
    this.actor = actor as AnyActorRef;
    this.#onChange = onChange;
    this.start();
  }
  /** Subscribes to the actor; subscribes again if it already did. */
  start(): void {
    this.stop();
    const { value, context } = this.#state;
    this.#from = statesIn(graphOf(this.#machine), value);
    this.#copyContexts();
    this.#original = context;
    this.#context = safeCopy(context);
    const endInspection = hearSystem(this.actor, (event) => {
      if (event.actorRef !== this.actor) return;
      this.#hear(event);
      this.#onChange();
    });
    // An actor that has already failed says so at once; XState reported its error then.
    let isNews = false;
    const subscription = this.actor.subscribe({
      complete: this.#onChange,
      error: (error) => {
        this.#failure = { error };
        this.#onChange();
        if (isNews && this.#isUnheard()) reportError(error);
      },
    });
    isNews = true;
    const endEmitted = hearEmitted(this.actor, (event) => {
      this.#emitted = [...this.#emitted, { type: event.type, payload: payloadOf(event) }];
    });
    const watching = watches.get(this.actor) ?? new Set();
    watches.set(this.actor, watching.add(this));
    this.#leave = () => {
      watching.delete(this);
      endEmitted();
      endInspection();
      subscription.unsubscribe();
    };
    this.#onChange();
  }
  stop(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
  /**
   * Whether only watches observe the actor's errors, and this is the first of them, which reports for all. Without them
   * XState itself would have reported.
   */
  #isUnheard(): boolean {
    const { observers, _parent } = this.actor as AnyActorRef & { readonly observers?: ReadonlySet<unknown> };
    const watching = watches.get(this.actor)!;
    return !_parent && (observers?.size ?? 0) <= watching.size && [...watching][0] === this;
  }
  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** The error the actor stopped with; `undefined` if it has not failed. */
  get failure(): { readonly error: unknown } | undefined {
    const { status, error } = this.snapshot as { readonly status: string; readonly error?: unknown };
    return this.#failure ?? (status === 'error' ? { error } : undefined);
  }
  /** Whether the actor has ended or failed, also while a past event is shown. */
  get isOver(): boolean {
    return this.snapshot.status !== 'active' || this.failure !== undefined;
  }
  /** A copy of the actor's context, and what the last event changed in it. */
  get context(): { readonly value: SafeValue; readonly changes: readonly Difference[] } {
    return { value: this.#context, changes: this.happenings.at(-1)?.changes ?? [] };
  }

  /** The parts of the snapshot that an actor lacks if it failed on creation. */
  get #state(): { readonly value?: unknown; readonly context?: unknown } {
    return this.snapshot;
  }
  /**
   * Copies the contexts after the events. Called before they are shown, not while the page waits for its `send`. If many
   * large contexts wait, some are skipped: the changes of those events are then listed with the next one.
   */
  #copyContexts(): void {
    const end = performance.now() + TIME;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const [happening, context] of waiting) {
      if (performance.now() > end && happening !== waiting.at(-1)![0]) continue;
      const before = this.#context;
      this.#context = safeCopy(context);
      happening.changes = differencesOf(before, this.#context, CHANGES);
    }
  }
  #hear(inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.microstep') this.#taken.push(...takenIn(inspected));
    if (inspected.type !== '@xstate.snapshot') return;
    const { value, context } = this.#state;
    const from = this.#from;
    this.#from = statesIn(graphOf(this.#machine), value);
    const event = inspected.event as { readonly type: string };
    const happening = {
      n: ++this.#count,
      type: event.type,
      payload: payloadOf(event),
      from,
      to: this.#from,
      taken: this.#taken,
      emitted: this.#emitted,
      changes: [],
    };
    this.happenings.push(happening);
    if (this.happenings.length > MEMORY) this.happenings.shift();
    if (context !== this.#original) {
      this.#original = context;
      this.#waiting.push([happening, context]);
      if (this.#waiting.length > WAITING) this.#waiting.shift();
    }
    this.at = undefined;
    this.#taken = [];
    this.#emitted = [];
  }

  /**
   * Sends an event and returns its effect. The transitions tell whether one was taken, also if it only ran an action, for
   * which XState keeps the snapshot. Early versions of XState 5 tell no transitions; there only another snapshot does.
   */
  send(event: { readonly type: string }): Sent {
    const before = this.snapshot;
    const { transitions } = actorStatus(this.#machine, before);
    const near = graphOf(this.#machine).transitions.filter(
      ({ id, kind, event: name }) =>
        kind === 'event' && names(name, event.type) && transitions.get(id)!.status !== 'away',
    );
    const n = this.#count + 1;
    this.actor.send(event);
    if (this.failure) return { kind: 'failed' };
    const taken = this.happenings.find((happening) => happening.n === n)?.taken ?? [];
    if (taken.length > 0 || this.snapshot !== before) return { kind: 'taken' };
    const guards = new Set(near.flatMap(({ guard }) => guard ?? []));
    return guards.size > 0 ? { kind: 'refused', guards: [...guards] } : { kind: 'ignored' };
  }

  /** Returns the same object for the same event, so that its animation runs once. */
  #takenIn(happening: Happening | undefined): Taken {
    if (happening !== this.#last?.happening || !this.#last)
      this.#last = { happening, taken: { ids: happening?.taken ?? [], seen: true } };
    return this.#last.taken;
  }
  /** The chart in its current state, or after the past event shown. */
  look(text: Text): LiveChart {
    this.#copyContexts();
    const { active, transitions } = actorStatus(this.#machine, this.snapshot);
    const { at, happenings } = this;
    const shown = at === undefined ? happenings : happenings.slice(0, at + 1);
    const past = at === undefined ? undefined : (happenings[at]?.to ?? happenings[0]!.from);
    const mark = (id: string): Mark => {
      const stands = past ? ({ status: 'away' } as const) : transitions.get(id)!;
      if (stands.status === 'open') return { kind: 'open', says: text('phases.isFree') };
      if (stands.status === 'away') return { kind: 'away', says: text('phases.isAway') };
      return { kind: 'depends', says: text('phases.isDepending', { guard: stands.guard }) };
    };
    return {
      graph: graphOf(this.#machine),
      words: ownWords,
      active: new Set(past ?? active),
      isOver: !past && this.isOver,
      hasFailed: !past && this.failure !== undefined,
      taken: this.#takenIn(shown.at(-1)),
      counts: countTaken(shown.flatMap(({ taken }) => taken)),
      mark,
    };
  }
}
