/** An actor of any XState machine: its chart as it is now, and what it has done since it was given. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Text } from '../../i18n/text.js';
import { differencesOf, type Difference } from '../../inspector/changes.js';
import { foreignStatus, statesIn, takenIn } from '../../inspector/foreign.js';
import { graphOf, machineOf } from '../../inspector/graph.js';
import { safeCopy, type SafeValue } from '../../inspector/safe-copy.js';
import { ownWords } from '../../inspector/diagram.js';
import { BadInput } from '../../kernel/game.js';
import type { Mark, Subject, Taken } from './subject.js';
import { wornBy } from './worn.js';

/** One event that the actor took, as copies: what it holds may change, or hold a whole page. */
export interface Happening {
  readonly n: number;
  readonly type: string;
  /** What the event carried beside its type; `undefined` where it carried nothing. */
  readonly payload: SafeValue;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly taken: readonly string[];
  /** What it changed in the context: of very many changes the first. */
  readonly changes: readonly Difference[];
}

/** How many events are remembered, how many changes of each, and how many values of what an event carries. */
const MEMORY = 500;
const CHANGES = 200;
const CARRIED = 200;

/** What came of an event: a transition was taken, none is there for it, the guards of those that are did not hold, or the actor failed. */
export type Sent =
  { readonly kind: 'taken' | 'ignored' | 'failed' } | { readonly kind: 'refused'; readonly guards: readonly string[] };

/** Whether an event's name is one that a transition is written for: `*` is any, `mouse.*` any that begins so. */
const names = (written: string, type: string): boolean =>
  written === type || written === '*' || (written.endsWith('.*') && `${type}.`.startsWith(written.slice(0, -1)));

export class ActorWatch {
  readonly actor: AnyActorRef;
  readonly happenings: Happening[] = [];
  /** The place of the event that is looked back at, -1 for before the first; `undefined` for where the actor is. */
  at: number | undefined;
  #last: { readonly happening: Happening | undefined; readonly taken: Taken } | undefined;
  #count = 0;
  #taken: string[] = [];
  #from: readonly string[] = [];
  #context: SafeValue;
  #failure: { readonly error: unknown } | undefined;
  #leave: (() => void) | undefined;
  readonly #machine: AnyStateMachine;
  readonly #told: () => void;

  /** Throws `BadInput` for what is no actor of a machine. `told` is called whenever the actor did something. */
  constructor(actor: unknown, told: () => void) {
    const { subscribe, system, logic } = (actor ?? {}) as Partial<AnyActorRef> & { logic?: unknown };
    if (typeof subscribe !== 'function' || !system) throw new BadInput('actor', typeof actor, 'a running XState actor');
    this.#machine = machineOf(logic);
    graphOf(this.#machine);
    this.actor = actor as AnyActorRef;
    this.#told = told;
    this.start();
  }
  /** Listens, again if need be. */
  start(): void {
    this.stop();
    this.#remember();
    let isListening = true;
    // Before XState 5.14 an inspector was an object with `next`, and could not leave again.
    const inspection = this.actor.system.inspect({
      next: (event) => {
        if (!isListening || event.actorRef !== this.actor) return;
        this.#hear(event);
        this.#told();
      },
    }) as { unsubscribe(): void } | undefined;
    const subscription = this.actor.subscribe({
      complete: this.#told,
      error: (error) => {
        this.#failure = { error };
        this.#told();
        if (isUnheard(this.actor)) reportError(error);
      },
    });
    this.#leave = () => {
      isListening = false;
      inspection?.unsubscribe();
      subscription.unsubscribe();
    };
    this.#told();
  }
  stop(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** What the actor failed with; `undefined` while it has not. */
  get failure(): { readonly error: unknown } | undefined {
    const { status, error } = this.snapshot as { readonly status: string; readonly error?: unknown };
    return this.#failure ?? (status === 'error' ? { error } : undefined);
  }
  /** A copy of what it holds, and what the last event changed in it. */
  get context(): { readonly value: SafeValue; readonly changes: readonly Difference[] } {
    return { value: this.#context, changes: this.happenings.at(-1)?.changes ?? [] };
  }

  #remember(): void {
    const { value, context } = this.snapshot as { readonly value: unknown; readonly context: unknown };
    this.#from = statesIn(graphOf(this.#machine), value);
    this.#context = safeCopy(context);
  }
  #hear(inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.microstep') this.#taken.push(...takenIn(inspected));
    if (inspected.type !== '@xstate.snapshot') return;
    const [from, before] = [this.#from, this.#context];
    this.#remember();
    const { type, ...payload } = inspected.event as { readonly type: string };
    this.happenings.push({
      n: ++this.#count,
      type,
      payload: Object.keys(payload).length > 0 ? safeCopy(payload, CARRIED) : undefined,
      from,
      to: this.#from,
      taken: this.#taken,
      changes: differencesOf(before, this.#context).slice(0, CHANGES),
    });
    if (this.happenings.length > MEMORY) this.happenings.shift();
    this.at = undefined;
    this.#taken = [];
  }

  /** Sends an event, and says what came of it: XState leaves the snapshot as it is where no transition was taken. */
  send(event: { readonly type: string }): Sent {
    const before = this.snapshot;
    const { transitions } = foreignStatus(this.#machine, before);
    const near = graphOf(this.#machine).transitions.filter(
      ({ id, kind, event: name }) =>
        kind === 'event' && names(name, event.type) && transitions.get(id)!.status !== 'away',
    );
    this.actor.send(event);
    if (this.failure) return { kind: 'failed' };
    if (this.snapshot !== before) return { kind: 'taken' };
    const guards = new Set(near.flatMap(({ guard }) => guard ?? []));
    return guards.size > 0 ? { kind: 'refused', guards: [...guards] } : { kind: 'ignored' };
  }

  /** The same object for the same event, so that it is seen to happen once. */
  #takenIn(happening: Happening | undefined): Taken {
    if (happening !== this.#last?.happening || !this.#last)
      this.#last = { happening, taken: { ids: happening?.taken ?? [], seen: true } };
    return this.#last.taken;
  }
  /** The chart as it is now, or after the event that is looked back at. */
  look(text: Text): Subject {
    const { active, transitions } = foreignStatus(this.#machine, this.snapshot);
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
      isOver: this.snapshot.status !== 'active' || this.failure !== undefined,
      hasFailed: this.failure !== undefined,
      taken: this.#takenIn(shown.at(-1)),
      worn: wornBy(shown.flatMap(({ taken }) => taken)),
      mark,
    };
  }
}

/** Whether nobody but us hears of this actor's error, so that XState itself would have reported it. */
function isUnheard(actor: AnyActorRef): boolean {
  const { observers, _parent } = actor as AnyActorRef & { readonly observers?: ReadonlySet<unknown> };
  return !_parent && (observers?.size ?? 1) <= 1;
}
