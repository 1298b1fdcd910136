/** One game for several elements of a page: whoever goes with an element that runs one asks for it by an event. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Session } from './session.js';

/** What an element shares: one and the same thing for as long as the element lives. */
export interface Linked {
  /** What runs there now; another one when its game or lesson is another, `undefined` until that has come. */
  readonly session: Session | undefined;
  /** Where its drawing and its controls are. */
  readonly root: ShadowRoot;
  /** From now on `told` is called whenever something else is on show there. Returns the way out. */
  join(told: () => void): () => void;
}

/** Asked of the element that runs a game. One that is not upgraded yet does not answer. */
export class LinkRequest extends Event {
  static readonly type = 'playable-join';
  readonly answer: (shared: Linked) => void;
  constructor(answer: (shared: Linked) => void) {
    super(LinkRequest.type);
    this.answer = answer;
  }
}

/** Shares what its host runs. */
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
