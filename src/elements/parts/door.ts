/** The way to a part of an element that is fetched when it is first asked for. */
import type { ReactiveControllerHost } from 'lit';
import { missed } from './missed.js';

export class Door<A> {
  /** The part, once it is here. */
  fetched: A | undefined;
  #coming: Promise<void> | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #name: string;
  readonly #fetch: () => Promise<A>;

  constructor(host: ReactiveControllerHost, name: string, fetch: () => Promise<A>) {
    this.#host = host;
    this.#name = name;
    this.#fetch = fetch;
  }
  get isHere(): boolean {
    return this.fetched !== undefined;
  }
  /**
   * Has the host drawn with it when it is here; what cannot be had is told in a line, and asked for again. Resolves in either
   * case.
   */
  open(): Promise<void> {
    return (this.#coming ??= this.#fetch().then(
      (part) => {
        this.fetched = part;
        this.#host.requestUpdate();
      },
      (error: unknown) => missed(this.#host, this.#name, error, () => (this.#coming = undefined)),
    ));
  }
}
