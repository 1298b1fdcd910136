/** When an element fetches what it shows: near the viewport, on a click, or now; and only once. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { boxesOf } from '../../embed/watch.js';

export const LOAD = ['near', 'click', 'now'] as const;
export type Load = (typeof LOAD)[number];

export class LazyLoading implements ReactiveController {
  #coming: Promise<void> | undefined;
  #near: IntersectionObserver | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #when: () => Load;
  readonly #fetch: (isStale: () => boolean) => Promise<void>;
  readonly #isMissed: () => boolean;

  /**
   * `fetch` is told whether what it fetches comes too late: something else was asked for since. What `isMissed` says could
   * not be fetched is asked for again when the network is back.
   */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    when: () => Load,
    fetch: (isStale: () => boolean) => Promise<void>,
    isMissed: () => boolean = () => false,
  ) {
    this.#host = host;
    this.#when = when;
    this.#fetch = fetch;
    this.#isMissed = isMissed;
    host.addController(this);
  }
  hostConnected(): void {
    addEventListener('online', this.#online);
    this.wait();
  }
  hostDisconnected(): void {
    removeEventListener('online', this.#online);
    this.#near?.disconnect();
  }
  readonly #online = (): void => {
    if (this.hasBegun && this.#isMissed()) void this.again();
  };

  /** The name of the element. */
  get element(): string {
    return this.#host.localName;
  }
  /** Whether it was asked for. */
  get hasBegun(): boolean {
    return this.#coming !== undefined;
  }
  /** Whether it is still to be near before anything is fetched. */
  get waitsToBeNear(): boolean {
    return !this.hasBegun && this.#when() === 'near' && !!globalThis.IntersectionObserver;
  }
  /** Whether a click is still to fetch it. */
  get waitsForClick(): boolean {
    return !this.hasBegun && this.#when() === 'click';
  }
  /** Waits for the reader as the element's `load` says; a click is the element's own to hear. */
  wait(): void {
    this.#near?.disconnect();
    if (this.waitsToBeNear) {
      this.#near ??= new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void this.now(),
        { rootMargin: '200px' },
      );
      for (const room of boxesOf(this.#host)) this.#near.observe(room);
    } else if (this.#when() !== 'click' && !this.hasBegun) void this.now();
  }
  /** Fetches at once, if that has not begun. What a page sets in the same breath is heeded. */
  now(): Promise<void> {
    this.#near?.disconnect();
    if (!this.#coming) {
      const coming: Promise<void> = Promise.resolve().then(() => this.#fetch(() => coming !== this.#coming));
      this.#coming = coming;
    }
    return this.#coming;
  }
  /** Fetches as `now`, and resolves when what was asked for last is there. */
  async last(): Promise<void> {
    let coming: Promise<void>;
    do await (coming = this.now());
    while (coming !== this.#coming);
  }
  /** Fetches anew. */
  again(): Promise<void> {
    this.#coming = undefined;
    return this.now();
  }
}
