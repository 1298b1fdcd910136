/** Types of the messages between a running actor and an inspector outside the page. */
import type { Json } from '../../kernel/game.js';

/** An event as it is sent: its type and its payload as plain data. */
export interface ToldEvent {
  readonly type: string;
  readonly [name: string]: Json;
}

/** A snapshot as it is sent. */
export interface ToldSnapshot {
  readonly status: string;
  readonly value?: Json;
  readonly context?: Json;
  readonly output?: Json;
  readonly error?: Json;
  readonly tags?: readonly string[];
}

/** One message, as plain data limited to what may be sent. An actor is reported before its events. */
export type Told =
  | {
      readonly type: 'actor';
      readonly sessionId: string;
      readonly id: string;
      /** The session of the parent actor. */
      readonly parent?: string;
      /** The machine's config; only an id if the actor has no machine. */
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

/** What an inspector shows: a game, or a developer's own actor. */
export interface Source {
  /** Reports all running actors, and then everything that happens, until the returned function is called. */
  tell(everything: boolean, hear: (told: Told) => void): () => void;
  /**
   * Sends an event from outside to one of the actors. Never throws: an event that is refused, or whose actor has stopped,
   * is ignored.
   */
  send(sessionId: string, event: { readonly type: string }): void;
}

export interface OutwardOptions {
  /**
   * Address of the receiver, absolute or relative to the page; by default Stately's own. An invalid one throws
   * `BadInput`.
   */
  readonly url?: string | null;
  /** Whether hidden information and the random generator are sent too. */
  readonly everything: boolean;
  /** The window in which to show the receiver, such as that of a frame; by default a new one is opened. */
  readonly window?: Window;
  /** Called once, when the inspector is found closed. */
  readonly ended?: () => void;
}

/** An open inspector. */
export interface Outward {
  /** Whether it is still open. */
  readonly isOpen: boolean;
  /** Switches to another source: a copy of the game that is visited, or another game. */
  follow(source: Source): void;
  /** Stops sending. The window stays open for its reader. */
  stop(): void;
}

/** Why no inspector can be opened: the page is in a frame, or the browser blocked the window. */
export type OutwardFault = 'frame' | 'blocked';

export class OutwardError extends Error {
  override readonly name = 'OutwardError';
  readonly code: OutwardFault;
  constructor(code: OutwardFault, message: string) {
    super(message);
    this.code = code;
  }
}
