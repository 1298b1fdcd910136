/**
 * What passes between a running actor and an inspector outside the page.
 *
 * Beside these types `index.ts` gives: `gameSource(playthrough, { viewer, send })` and `actorSource(actor)`, what is shown;
 * `openStately(source, options)` and `openXStateInspect(source, options)`, which open an inspector on it in a window of
 * its own, to be called from a click; `outwardRefusal()`, why neither can be done here; `STATELY` and `XSTATE_INSPECT`,
 * the addresses that are opened where none is named.
 */
import type { Json } from '../../kernel/game.js';

/** An event as it is told: its type, and what it carries as plain data. */
export interface ToldEvent {
  readonly type: string;
  readonly [name: string]: Json;
}

/** A snapshot as it is told. */
export interface ToldSnapshot {
  readonly status: string;
  readonly value?: Json;
  readonly context?: Json;
  readonly output?: Json;
  readonly error?: Json;
  readonly tags?: readonly string[];
}

/** One thing that happened, as plain data that agrees with what may be told. An actor is told before its events. */
export type Told =
  | {
      readonly type: 'actor';
      readonly sessionId: string;
      readonly id: string;
      /** The session of the actor that made it. */
      readonly parent?: string;
      /** The machine's config; of an actor without a machine its id alone. */
      readonly config: { readonly id: string; readonly [name: string]: Json };
      readonly snapshot: ToldSnapshot;
    }
  | { readonly type: 'event'; readonly sessionId: string; readonly source?: string; readonly event: ToldEvent }
  | {
      readonly type: 'snapshot';
      readonly sessionId: string;
      readonly event: ToldEvent;
      readonly snapshot: ToldSnapshot;
    };

/** What is shown outside: a game, or an actor of a developer's own. */
export interface Source {
  /** Tells what runs, and then all that happens, until the function it gives is called. */
  tell(everything: boolean, hear: (told: Told) => void): () => void;
  /** Takes an event for one of its actors from outside. Never throws: what is refused or stopped is left out. */
  send(sessionId: string, event: { readonly type: string }): void;
}

export interface OutwardOptions {
  /** The receiver's address, absolute or from the page; Stately's own without one. Throws `BadInput` for what is none. */
  readonly url?: string | null;
  /** Whether what is hidden from the viewer and the generator of chance are sent too. */
  readonly everything: boolean;
  /** A window that is to show the receiver, such as that of a frame; without one a new one is opened. */
  readonly window?: Window;
  /** Called once, when the inspector is found closed. */
  readonly ended?: () => void;
}

/** An inspector that was opened. */
export interface Outward {
  /** Whether it is still there. */
  readonly isOpen: boolean;
  /** Shows something else from now on: a copy of the game that is visited, or another game. */
  follow(source: Source): void;
  /** Tells it nothing more. Its window stays, for whoever reads in it. */
  stop(): void;
}

/** Why nothing can be opened: the page is shown in a frame; the browser opened no window. */
export type OutwardFault = 'frame' | 'blocked';

export class OutwardError extends Error {
  override readonly name = 'OutwardError';
  readonly code: OutwardFault;
  constructor(code: OutwardFault, message: string) {
    super(message);
    this.code = code;
  }
}
