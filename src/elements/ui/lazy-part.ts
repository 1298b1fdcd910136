/** Lazy loader of a part of an element. Loads it at the first request. */
import type { ReactiveControllerHost } from 'lit';
import { tryLoad } from './failed-loads.js';

export class LazyPart<A> {
  /** The part; `undefined` until it is loaded. */
  value: A | undefined;
  #loading: Promise<void> | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #name: string;
  readonly #fetch: () => Promise<A>;

  constructor(host: ReactiveControllerHost, name: string, fetch: () => Promise<A>) {
    this.#host = host;
    this.#name = name;
    this.#fetch = fetch;
  }
  /**
   * Loads the part and then requests an update of the host. If that fails, the element shows a note with a retry button.
   * Resolves in either case.
   */
  load(): Promise<void> {
    return (this.#loading ??= tryLoad(this.#host, this.#name, async () => {
      this.value = await this.#fetch();
      this.#host.requestUpdate();
    }));
  }
}
