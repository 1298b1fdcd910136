/** The actors of a running XState system, and the messages between them since they are watched. */
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { implementationName } from './graph.js';
import { insideOf, safeCopy, type SafeRecord, type SafeValue } from './safe-copy.js';

export interface SystemActor {
  readonly ref: AnyActorRef;
  readonly name: string;
  /** Name of its logic; empty if it was given inline. */
  readonly logic: string;
  readonly isMachine: boolean;
  /** How many actors are around it. */
  readonly depth: number;
}
/** An event sent from one actor to another or emitted. Holds a copy of its payload. */
export interface Message {
  readonly n: number;
  /** `undefined`: from outside the system. */
  readonly from: AnyActorRef | undefined;
  /** `undefined`: emitted, to whoever listens. */
  readonly to: AnyActorRef | undefined;
  readonly type: string;
  /** The event without its type; `undefined` if it has no other fields. */
  readonly payload: SafeValue;
}

/** Limits: messages remembered, actors listed, and values copied from one payload. */
const MEMORY = 500;
const CROWD = 100;
const CARRIED = 200;

type Inner = AnyActorRef & { readonly _parent?: AnyActorRef; readonly logic?: { readonly root?: unknown } };
type Event = { readonly type: string };

/**
 * Whether a reader may send an event of this type: XState's own would end or mislead an actor, and so does `*`, which is
 * no type but a pattern.
 */
export const maySend = (type: string): boolean => type !== '*' && !type.startsWith('xstate.');

/** The fields of an event beside its type, copied; `undefined` if there are none. */
export function payloadOf(event: Event): SafeValue {
  const { type: _type, ...payload } = (insideOf(safeCopy(event, CARRIED)) ?? {}) as SafeRecord;
  return Object.keys(payload).length > 0 ? payload : undefined;
}
/** Listens as `hear` does. XState calls it inside the `send` of the page, where an error of ours would end the page's actor. */
export const harmless =
  <A>(hear: (heard: A) => void) =>
  (heard: A): void => {
    try {
      hear(heard);
    } catch (error) {
      console.error(error);
    }
  };
/** Calls `hear` for each event that the actor emits. XState before 5.9 emits none. Returns a function that ends it. */
export function hearEmitted(ref: AnyActorRef, hear: (event: Event) => void): () => void {
  const subscription = (ref as Partial<AnyActorRef>).on?.('*', harmless(hear) as () => void);
  return () => subscription?.unsubscribe();
}

/** Calls `hear` for each inspection event of the actor's system. Returns a function that ends it. */
export function hearSystem({ system }: AnyActorRef, hear: (event: InspectionEvent) => void): () => void {
  let isListening = true;
  const hears = harmless(hear);
  // Before XState 5.14, `inspect` took an observer object with `next` and returned no subscription.
  const inspection = system.inspect({ next: (event) => isListening && hears(event) }) as
    { unsubscribe(): void } | undefined;
  return () => {
    isListening = false;
    inspection?.unsubscribe();
  };
}

/** The outermost actor of a system. */
export const rootActorOf = (actor: Inner): AnyActorRef => (actor._parent ? rootActorOf(actor._parent) : actor);

export class ActorSystem {
  readonly messages: Message[] = [];
  readonly #root: AnyActorRef;
  readonly #onChange: () => void;
  /** The actors known, each with a function that ends listening to what it emits. */
  readonly #known = new Map<AnyActorRef, () => void>();
  #count = 0;
  #leave: (() => void) | undefined;

  /** `onChange` is called after each message, and when an actor was created. */
  constructor(actor: AnyActorRef, onChange: () => void) {
    this.#root = rootActorOf(actor);
    this.#onChange = onChange;
    this.start();
  }
  /** Listens to the system; starts anew if it already does. */
  start(): void {
    this.stop();
    const endInspection = hearSystem(this.#root, (event) => this.#hear(event));
    this.#leave = () => {
      endInspection();
      this.#known.forEach((end) => end());
      this.#known.clear();
    };
    this.#meet(this.#root);
    // Actors that have stopped still have messages.
    for (const { from, to } of this.messages) for (const ref of [from, to]) if (ref) this.#meet(ref);
  }
  stop(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  /** All actors, each before its children; those that have stopped too, while messages of theirs are remembered. */
  get actors(): SystemActor[] {
    const refs = [...this.#known.keys()];
    const within = (parent: Inner | undefined, depth: number): SystemActor[] =>
      refs
        .filter((ref) => (ref as Inner)._parent === parent)
        .flatMap((ref) => [described(ref, depth), ...within(ref, depth + 1)]);
    return within(undefined, 0);
  }

  /** Adds an actor and those that it has already created. */
  #meet(ref: AnyActorRef): void {
    if (!this.#known.has(ref)) {
      this.#known.set(
        ref,
        hearEmitted(ref, (event) => this.#add(ref, undefined, event)),
      );
      if (this.#known.size > CROWD) this.#forget();
    }
    const { children = {} } = snapshotOf(ref);
    for (const child of Object.values(children)) if (child) this.#meet(child);
  }
  /** Forgets actors that have stopped and of which no message is remembered. */
  #forget(): void {
    const heard = new Set(this.messages.flatMap(({ from, to }) => [from, to]));
    const needed = new Set<AnyActorRef | undefined>();
    for (const ref of this.#known.keys())
      if (heard.has(ref) || statusOf(ref) === 'active')
        for (let at: Inner | undefined = ref; at; at = at._parent) needed.add(at);
    for (const [ref, end] of this.#known)
      if (!needed.has(ref)) {
        end();
        this.#known.delete(ref);
      }
  }
  #hear(event: InspectionEvent): void {
    const ref = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.actor') this.#meet(ref);
    if (event.type === '@xstate.event') this.#add(event.sourceRef as AnyActorRef | undefined, ref, event.event);
  }
  #add(from: AnyActorRef | undefined, to: AnyActorRef | undefined, event: Event): void {
    for (const ref of [from, to]) if (ref && !this.#known.has(ref)) this.#meet(ref);
    this.messages.push({ n: ++this.#count, from, to, type: event.type, payload: payloadOf(event) });
    if (this.messages.length > MEMORY) this.messages.shift();
    this.#onChange();
  }
}

function described(ref: Inner, depth: number): SystemActor {
  const isMachine = ref.logic?.root !== undefined;
  const src: unknown = ref._parent ? (ref as { readonly src?: unknown }).src : undefined;
  const logic =
    typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : isMachine ? implementationName(ref.logic) : '';
  return {
    ref,
    name: ref._parent ? ref.id : implementationName(ref.logic),
    logic: ref._parent ? logic : '',
    isMachine,
    depth,
  };
}

export type ActorState = 'active' | 'done' | 'error' | 'stopped';
interface KnownSnapshot {
  readonly status?: ActorState;
  readonly value?: unknown;
  readonly children?: Readonly<Record<string, AnyActorRef>>;
}
/** What is known of any actor's snapshot; empty while the actor is being created, when XState may refuse to give it. */
export function snapshotOf(ref: AnyActorRef): KnownSnapshot {
  try {
    return (ref.getSnapshot() ?? {}) as KnownSnapshot;
  } catch {
    return {};
  }
}
/** How an actor is; `active` while it is being created. */
export const statusOf = (ref: AnyActorRef): ActorState => snapshotOf(ref).status ?? 'active';
