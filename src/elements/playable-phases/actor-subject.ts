/** An actor of any XState machine: its chart as it is now, and what it has done since it was given. */
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Text } from '../../i18n/text.js';
import { foreignStatus, takenIn } from '../../inspector/foreign.js';
import { graphOf } from '../../inspector/graph.js';
import { ownWords } from '../../inspector/diagram.js';
import { BadInput } from '../../kernel/game.js';
import type { Mark, Subject } from './subject.js';

/** One event that the actor took. */
export interface Happening {
  readonly n: number;
  readonly event: { readonly type: string };
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly taken: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** How many events are remembered. */
const MEMORY = 500;

export class ActorWatch {
  readonly actor: AnyActorRef;
  readonly happenings: Happening[] = [];
  #count = 0;
  #taken: string[] = [];
  #before: AnyMachineSnapshot;
  #leave: (() => void) | undefined;
  readonly #told: () => void;

  /** Throws `BadInput` for what is no actor of a machine. `told` is called whenever the actor did something. */
  constructor(actor: unknown, told: () => void) {
    const { subscribe, system, logic } = (actor ?? {}) as Partial<AnyActorRef> & { logic?: unknown };
    if (typeof subscribe !== 'function' || !system) throw new BadInput('actor', typeof actor, 'a running XState actor');
    graphOf(logic);
    this.actor = actor as AnyActorRef;
    this.#told = told;
    this.#before = this.snapshot;
    this.start();
  }
  /** Listens, again if need be. */
  start(): void {
    this.stop();
    this.#before = this.snapshot;
    const inspection = this.actor.system.inspect((event) => {
      this.#hear(event);
      if (event.actorRef === this.actor) this.#told();
    });
    const subscription = this.actor.subscribe({ complete: this.#told, error: this.#told });
    this.#leave = () => {
      inspection.unsubscribe();
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

  #hear(inspected: InspectionEvent): void {
    if (inspected.actorRef !== this.actor) return;
    if (inspected.type === '@xstate.microstep') this.#taken.push(...takenIn(inspected));
    if (inspected.type !== '@xstate.snapshot') return;
    const after = inspected.snapshot as AnyMachineSnapshot;
    const before = this.#before;
    this.happenings.push({
      n: ++this.#count,
      event: inspected.event,
      from: foreignStatus(before).active,
      to: foreignStatus(after).active,
      taken: this.#taken,
      before: before.context,
      after: after.context,
    });
    if (this.happenings.length > MEMORY) this.happenings.shift();
    this.#before = after;
    this.#taken = [];
  }

  /** The chart as it is now. */
  look(text: Text): Subject {
    const { snapshot } = this;
    const { active, transitions } = foreignStatus(snapshot);
    const mark = (id: string): Mark => {
      const stands = transitions.get(id)!;
      if (stands.status === 'open') return { kind: 'open', says: text('phases.isFree') };
      if (stands.status === 'away') return { kind: 'away', says: text('phases.isAway') };
      return { kind: 'depends', says: text('phases.isDepending', { guard: stands.guard }) };
    };
    return {
      graph: graphOf(snapshot.machine),
      words: ownWords,
      active: new Set(active),
      isOver: snapshot.status !== 'active',
      taken: { ids: this.happenings.at(-1)?.taken ?? [], seen: true },
      mark,
    };
  }
}
