/** Decides when an element loads its content: near the viewport or before the page is printed, on a click, or now. Loads it only once. */
import type { LitElement, ReactiveController } from 'lit';
import { whenNear } from '../../embed/watch.js';
import { isUnexpected, logged } from './fault.js';
import { onOnline } from './online.js';

export const LOAD = ['near', 'click', 'now'] as const;
export type Load = (typeof LOAD)[number];

export class LazyLoading implements ReactiveController {
  /** Whether the content could not be loaded. False for invalid input, which another attempt does not change. */
  hasFailed = false;
  #loading: Promise<void> | undefined;
  #observer: IntersectionObserver | undefined;
  readonly #host: LitElement;
  readonly #when: () => Load;
  readonly #fetch: (isStale: () => boolean) => Promise<void>;
  readonly #onFail: (error: unknown) => void;

  /**
   * `fetch` gets a function that says whether its result is stale because another load has begun. `onFail` gets the error
   * with which it rejects, unless it is stale. Except for invalid input, loading is then retried when the browser is online
   * again.
   */
  constructor(
    host: LitElement,
    when: () => Load,
    fetch: (isStale: () => boolean) => Promise<void>,
    onFail: (error: unknown) => void,
  ) {
    this.#host = host;
    this.#when = when;
    this.#fetch = fetch;
    this.#onFail = onFail;
    host.addController(this);
    onOnline(host, () => this.hasFailed && void this.again());
  }
  hostConnected(): void {
    this.wait();
  }
  hostDisconnected(): void {
    this.#rest();
  }
  /** No print waits for it, but the reader may look at the preview and print again. */
  readonly #onPrint = (): void => void this.now();
  /** Does not look out any more for when to load. */
  #rest(): void {
    this.#observer?.disconnect();
    removeEventListener('beforeprint', this.#onPrint);
  }

  get hasBegun(): boolean {
    return this.#loading !== undefined;
  }
  /** Whether loading waits until the element is near the viewport. */
  get waitsToBeNear(): boolean {
    return !this.hasBegun && this.#when() === 'near' && !!globalThis.IntersectionObserver;
  }
  get waitsForClick(): boolean {
    return !this.hasBegun && this.#when() === 'click';
  }
  /** Starts loading, or waits, as the element's `load` says. The element itself handles the click. */
  wait(): void {
    this.#rest();
    if (this.waitsToBeNear) {
      this.#observer = whenNear(this.#host, () => this.now());
      addEventListener('beforeprint', this.#onPrint);
    } else if (this.#when() !== 'click' && !this.hasBegun) void this.now();
  }
  /** Starts loading, unless it has begun. Attributes that the page sets in the same task are taken into account. */
  now(): Promise<void> {
    this.#rest();
    if (!this.#loading) {
      this.hasFailed = false;
      const isStale = () => coming !== this.#loading;
      const coming: Promise<void> = Promise.resolve()
        .then(() => this.#fetch(isStale))
        .catch((error: unknown) => void (isStale() || this.fail(error)));
      this.#loading = coming;
    }
    return this.#loading;
  }
  /** Like `now`, but resolves when the last load that was started is complete. */
  async last(): Promise<void> {
    let coming: Promise<void>;
    do await (coming = this.now());
    while (coming !== this.#loading);
  }
  fail(error: unknown): void {
    this.hasFailed = isUnexpected(error);
    this.#onFail(logged(error, this.#host));
  }
  again(): Promise<void> {
    this.#loading = undefined;
    return this.now();
  }
}
