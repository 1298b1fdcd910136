/**
 * Lets several elements on a page share one game: a linked element requests access from the element that runs the game, by
 * an event.
 */
import type { LitElement, ReactiveController } from 'lit';
import type { Session } from './session.js';

/** The interface that an element shares. It stays the same object as long as the element exists. */
export interface SharedSession {
  /** The current session there, replaced with another game or lesson. `undefined` until it is loaded. */
  readonly session: Session | undefined;
  /** The element, with its board and controls in its shadow root. */
  readonly host: LitElement & { readonly undo?: 'fair' | 'free' | null };
  /** Calls `onUpdate` after each update of the element. Returns a function that unsubscribes. */
  join(onUpdate: () => void): () => void;
}

/** Event dispatched on the element that runs a game. An element that is not upgraded yet does not answer. */
export class SessionRequest extends Event {
  static readonly type = 'playable-join';
  readonly answer: (shared: SharedSession) => void;
  constructor(answer: (shared: SharedSession) => void) {
    super(SessionRequest.type);
    this.answer = answer;
  }
}

export class SessionProvider implements ReactiveController, SharedSession {
  readonly host: LitElement;
  readonly #joined = new Set<() => void>();
  readonly #session: () => Session | undefined;

  constructor(host: LitElement, session: () => Session | undefined) {
    this.host = host;
    this.#session = session;
    host.addController(this);
    host.addEventListener(SessionRequest.type, (event) => (event as SessionRequest).answer(this));
  }
  hostUpdated(): void {
    this.#joined.forEach((tell) => tell());
  }
  get session(): Session | undefined {
    return this.#session();
  }
  join(onUpdate: () => void): () => void {
    this.#joined.add(onUpdate);
    return () => this.#joined.delete(onUpdate);
  }
}
