/** Sources for inspectors, limited to what may be sent: a game as a viewer sees it, or any actor in full. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { redacted, viewFor } from '../../kernel/view.js';
import { memoized } from '../../kernel/memoized.js';
import { checkMove } from '../../kernel/play.js';
import type { Game, Json, Move, Snapshot, Viewer } from '../../kernel/game.js';
import type { History } from '../../playthrough/history.js';
import { harmless, hearSystem, rootActorOf, statusOf } from '../actor-system.js';
import { chartConfigOf } from '../exports/json.js';
import { plain } from '../plain.js';
import type { Source, Told, ToldEvent, ToldSnapshot } from './types.js';

/** Converts an actor's snapshots and events to what may be sent. */
interface Terms {
  snapshot(snapshot: AnyMachineSnapshot): ToldSnapshot;
  event(event: { readonly type: string }): ToldEvent;
}

type Hear = (told: Told) => void;

const whole: Terms = {
  snapshot(snapshot) {
    const { status, value, context, output, error, tags } = snapshot as object as Readonly<Record<string, unknown>>;
    // The context comes last: of a large one, the rest is left out.
    return plain({ status, value, tags, error, output, context }) as unknown as ToldSnapshot;
  },
  event: (event) => ({ ...(plain(event) as ToldEvent), type: event.type }),
};

/** A game as `viewFor` shows it. For events that are no moves only the name is sent: a start event may contain a table. */
const through = (game: Game, viewer: () => Viewer): Terms => ({
  snapshot: (snapshot) => ({
    status: snapshot.status,
    value: plain(snapshot.value)!,
    context: { table: plain(viewFor(game, snapshot as unknown as Snapshot, viewer()).table)! },
  }),
  event: (event) =>
    Object.hasOwn(game.fields, event.type)
      ? (plain(redacted(game, event as Move, viewer())) as ToldEvent)
      : { type: event.type },
});

/**
 * Converts XState's inspection events. Events are held back until the snapshot that follows, because that snapshot
 * introduces their actor.
 */
class Teller {
  readonly #terms: Terms;
  readonly #hear: Hear;
  readonly #running = new Map<string, AnyActorRef>();
  readonly #ended = new Set<string>();
  readonly #held = new Map<string, (InspectionEvent & { type: '@xstate.event' })[]>();

  constructor(terms: Terms, hear: Hear) {
    this.#terms = terms;
    this.#hear = hear;
  }

  /** An actor that was introduced and has not ended. */
  actor(sessionId: string): AnyActorRef | undefined {
    return this.#running.get(sessionId);
  }

  /** Reports a running actor, once, after its parents. */
  introduce(actor: AnyActorRef, snapshot: AnyMachineSnapshot | undefined): void {
    const { sessionId, id, _parent: parent } = actor;
    if (this.#running.has(sessionId) || snapshot === undefined) return;
    if (parent) this.introduce(parent, parent.getSnapshot() as AnyMachineSnapshot | undefined);
    this.#running.set(sessionId, actor);
    this.#hear({
      type: 'actor',
      sessionId,
      id,
      ...(parent && this.#running.has(parent.sessionId) && { parent: parent.sessionId }),
      config: configFor(actor),
      snapshot: this.#terms.snapshot(snapshot),
    });
  }

  readonly next = (inspected: InspectionEvent): void => {
    const { sessionId } = inspected.actorRef;
    if (this.#ended.has(sessionId)) return;
    if (inspected.type === '@xstate.event') {
      // No snapshot will follow if the actor has ended.
      if (statusOf(inspected.actorRef as AnyActorRef) !== 'active') return;
      const held = this.#held.get(sessionId);
      if (held) held.push(inspected);
      else this.#held.set(sessionId, [inspected]);
    } else if (inspected.type === '@xstate.snapshot') {
      this.#tell(inspected.actorRef as AnyActorRef, inspected.event, inspected.snapshot as AnyMachineSnapshot);
    }
  };
  #tell(actor: AnyActorRef, event: { readonly type: string }, snapshot: AnyMachineSnapshot): void {
    const { sessionId } = actor;
    const isStopped = (snapshot.status as string) === 'stopped';
    const held = this.#held.get(sessionId) ?? [];
    this.#held.delete(sessionId);
    if (snapshot.status !== 'active') this.#ended.add(sessionId);
    // An actor that stopped before it was introduced is not reported.
    if (isStopped && !this.#running.has(sessionId)) return;
    this.introduce(actor, snapshot);
    for (const { event, sourceRef } of held) {
      const source = sourceRef?.sessionId;
      const told = this.#terms.event(event);
      this.#hear({ type: 'event', sessionId, ...(source !== undefined && { source }), event: told });
    }
    const told = this.#terms.event(event);
    this.#hear({ type: 'snapshot', sessionId, event: told, snapshot: this.#terms.snapshot(snapshot) });
    if (snapshot.status !== 'active') this.#running.delete(sessionId);
  }
}

const configOf = memoized(chartConfigOf);

/** The config of an actor's machine, without its context: the snapshot contains that, as far as it may be sent. */
function configFor({ id, logic }: AnyActorRef & { logic?: object }): { id: string; [name: string]: Json } {
  if (!logic || !('root' in logic)) return { id };
  return { ...configOf(logic), id: (logic as AnyStateMachine).id };
}

export interface GameSourceOptions {
  /** The viewer; called each time, because it may change from move to move. */
  readonly viewer: () => Viewer;
  /** Makes a move received from outside. Its form is valid, but it may be refused: then `send` may throw. */
  readonly send?: (move: Move) => void;
}

/** A source that follows a game across undo, fork and looking back: each starts another actor and ends the previous one. */
export function gameSource(playthrough: History, { viewer, send }: GameSourceOptions): Source {
  const { game } = playthrough;
  let now: string | undefined;
  return {
    tell(everything, hear) {
      const teller = new Teller(
        everything && playthrough.knownTo === undefined ? whole : through(game, viewer),
        (told) => {
          if (told.type === 'actor') now = told.sessionId;
          hear(told);
        },
      );
      return playthrough.inspect(harmless(teller.next));
    },
    send(sessionId, event) {
      if (sessionId !== now) return;
      attempt(() => {
        const move = event as Move & Readonly<Record<string, unknown>>;
        checkMove(game, move);
        const fields = ['type', 'seat', ...Object.keys(game.fields[move.type]!)];
        send?.(Object.fromEntries(fields.map((name) => [name, move[name]])) as unknown as Move);
      });
    },
  };
}

/** An actor of any XState machine, with its children and the other actors of its system. */
export function actorSource(actor: AnyActorRef): Source {
  let teller: Teller | undefined;
  return {
    tell(_everything, hear) {
      const mine = (teller = new Teller(whole, hear));
      const meet = (each: AnyActorRef) => {
        const snapshot = each.getSnapshot() as AnyMachineSnapshot | undefined;
        mine.introduce(each, snapshot);
        Object.values((snapshot?.children ?? {}) as Record<string, AnyActorRef | undefined>).forEach(
          (child) => child && meet(child),
        );
      };
      meet(rootActorOf(actor));
      return hearSystem(actor, mine.next);
    },
    send: (sessionId, event) => attempt(() => teller?.actor(sessionId)?.send(event)),
  };
}

/** Input from outside may be wrong in any way, and must not disturb the page. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Refused; nothing has changed.
  }
}
