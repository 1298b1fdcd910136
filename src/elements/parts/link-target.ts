/**
 * Lets several elements on a page share one game: a linked element requests access from the element that runs the game, by
 * an event.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Session } from './session.js';

/** The interface that an element shares. It stays the same object as long as the element exists. */
export interface Linked {
  /** The current session there, replaced with another game or lesson. `undefined` until it is loaded. */
  readonly session: Session | undefined;
  /** The shadow root with its board and controls. */
  readonly root: ShadowRoot;
  /** Calls `told` after each update of the element. Returns a function that unsubscribes. */
  join(told: () => void): () => void;
}

/** Event dispatched on the element that runs a game. An element that is not upgraded yet does not answer. */
export class LinkRequest extends Event {
  static readonly type = 'playable-join';
  readonly answer: (shared: Linked) => void;
  constructor(answer: (shared: Linked) => void) {
    super(LinkRequest.type);
    this.answer = answer;
  }
}

/** Shares the session of its host. */
export class LinkTarget implements ReactiveController, Linked {
  readonly #joined = new Set<() => void>();
  readonly #host: HTMLElement;
  readonly #session: () => Session | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, session: () => Session | undefined) {
    this.#host = host;
    this.#session = session;
    host.addController(this);
    host.addEventListener(LinkRequest.type, (event) => (event as LinkRequest).answer(this));
  }
  hostUpdated(): void {
    this.#joined.forEach((tell) => tell());
  }
  get session(): Session | undefined {
    return this.#session();
  }
  get root(): ShadowRoot {
    return this.#host.shadowRoot!;
  }
  join(told: () => void): () => void {
    this.#joined.add(told);
    return () => this.#joined.delete(told);
  }
}
